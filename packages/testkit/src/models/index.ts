export { CARDS, everyoneMayAnswer, shootout } from './everyone-may-answer.js';
export { hiddenRoles } from './hidden-roles.js';
export type { Hunt } from './hidden-roles-view.js';
export { armour, doubleIt, HOUSE_RULES, type HouseRule } from './house-rules.js';
export { type Crossing, measuredTable, refusePlace, WALL } from './measured-table.js';
export { copyPlain, modelGame, question, sampleCore } from './model-game.js';
export {
  crosses,
  isInside,
  LONGEST,
  type Point,
  type Rect,
  rootsWithin,
  squaredDistance,
  withinReach,
} from './reach.js';
export { type Duel, sealedAndAnswered } from './sealed-and-answered.js';
export type { Shootout } from './shootout-view.js';
