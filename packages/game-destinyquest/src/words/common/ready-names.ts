/** What a language calls the ready heroes and the things they carry. */
import type { Box } from '../../heroes/hero.js';
import { PREBUILT, type ReadyId } from '../../heroes/prebuilt.js';

export type ReadyNames = Readonly<Record<ReadyId, { readonly name: string } & Readonly<Record<Box, string>>>>;

/**
 * By the name in the hero file, so that a ready thing is known wherever it turns up: at a table, in a bracket or on a hero
 * that somebody built from it. Whatever else has a name is called so by its player.
 */
export function readyNaming(names: ReadyNames): (name: string) => string {
  const known = new Map<string, string>();
  for (const { id, name, items } of PREBUILT) {
    const own = names[id as ReadyId];
    known.set(name, own.name);
    for (const item of items) known.set(item.name, own[item.box]);
  }
  return (name) => known.get(name) ?? name;
}
