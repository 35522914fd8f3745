/** A time of day, in the language of the page; with its day when that is not today. */
export function timeWords(time: number): string {
  const then = new Date(time);
  const isToday = then.toDateString() === new Date().toDateString();
  return then.toLocaleString(document.documentElement.lang, {
    ...(isToday ? {} : { weekday: 'short' as const }),
    hour: '2-digit',
    minute: '2-digit',
  });
}
