/** Names that look like another one: letters of other scripts, signs on letters and spaces make no difference to the eye. */
import unhomoglyph from 'unhomoglyph';

export function looksLikeOneOf(name: string, others: readonly string[]): boolean {
  const look = lookOf(name);
  return others.some((other) => lookOf(other) === look);
}

function lookOf(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '');
  return unhomoglyph(unhomoglyph(bare).toLowerCase()).replace(/[\s._-]+/g, '');
}
