/** The public side of the duels. */
export type { Ability, AbilityClass, AbilityList } from './abilities/entry/ability.js';
export { ABILITIES, abilityIndex } from './abilities/index.js';
export { findAbility } from './abilities/names.js';
export { canWait } from './bot/orders.js';
export { destinyquest } from './game.js';
export { buildHero } from './heroes/build-hero.js';
export { CAREERS, type Career } from './heroes/careers.js';
export {
  BOXES,
  type Box,
  type Hero,
  type HeroItem,
  LOOT_RANKS,
  PATHS,
  type Path,
  WEAPON_KINDS,
  type WeaponKind,
} from './heroes/hero.js';
export { formatHeroFile, parseHeroFile } from './heroes/hero-file.js';
export { type HeroSpec, type ItemSpec, specOf } from './heroes/hero-spec.js';
export { heroWarnings } from './heroes/hero-warnings.js';
export { PREBUILT } from './heroes/prebuilt.js';
export { readHero } from './heroes/read-hero.js';
export { type AbilityPanel, type AttributePanel, type HeroPanel, heroPanel } from './view/panel.js';
export type { DuelRules, DuelState, DuelTable } from './state/state.js';
export { duelResult } from './tournament/duel-result.js';
export { type DuelResult, type NextDuel, nextDuel, openDuels, report } from './tournament/duels.js';
export { champion, type Standing, standings } from './tournament/standings.js';
export { startTournament } from './tournament/start-tournament.js';
export type { Entrant, PlayedDuel, Tournament, TournamentMatch } from './tournament/tournament.js';
export { type DamageTray, type Die, type Tray, tray } from './view/tray.js';
export type { DuelView } from './view/view.js';
