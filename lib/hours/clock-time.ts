/**
 * How a language writes clock times. French and Brazilian Portuguese readers write `18 h 30` and
 * `18h30`, where `Intl` has `18:30` for both; the others are as `Intl` writes them.
 * @param tag BCP 47 tag
 * @returns a function of a time of day, in milliseconds since midnight
 */
export function clockTime(tag: string): (time: number) => string {
  const hour = { fr: '\u00a0h', 'pt-BR': 'h' }[tag];
  if (hour !== undefined) {
    // What follows the full hour is set off like the hour's own sign.
    const gap = hour === 'h' ? '' : '\u00a0';
    return (time) => {
      const minutes = Math.floor(time / 60_000);
      const past = minutes % 60;
      return `${Math.floor(minutes / 60)}${hour}${past ? gap + String(past).padStart(2, '0') : ''}`;
    };
  }
  const format = new Intl.DateTimeFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  // `9:00 am` stays on one line.
  return (time) => format.format(time).replace(/\s/g, '\u00a0');
}
