/** Every procedure and decision of the game, in the order of a match. */

import type { Decision, Procedure } from '@fray/engine';
import type { TrueshotState } from '../state/state.js';
import { combat, forcedTame, lapEnd } from './combat/combat.js';
import { eating } from './combat/food.js';
import { settle } from './combat/settle.js';
import { act, slot } from './combat/slot.js';
import { effectStrike, landing } from './combat/strike.js';
import { answer, answering } from './combat/window.js';
import {
  borrowing,
  borrowOne,
  discarding,
  discardOne,
  fetching,
  fetchOne,
  retargeting,
} from './effects/card-effects.js';
import { effect } from './effects/effect.js';
import { eyeing } from './effects/eyeing.js';
import { choosingFigure, giving } from './effects/give.js';
import { swelling } from './effects/heal.js';
import { beastLore, eagleEye, placeCard, putCard, tracking } from './effects/looks.js';
import {
  calling,
  dismissing,
  feigning,
  firing,
  splitting,
  strikingEach,
  tamingTop,
} from './effects/pet-effects.js';
import { chooseFirst, match, preparation, startOfRound } from './match.js';
import { askOutside } from './opener.js';
import { pickFigure, picking, pickOne, pickShare, raising, sharing } from './pick.js';
import { buying } from './preparation/buy.js';
import { keepOne, meeting, prepare, preparing, refreshing, replaceOne } from './preparation/preparation.js';
import { tamed } from './preparation/tame.js';
import { trimming } from './preparation/trim.js';
import { drafting, takeSpell } from './round-end/draft.js';
import { roundEnd } from './round-end/round-end.js';
import { milling, millOne, restoreOne, restoring, weaponStrike } from './round-end/weapon-strike.js';
import { casting } from './spells/cast.js';
import { onCast } from './spells/on-cast.js';

export const PROCEDURES: readonly Procedure<TrueshotState>[] = [
  buying,
  discarding,
  fetching,
  borrowing,
  retargeting,
  casting,
  forcedTame,
  combat,
  lapEnd,
  drafting,
  effect,
  eyeing,
  eating,
  giving,
  choosingFigure,
  swelling,
  tracking,
  eagleEye,
  beastLore,
  match,
  preparation,
  startOfRound,
  onCast,
  strikingEach,
  dismissing,
  calling,
  tamingTop,
  feigning,
  firing,
  splitting,
  picking,
  raising,
  sharing,
  preparing,
  refreshing,
  meeting,
  roundEnd,
  settle,
  slot,
  effectStrike,
  landing,
  tamed,
  trimming,
  weaponStrike,
  restoring,
  milling,
  answering,
];

export const DECISIONS: readonly Decision<TrueshotState>[] = [
  discardOne,
  fetchOne,
  borrowOne,
  takeSpell,
  putCard,
  placeCard,
  chooseFirst,
  pickOne,
  pickFigure,
  pickShare,
  prepare,
  replaceOne,
  keepOne,
  act,
  restoreOne,
  millOne,
  answer,
  askOutside,
];
