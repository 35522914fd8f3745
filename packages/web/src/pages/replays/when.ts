/** When a match was begun, in the language of the page. */
export function whenWords(started: string): string {
  return new Date(started).toLocaleString(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}
