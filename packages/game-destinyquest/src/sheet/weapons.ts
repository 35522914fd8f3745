/** What an ability may ask of its hero's hands (R-REQ). */
import type { WeaponKind } from '../heroes/hero.js';

/** What must be in a hand; "bare" is an empty one. */
type Grip = WeaponKind | 'bare';

/** A hand that is left out may hold anything. */
export interface Requirement {
  readonly main?: readonly Grip[];
  readonly left?: readonly Grip[];
  /** One of these in either hand. */
  readonly either?: readonly Grip[];
}

export function meets(
  requirement: Requirement | undefined,
  main: WeaponKind | null,
  left: WeaponKind | null,
): boolean {
  if (requirement === undefined) return true;
  const { either } = requirement;
  if (either !== undefined && !holds(either, main) && !holds(either, left)) return false;
  return holds(requirement.main, main) && holds(requirement.left, left);
}

function holds(grips: readonly Grip[] | undefined, weapon: WeaponKind | null): boolean {
  return grips === undefined || grips.includes(weapon ?? 'bare');
}
