/** A move in words, as a player would say it. */
import type { Move, SeatView } from '@fray/engine';
import { ABILITIES } from '../../abilities/index.js';
import { CONTROL_DIE, DICE_SET_NAMES, diceFor, faceOf, SELF_DIE, SPEED_DIE } from '../../legality/dice-choice.js';
import { type DuelTable, other, STAT_NAMES } from '../../state/state.js';
import { AIM, CHOOSE, CONCEDE, DECLINE, PASS, PICK, PLAY, RENEW, ROLL, SPEND, SWAP } from '../../legality/verbs.js';
import { readView } from '../../view/view.js';

export function tellMove(move: Move, view: SeatView<DuelTable>): string {
  const [verb, a, b, c] = move;
  const name = ABILITIES[a]?.name ?? 'it';
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
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
      return capital;
    case AIM:
      return `${capital} on ${dieWords(a, b, view)}`;
    case SWAP:
      return `${capital}: ${swapWords(a, b, c, view)}`;
    case PICK:
      return `${capital} on dice ${DICE_SET_NAMES[b]}`;
    case CHOOSE:
      return `${capital}: ${STAT_NAMES[b]}`;
    case SPEND:
      return `${capital}: spend ${b}`;
    case RENEW:
      return `${capital}: ${ABILITIES[b]?.name}`;
    default:
      return 'Something unknown';
  }
}

function swapWords(ability: number, mine: number, theirs: number, view: SeatView<DuelTable>): string {
  const change = ABILITIES[ability]?.changes;
  if (change === undefined) return '';
  const s = readView(view);
  const given = diceFor(s, view.seat, change)[mine] ?? 0;
  return `your ${given} for their ${diceFor(s, other(view.seat), change)[theirs] ?? 0}`;
}

function dieWords(ability: number, die: number, view: SeatView<DuelTable>): string {
  const change = ABILITIES[ability]?.changes;
  if (change === undefined) return 'a die';
  const whose = change.whose === 'foe' ? 'their' : 'your';
  if (die === CONTROL_DIE) return `${whose} steering die`;
  const face = faceOf(readView(view), view.seat, change, die);
  if (die >= SPEED_DIE) return `${whose} attack-speed ${face}`;
  return die >= SELF_DIE ? `the ${face} against ${whose}self` : `${whose} ${face}`;
}
