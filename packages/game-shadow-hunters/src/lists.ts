/** The procedures and decisions of the base game, and after them those of the house rules: the base game stands alone. */
import type { Decision, Procedure } from '@fray/engine';
import { adjust, ballot, changeVote, whichChange } from './house/adjust.js';
import { blurDecision, contest, dodge } from './house/blur.js';
import { coup, execution } from './house/coup-de-grace.js';
import { backfire } from './house/critical-misses.js';
import {
  doubleAttack,
  doubleHarm,
  doubleHermit,
  doubleOnAttack,
  doubleOnHarm,
  doubleOnHermit,
  loseOnNothing,
  loseOnTie,
  proposal,
  takeBack,
} from './house/double-it.js';
import { deaths, loot } from './rules/deaths.js';
import type { ShadowState } from './state.js';
import { ability, endTurn } from './turn/abilities.js';
import { attack } from './turn/attack.js';
import { again, answer, bite, brace, rob, spear } from './turn/attack-questions.js';
import { aim, banana, goblin, vow } from './turn/card-targets.js';
import { held, playHeld, resolve } from './turn/cards.js';
import { answerHermit, giveHermit, hermit } from './turn/hermit.js';
import { match, quickStart, vote } from './turn/match.js';
import { turn } from './turn/turn.js';
import { areaAction, begin, chooseAttack, compass, where } from './turn/turn-questions.js';

const BASE_PROCEDURES: readonly Procedure<ShadowState>[] = [
  match,
  quickStart,
  turn,
  ability,
  hermit,
  resolve,
  playHeld,
  attack,
  deaths,
];

const HOUSE_PROCEDURES: readonly Procedure<ShadowState>[] = [
  backfire,
  execution,
  dodge,
  contest,
  doubleOnAttack,
  doubleOnHarm,
  doubleOnHermit,
  loseOnTie,
  loseOnNothing,
  proposal,
  adjust,
  ballot,
];

const BASE_DECISIONS: readonly Decision<ShadowState>[] = [
  begin,
  where,
  compass,
  areaAction,
  giveHermit,
  answerHermit,
  aim,
  vow,
  banana,
  goblin,
  chooseAttack,
  spear,
  rob,
  brace,
  bite,
  answer,
  again,
  loot,
  endTurn,
  held,
];

const HOUSE_DECISIONS: readonly Decision<ShadowState>[] = [
  vote,
  coup,
  blurDecision,
  doubleAttack,
  doubleHarm,
  doubleHermit,
  takeBack,
  whichChange,
  changeVote,
];

export const DECISIONS: readonly Decision<ShadowState>[] = [...BASE_DECISIONS, ...HOUSE_DECISIONS];
export const PROCEDURES: readonly Procedure<ShadowState>[] = [...BASE_PROCEDURES, ...HOUSE_PROCEDURES];
