/** Every procedure and decision of the game, in the order of a match. */

import type { Decision, Procedure } from '@fray/engine';
import type { TrueshotState } from '../state/state.js';
import { buying } from './buy.js';
import {
  borrowing,
  borrowOne,
  discarding,
  discardOne,
  fetching,
  fetchOne,
  retargeting,
} from './card-effects.js';
import { casting } from './cast.js';
import { combat, forcedTame, lapEnd } from './combat.js';
import { drafting, takeSpell } from './draft.js';
import { effect } from './effect.js';
import { eyeing } from './eyeing.js';
import { eating } from './food.js';
import { choosingFigure, giving } from './give.js';
import { swelling } from './heal.js';
import { beastLore, eagleEye, placeCard, putCard, tracking } from './looks.js';
import { chooseFirst, match, preparation, startOfRound } from './match.js';
import { onCast } from './on-cast.js';
import { calling, dismissing, feigning, firing, splitting, strikingEach, tamingTop } from './pet-effects.js';
import { pickFigure, picking, pickOne, pickShare, raising, sharing } from './pick.js';
import { keepOne, meeting, prepare, preparing, refreshing, replaceOne } from './preparation.js';
import { roundEnd } from './round-end.js';
import { settle } from './settle.js';
import { act, slot } from './slot.js';
import { effectStrike, landing } from './strike.js';
import { tamed } from './tame.js';
import { trimming } from './trim.js';
import { milling, millOne, restoreOne, restoring, weaponStrike } from './weapon-strike.js';
import { answer, answering } from './window.js';

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
];
