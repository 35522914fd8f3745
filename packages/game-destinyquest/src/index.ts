/** The public side of the duels. */
export type { Ability, AbilityClass, AbilityList } from './abilities/ability.js';
export { ABILITIES, abilityIndex } from './abilities/index.js';
export { findAbility } from './abilities/names.js';
export { destinyquest } from './game.js';
export { type AbilityPanel, type AttributePanel, type HeroPanel, heroPanel } from './panel.js';
export type { DuelRules, DuelState, DuelTable } from './state.js';
export { type DamageTray, type Die, type Tray, tray } from './tray.js';
export type { DuelView } from './view.js';
