/** What an ability asks of the hands. */
import type { AbilityId } from '../../abilities/ability-ids.js';
import { ABILITIES, abilityIndex } from '../../abilities/index.js';

export interface HandWords {
  /** One of several grips: "a bow or nothing". */
  grips(grips: readonly string[]): string;
  each(grips: string): string;
  main(grips: string): string;
  left(grips: string): string;
  either(grips: string): string;
  both(hands: readonly string[]): string;
}

/** "a bow in the left hand", "a dagger in each hand". */
export function neededIn({ grips, each, main, left, either, both }: HandWords): (ability: string) => string {
  return (ability) => {
    const needs = ABILITIES[abilityIndex(ability as AbilityId)]?.needs;
    if (needs?.either !== undefined) return either(grips(needs.either));
    const [inMain, inLeft] = [needs?.main ?? [], needs?.left ?? []];
    if (inMain.join() === inLeft.join()) return each(grips(inMain));
    return both([
      ...(inMain.length > 0 ? [main(grips(inMain))] : []),
      ...(inLeft.length > 0 ? [left(grips(inLeft))] : []),
    ]);
  };
}
