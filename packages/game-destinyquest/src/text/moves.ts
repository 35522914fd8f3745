/** A move in words, as a player would say it. */
import type { Move, SeatView } from '@fray/engine';
import { ABILITIES } from '../abilities/index.js';
import { CONTROL_DIE, DICE_SET_NAMES, SELF_DIE } from '../dice-choice.js';
import { B, type DuelTable, other, STAT_NAMES } from '../state.js';
import { AIM, CHOOSE, CONCEDE, DECLINE, PASS, PICK, PLAY, RENEW, ROLL, SPEND, SWAP } from '../verbs.js';

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
      return `${capital}: your ${faceOf(view, view.seat, b)} for their ${faceOf(view, other(view.seat), c)}`;
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

function faceOf(view: SeatView<DuelTable>, seat: number, die: number): number {
  return view.table.speedDice[seat]?.[die] ?? 0;
}

function dieWords(ability: number, die: number, view: SeatView<DuelTable>): string {
  const whose = ABILITIES[ability]?.changes?.whose === 'foe' ? 'their' : 'your';
  if (die === CONTROL_DIE) return `${whose} steering die`;
  const owner = whose === 'your' ? view.seat : other(view.seat);
  if (view.table.window === B) return `${whose} ${faceOf(view, owner, die)}`;
  const faces = view.table.hit.faces;
  if (die >= SELF_DIE) return `the ${faces[owner]?.[die - SELF_DIE] ?? 0} against ${whose}self`;
  return `${whose} ${faces[other(owner)]?.[die] ?? 0}`;
}
