/** How languages write a time of day, where not as `18:30`. What follows an hour is set off like its own sign. */
const styles: Record<string, (hours: number, minutes: string) => string> = {
  'en-AU': (hours, minutes) => `${hours % 12 || 12}:${minutes}\u00a0${hours < 12 ? 'am' : 'pm'}`,
  fr: (hours, minutes) => `${hours}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`,
  'pt-BR': (hours, minutes) => `${hours}h${minutes === '00' ? '' : minutes}`,
};

/**
 * How a language writes clock times. `Intl` is not asked: its first answer keeps a phone busy, and it has `18:30`
 * where readers of French and Brazilian Portuguese write `18 h 30` and `18h30`.
 * @param tag BCP 47 tag
 * @returns a function of a time of day, in milliseconds since midnight
 */
export function clockTime(tag: string): (time: number) => string {
  const write = styles[tag] ?? ((hours, minutes) => `${hours}:${minutes}`);
  return (time) => {
    const minutes = Math.floor(time / 60_000);
    return write(Math.floor(minutes / 60) % 24, String(minutes % 60).padStart(2, '0'));
  };
}
