export { type Board, EMPTY, figures, isSurprise, LANES, opposite, place } from './board.js';
export {
  ABILITIES,
  type AbilityId,
  CARD_IDS,
  CARDS,
  type Card,
  type CardId,
  CLASSIC_CARDS,
  CONDITIONS,
  cardIndex,
} from './data/cards.js';
export { CLASSIC_DECKS, DECKS, FACTIONS, ISENGARD, ROHAN } from './data/decks.js';
export { type Forecast, forecast, landed } from './forecast.js';
export { rohan } from './game.js';
export type { RohanOptions } from './options.js';
export { attackAt, type LaneResult } from './rules/battle.js';
export { cardPool, type RohanState } from './state.js';
export { CONCEDE, FINISH, KEEP, PASS, PLAY, REDRAW } from './verbs.js';
export type { RohanView } from './view.js';
