export { attackAt, type LaneResult } from './battle.js';
export { type Board, EMPTY, figures, isSurprise, LANES, opposite, place } from './board.js';
export {
  ABILITY_NAMES,
  CARD_IDS,
  CARDS,
  type Card,
  CLASSIC_CARDS,
  CONDITION_NAMES,
  cardIndex,
} from './data/cards.js';
export { CLASSIC_DECKS, DECKS, FACTION_NAMES, ISENGARD, ROHAN } from './data/decks.js';
export { rohan } from './game.js';
export { ABILITY_TEXTS } from './glossary.js';
export { landed } from './knowledge.js';
export type { RohanOptions } from './options.js';
export { cardPool, type RohanState } from './state.js';
export { CONCEDE, FINISH, KEEP, PASS, PLAY, REDRAW } from './verbs.js';
export { type Forecast, forecast, type RohanView } from './view.js';
