/** A move in words, as a player would say it. */
import type { Move, SeatView } from '@fray/engine';
import { ABILITIES } from '../../abilities/index.js';
import {
  CONTROL_DIE,
  DICE_SET_NAMES,
  diceFor,
  faceOf,
  SELF_DIE,
  SPEED_DIE,
} from '../../legality/dice-choice.js';
import {
  AIM,
  CHOOSE,
  CONCEDE,
  DECLINE,
  PASS,
  PICK,
  PLAY,
  RENEW,
  ROLL,
  SPEND,
  SWAP,
} from '../../legality/verbs.js';
import { other, STAT_IDS } from '../../state/state.js';
import { type DuelView, readView } from '../../view/view.js';
import { abilityName } from './ability-words.js';
import { STATS } from './names.js';
import { capital } from './people.js';

export function tellMove(move: Move, view: SeatView<DuelView>): string {
  const [verb, a, b, c] = move;
  const name = capital(nameAt(a));
  switch (verb) {
    case PASS:
      return view.table.step === 1 && view.table.window < 0 ? 'No ability' : 'Pass';
    case ROLL:
      return 'Roll a plain damage score';
    case DECLINE:
      return 'Do not attack';
    case CONCEDE:
      return 'Concede the duel';
    case PLAY:
      return name;
    case AIM:
      return `${name} on ${dieWords(a, b, view)}`;
    case SWAP:
      return `${name}: ${swapWords(a, b, c, view)}`;
    case PICK:
      return `${name} on dice ${DICE_SET_NAMES[b]}`;
    case CHOOSE:
      return `${name}: ${STATS[STAT_IDS[b] ?? 'speed']}`;
    case SPEND:
      return `${name}: spend ${b}`;
    case RENEW:
      return `${name}: ${nameAt(b)}`;
    default:
      return 'Something unknown';
  }
}

function nameAt(ability: number): string {
  const entry = ABILITIES[ability];
  return entry === undefined ? 'it' : abilityName(entry.id);
}

function swapWords(ability: number, mine: number, theirs: number, view: SeatView<DuelView>): string {
  const change = ABILITIES[ability]?.changes;
  if (change === undefined) return '';
  const s = readView(view);
  const given = diceFor(s, view.seat, change)[mine] ?? 0;
  return `your ${given} for their ${diceFor(s, other(view.seat), change)[theirs] ?? 0}`;
}

function dieWords(ability: number, die: number, view: SeatView<DuelView>): string {
  const change = ABILITIES[ability]?.changes;
  if (change === undefined) return 'a die';
  const whose = change.whose === 'foe' ? 'their' : 'your';
  if (die === CONTROL_DIE) return `${whose} steering die`;
  const face = faceOf(readView(view), view.seat, change, die);
  if (die >= SPEED_DIE) return `${whose} attack-speed ${face}`;
  if (die < SELF_DIE) return `${whose} ${face}`;
  return `the ${face} against ${change.whose === 'foe' ? 'themselves' : 'yourself'}`;
}
