/** How a language names the times and days of a time zone. */
export function clockWords(timeZone: string, tag: string) {
  const time = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone });
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone });
  return {
    time: (moment: number) => time.format(moment),
    weekday: (moment: number) => weekday.format(moment),
  };
}
