/** A trait as figures name it: "character:vampire". */
import type { Trait } from '@fray/engine';

export function traitName({ group, key }: Trait): string {
  return `${group}:${key}`;
}
