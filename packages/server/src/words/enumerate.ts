/** Ids as they are listed in every language. */

export function commas(items: unknown): string {
  return (items as readonly string[]).join(', ');
}
