/** Rows of ids and figures as they are written in every language: with commas. */

export function commas(items: unknown): string {
  return (items as readonly string[]).join(', ');
}

/** Things that are typed exactly so, such as a key of a file. */
export function quoted(items: unknown): string {
  return commas((items as readonly string[]).map((item) => `"${item}"`));
}

/** The first dozen, and a sign that there are more. */
export function someOf(names: readonly string[]): string {
  return `${commas(names.slice(0, 12))}${names.length > 12 ? ', …' : ''}`;
}
