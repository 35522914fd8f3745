/** A move in the words of a language, as a player would say it. */
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
  NAME,
  PASS,
  PICK,
  PLAY,
  RENEW,
  ROLL,
  SPEND,
  SWAP,
} from '../../legality/verbs.js';
import { other, STAT_IDS, type StatId } from '../../state/state.js';
import { type DuelView, readView } from '../../view/view.js';
import { capital } from './data.js';

export interface MoveWords {
  abilityName(id: string): string;
  /** Stands for an ability that is not known. */
  readonly it: string;
  readonly noAbility: string;
  readonly pass: string;
  readonly roll: string;
  readonly decline: string;
  readonly concede: string;
  readonly unknown: string;
  aim(ability: string, die: string): string;
  swap(ability: string, mine: number, theirs: number): string;
  pick(ability: string, dice: string): string;
  choose(ability: string, stat: StatId): string;
  spend(ability: string, magic: number): string;
  name(ability: string, number: number): string;
  renew(ability: string, other: string): string;
  /** Which die; `mine` says whose. */
  readonly die: {
    readonly any: string;
    steering(mine: boolean): string;
    speed(mine: boolean, face: number): string;
    damage(mine: boolean, face: number): string;
    /** Of a roll at whoever threw it. */
    backAt(mine: boolean, face: number): string;
  };
}

export function tellMovesIn(words: MoveWords): (move: Move, view: SeatView<DuelView>) => string {
  const nameAt = (ability: number): string => {
    const entry = ABILITIES[ability];
    return entry === undefined ? words.it : words.abilityName(entry.id);
  };
  return ([verb, a, b, c], view) => {
    const name = capital(nameAt(a));
    switch (verb) {
      case PASS:
        return view.table.step === 1 && view.table.window < 0 ? words.noAbility : words.pass;
      case ROLL:
        return words.roll;
      case DECLINE:
        return words.decline;
      case CONCEDE:
        return words.concede;
      case PLAY:
        return name;
      case AIM:
        return words.aim(name, dieWords(a, b, view, words));
      case SWAP:
        return words.swap(name, ...swapped(a, b, c, view));
      case PICK:
        return words.pick(name, DICE_SET_NAMES[b]!);
      case CHOOSE:
        return words.choose(name, STAT_IDS[b] ?? 'speed');
      case SPEND:
        return words.spend(name, b);
      case NAME:
        return words.name(name, b);
      case RENEW:
        return words.renew(name, nameAt(b));
      default:
        return words.unknown;
    }
  };
}

function swapped(ability: number, mine: number, theirs: number, view: SeatView<DuelView>): [number, number] {
  const change = ABILITIES[ability]?.changes;
  if (change === undefined) return [0, 0];
  const s = readView(view);
  return [diceFor(s, view.seat, change)[mine] ?? 0, diceFor(s, other(view.seat), change)[theirs] ?? 0];
}

function dieWords(ability: number, die: number, view: SeatView<DuelView>, words: MoveWords): string {
  const entry = ABILITIES[ability];
  if (entry?.namesDie === true) {
    const place = die < SELF_DIE ? die : die - SPEED_DIE;
    return words.die.speed(true, view.table.speedDice[view.seat]?.[place] ?? 0);
  }
  const change = entry?.changes;
  if (change === undefined) return words.die.any;
  const mine = change.whose !== 'foe';
  if (die === CONTROL_DIE) return words.die.steering(mine);
  const face = faceOf(readView(view), view.seat, change, die);
  if (die >= SPEED_DIE) return words.die.speed(mine, face);
  return die < SELF_DIE ? words.die.damage(mine, face) : words.die.backAt(mine, face);
}
