/** The public side of the duels. */
export type { AbilityClass, AbilityId, AbilityList } from './abilities/ability-ids.js';
export type { Ability } from './abilities/entry/ability.js';
export { ABILITIES, abilityIndex } from './abilities/index.js';
export { findAbility } from './abilities/names.js';
export { canWait } from './bot/orders.js';
export type { Forecast } from './damage/forecast.js';
export { destinyquest } from './game.js';
export { buildHero } from './heroes/build-hero.js';
export type { CareerId } from './heroes/career-ids.js';
export { CAREERS, type Career } from './heroes/careers.js';
export {
  BOXES,
  type Box,
  type Hero,
  type HeroItem,
  LOOT_RANKS,
  limitsOf,
  mayWear,
  PATHS,
  type Path,
  WEAPON_KINDS,
  type WeaponKind,
  type Wearers,
} from './heroes/hero.js';
export { type HeroFault, heroFaults } from './heroes/hero-faults.js';
export { formatHeroFile, parseHeroFile } from './heroes/hero-file.js';
export { type HeroSpec, type ItemSpec, specOf } from './heroes/hero-spec.js';
export { heroWarnings } from './heroes/hero-warnings.js';
export { type Mend, mendOf } from './heroes/mend-hero.js';
export { bare, nearest } from './heroes/near.js';
export { PREBUILT } from './heroes/prebuilt.js';
export { readHero } from './heroes/read-hero.js';
export type { SetId } from './heroes/sets.js';
export { MOST_OF_STORY, STORY_ABILITIES } from './heroes/story.js';
export { SPEED_DIE } from './legality/dice-choice.js';
export { lootCards } from './sheet/hero-of.js';
export { MARK_IDS, type MarkId } from './state/marks.js';
export { type DuelRules, type DuelState, type DuelTable, STAT_IDS, type StatId } from './state/state.js';
export { duelKey } from './tournament/contest.js';
export { duelResult } from './tournament/duel-result.js';
export { type DuelResult, type NextDuel, nextDuel, openDuels, report } from './tournament/duels.js';
export { champion, type Standing, standings } from './tournament/standings.js';
export { startTournament } from './tournament/start-tournament.js';
export type { Entrant, PlayedDuel, Tournament, TournamentMatch } from './tournament/tournament.js';
export {
  type AbilityPanel,
  type AttributePanel,
  type EffectPanel,
  type HeroPanel,
  heroPanel,
  type MarkPanel,
} from './view/panel.js';
export { type Paper, papers } from './view/papers.js';
export { type DamageTray, type Die, type SpeedTray, type Tray, tray } from './view/tray.js';
export type { DuelView } from './view/view.js';
export type { DamageFigures, Events, SpeedFigures } from './words/events.js';
