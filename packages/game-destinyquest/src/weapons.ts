/** The kinds of weapon that an ability may ask for, and what a hand may hold for it. */

export const WEAPON_KINDS = [
  'sword',
  'dagger',
  'axe',
  'spear',
  'club',
  'hammer',
  'staff',
  'wand',
  'spell-book',
  'bow',
  'shield',
  'fist',
  'flintlock',
  'snake',
] as const;

export type WeaponKind = (typeof WEAPON_KINDS)[number];

/** What must be in a hand; "bare" is an empty one. */
export type Grip = WeaponKind | 'bare';

/** What an ability asks of its hero's hands (R-REQ). A hand that is left out may hold anything. */
export interface Requirement {
  readonly main?: readonly Grip[];
  readonly left?: readonly Grip[];
  /** The same in words: "a bow in the left hand". */
  readonly words: string;
}

export function meets(
  requirement: Requirement | undefined,
  main: WeaponKind | null,
  left: WeaponKind | null,
): boolean {
  if (requirement === undefined) return true;
  return holds(requirement.main, main) && holds(requirement.left, left);
}

function holds(grips: readonly Grip[] | undefined, weapon: WeaponKind | null): boolean {
  return grips === undefined || grips.includes(weapon ?? 'bare');
}
