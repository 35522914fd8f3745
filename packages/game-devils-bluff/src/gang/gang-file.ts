/** A gang as a small readable file: who they are and what they carry. */
import type { GearId } from '../data/gear.js';
import type { ProfileId } from '../data/profiles.js';
import type { WeaponId } from '../data/weapons.js';

export interface ModelFile {
  readonly name: string;
  readonly profile: ProfileId;
  /** Weapons, equipment and upgrades. Fists are free and not written. */
  readonly gear: readonly (WeaponId | GearId)[];
}

export interface GangFile {
  readonly name: string;
  readonly models: readonly ModelFile[];
}
