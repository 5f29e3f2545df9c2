/**
 * The `ref` of a box that a visitor ticks. Some browsers would bring the ticks of the last visit back;
 * the attribute that stops them is not HTML on a box, hence from here and not in the markup.
 */
export function unremembered(box: HTMLInputElement | null) {
  box?.setAttribute('autocomplete', 'off');
}
