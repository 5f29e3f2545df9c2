/** White space, and characters that are as invisible: zero-width spaces, direction marks. */
const aroundText = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/**
 * Takes out what nobody sees before the browser checks a form: around an email address, which it would refuse, and in
 * a field that holds nothing else, which it would accept.
 */
export function tidyFields(fields: Iterable<HTMLInputElement | HTMLTextAreaElement>): void {
  for (const field of fields) {
    const text = field.value.replace(aroundText, '');
    if (text !== field.value && (text === '' || field.type === 'email')) field.value = text;
  }
}
