/** Rules speak in ids and figures. A text that a person could read is a sentence, or a name, that slipped past the word book. */

/** Words with spaces between them, or one word in capitals like a name: no id is written so. */
const SPOKEN = /\s|^\p{Lu}\p{Ll}+$|[.!?…]$/u;

/**
 * The first text that is spoken language, with its path; undefined when there is none. Texts that came from outside, such as a
 * player's name or a hero they made, are nobody's sentence: `outside` has them.
 */
export function languageFault(
  value: unknown,
  outside: ReadonlySet<string> = new Set(),
  path = 'data',
): string | undefined {
  if (typeof value === 'string')
    return SPOKEN.test(value) && !outside.has(value)
      ? `words in place of an id: ${path} is "${value}"`
      : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, field] of Object.entries(value)) {
    const fault = languageFault(field, outside, `${path}.${key}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
