import { fill } from './fill';

/**
 * A range as a language writes it, and one number where both ends are the same.
 * @param template `{from} to {to}`, where `{to}` has the unit and `{from}` has none; `{fromWhole}` has it too
 * @param single the same for one number
 */
export function writeRange(
  format: Intl.NumberFormat,
  [from, to]: readonly [number, number],
  template: string,
  single = '{to}',
): string {
  const [bare] = format.formatToParts(from).filter(({ type }) => type === 'integer');
  return fill(from === to ? single : template, {
    from: bare?.value ?? '',
    fromWhole: format.format(from),
    to: format.format(to),
  });
}
