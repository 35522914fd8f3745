export { AREA_IDS, AREAS } from './data/areas.js';
export { CARD_IDS, CARDS } from './data/cards.js';
export { CHARACTER_IDS, CHARACTERS, FACTION_IDS } from './data/characters.js';
export { SEAT_IDS } from './data/seats.js';
export { type AttackForecast, attackForecast, type Planned } from './forecast.js';
export { shadowHunters } from './game.js';
export { CHANGE_NAMES, CHANGES } from './house/changes.js';
export { EXPERIMENTAL, HOUSE_IDS, HOUSE_LEVELS, type HouseId } from './house/ids.js';
export { firstSides } from './house/sides.js';
export { isUsedUp } from './house/uses.js';
export type { ShadowOptions } from './options.js';
export type { Attack, ShadowState } from './state.js';
export {
  ACCEPT,
  ADJUST,
  ADMIT,
  AGREE,
  ATTACK,
  BLUR,
  CHANGE,
  CHOOSE,
  COUP,
  DENY,
  DIG,
  DISCARD,
  DOUBLE,
  DRAW,
  GIVE,
  GO,
  HAND,
  HEAL,
  HURT,
  LOVE,
  PASS,
  PLAY,
  PROPOSE,
  REFUSE,
  REVEAL,
  ROLL,
  STAND,
  SWEEP,
  TAKE,
  TARGET,
  USE,
  VOTE,
} from './verbs.js';
export { HIDDEN_CARD, type ShadowView } from './view.js';
export {
  type DeductionSheet,
  deductionSheet,
  type Field,
  type Mark,
  possibleFor,
  worldsFor,
} from './who/beliefs.js';
export { type ChartPoint, chartPoint, knowledgeChart, type Moment, sureSince } from './who/chart.js';
export { countWorlds, factionShare, type Worlds } from './who/worlds.js';
