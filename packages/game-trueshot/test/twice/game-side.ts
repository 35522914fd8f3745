/** Plays a setting with the game's own rules, answered by a chooser. */
import { frameAt, type GameEvent, Machine, type Move } from '@fray/engine';
import type { TrueshotState } from '@fray/game-trueshot';
import { PET_IDS } from '../../src/data/pets.js';
import { FIRST_TRAP, isTrap, SPELL_IDS } from '../../src/data/spells.js';
import { WEAPON_IDS } from '../../src/data/weapons.js';
import { lapEnd } from '../../src/flow/combat/combat.js';
import { newSlot, slot } from '../../src/flow/combat/slot.js';
import { effectStrike } from '../../src/flow/combat/strike.js';
import { answering } from '../../src/flow/combat/window.js';
import { SEAT_SHIFT } from '../../src/rules/aims.js';
import { playersInGame, seatsInOrder } from '../../src/rules/board.js';
import { NO_PET } from '../../src/state/state.js';
import {
  BORROW_EFFECT,
  BOTTOM,
  CAST,
  DISCARD,
  FIRST_PLACE,
  FIRST_SEAT,
  PASS,
  PICK,
  PLAYER,
  RAISE,
  RUSH,
  STRIKE_AT,
  TAKE,
  TOP,
} from '../../src/verbs.js';
import type { Act, StrikeSetting } from '../reference/setting.js';
import type { Chooser } from './chooser.js';
import { haltingGame } from './halt.js';
import { layOut } from './lay-out.js';

export const cardName = (kind: number): string =>
  PET_IDS[kind] === 'lodge-stray' ? 'caline' : PET_IDS[kind]!;

export interface GameSide {
  readonly s: TrueshotState;
  readonly names: readonly string[];
  /** What was played, the striker filled in. */
  readonly act: Act;
}

interface Played {
  readonly s: TrueshotState;
  readonly machine: Machine<TrueshotState>;
  readonly chooser: Chooser;
  readonly names: string[];
  newcomers: number;
  casts: number;
  strikes: number;
  dismissals: string[];
}

type Locals = Record<string, number | string>;
const topLocals = (s: TrueshotState): Locals => s.stack[s.stack.length - 1]!.locals as Locals;
const nameAt = (p: Played, place: number): string => p.names[p.s.row[place]!]!;

/** How the second strike names what a move picks. */
function nameOf(p: Played, [verb, a, b]: Move): string {
  switch (verb) {
    case PASS:
      return 'pass';
    case STRIKE_AT:
      return `${nameAt(p, a)} > ${nameAt(p, b)}`;
    case RUSH:
    case PICK:
      return nameAt(p, a);
    case PLAYER:
      return `seat ${a}`;
    case RAISE: {
      const figure = b === 0 ? 'attack' : 'health';
      return topLocals(p.s)['by'] === 'weapon:taoren' ? figure : `${nameAt(p, a)} ${figure}`;
    }
    case DISCARD:
    case TAKE:
      return SPELL_IDS[a]!;
    case BORROW_EFFECT:
      return cardName(a);
    case TOP:
      return 'top';
    case BOTTOM:
      return 'bottom';
    default:
      throw new Error(`verb ${verb} has no name`);
  }
}

function moves(p: Played, seat: number): Move[] {
  p.machine.list(p.s, seat);
  return p.machine.offers.moves().map((move) => [...move] as unknown as Move);
}

/** The first in order who wants to cast does; everybody else's sealed answer does not count. */
function answerWindow(p: Played): void {
  const { s, machine, chooser } = p;
  const moment = topLocals(s)['what'] === 'declared' ? 'declared' : 'open';
  let cast = false;
  for (const seat of seatsInOrder(s, machine.asking(s), s.active)) {
    const casts = moves(p, seat).filter(([verb]) => verb === CAST);
    const words = (spell: number): string =>
      s.hands[seat]!.includes(spell) ? SPELL_IDS[spell]! : `set aside: ${SPELL_IDS[spell]}`;
    const castable = [...new Set(casts.map(([, spell]) => words(spell)))];
    const will = cast ? 'pass' : chooser.window(`${p.casts}/${p.strikes}/${moment}/${seat}`, castable);
    if (will === 'pass') {
      machine.apply(s, seat, [PASS, 0, 0, 0, 0]);
      continue;
    }
    cast = true;
    machine.apply(
      s,
      seat,
      aimed(
        p,
        seat,
        casts.filter(([, spell]) => words(spell) === will),
      ),
    );
  }
}

function aimed(p: Played, seat: number, casts: readonly Move[]): Move {
  const [, spell] = casts[0]!;
  const idle = isTrap(spell) && p.s.trapCount[spell - FIRST_TRAP]! >= playersInGame(p.s);
  if (casts.length === 1 || idle) return casts[0]!;
  const words = ([, , aim]: Move): string =>
    aim >= FIRST_SEAT ? `seat ${aim - FIRST_SEAT}` : nameAt(p, aim - FIRST_PLACE);
  const chosen = p.chooser.among(`seat ${seat}`, casts.map(words));
  return casts.find((move) => words(move) === chosen)!;
}

/** Beast Lore: which of two cards lies on top; the same card twice is no question. */
function answerPlace(p: Played, seat: number): Move {
  const { s, chooser } = p;
  if ((topLocals(s)['pile'] as number) >= 0)
    return [chooser.among(`seat ${seat}`, ['top', 'bottom']) === 'top' ? TOP : BOTTOM, 0, 0, 0, 0];
  const [top, bottom] = [cardName(s.petPile[s.petPile.length - 1]!), cardName(s.petPile[0]!)];
  if (top === bottom) return [TOP, 0, 0, 0, 0];
  return [chooser.among(`seat ${seat}`, [top, bottom]) === top ? TOP : BOTTOM, 0, 0, 0, 0];
}

/** Tracking: the card that lies uppermost of those that are left. */
function answerPut(p: Played): Move {
  const { count, done } = topLocals(p.s) as { count: number; done: number };
  const { petPile } = p.s;
  const left: string[] = [];
  for (let i = done; i < count; i++) left.push(cardName(petPile[petPile.length - 1 - i]!));
  const put = haltingGame.verbs.findIndex(({ id }) => id === 'put');
  return [put, done + left.indexOf(p.chooser.among('order', left)), 0, 0, 0];
}

function answerShare(p: Played): Move {
  const { to, rest } = topLocals(p.s) as { to: number; rest: number };
  const name = to < SEAT_SHIFT ? p.names[to]! : `seat ${to - SEAT_SHIFT}`;
  const share = haltingGame.verbs.findIndex(({ id }) => id === 'share');
  return [share, p.chooser.share(name, rest), 0, 0, 0];
}

function answer(p: Played, decision: string, seat: number): Move {
  if (decision === 'place') return answerPlace(p, seat);
  if (decision === 'put') return answerPut(p);
  if (decision === 'share') return answerShare(p);
  const offered = moves(p, seat);
  const names = offered.map((move) => nameOf(p, move));
  if (topLocals(p.s)['why'] === 'pick-dismiss') {
    if (p.dismissals.length === 0) p.dismissals = p.chooser.sequence(names);
    return offered[names.indexOf(p.dismissals.shift()!)]!;
  }
  p.dismissals = [];
  // Who gets a Trap is asked early by one and late by the other.
  const who = topLocals(p.s)['why'] === 'pick-receiver' ? `trap of seat ${seat}` : `seat ${seat}`;
  const chosen = p.chooser.among(who, names);
  if (decision === 'act' && chosen !== 'pass') p.strikes++;
  return offered[names.indexOf(chosen)]!;
}

/** Answers until nothing is left to ask. */
function playOn(p: Played): void {
  for (let n = 0; n < 2000; n++) {
    const decision = p.machine.decision(p.s)!.id;
    if (decision === 'stopped') return;
    if (decision === 'answer') {
      answerWindow(p);
      continue;
    }
    const asking = p.machine.asking(p.s);
    const seat = 31 - Math.clz32(asking & -asking);
    p.machine.apply(p.s, seat, answer(p, decision, seat));
  }
  throw new Error('the strike never ends');
}

/** A strike that may be declared, or undefined when there is none. */
function declare(p: Played): Act | undefined {
  const { s, machine, chooser } = p;
  s.stack.push(frameAt(slot, slot.at.declare, newSlot()));
  machine.resume(s);
  if (machine.decision(s)!.id !== 'act') return undefined;
  const offered = moves(p, s.active).filter(([verb]) => verb !== PASS);
  const names = offered.map((move) => nameOf(p, move));
  const chosen = chooser.among('first strike', names);
  const [striker, target] = chosen.split(' > ');
  machine.apply(s, s.active, offered[names.indexOf(chosen)]!);
  return { kind: 'strike', striker: striker!, ...(target === undefined ? {} : { target }) };
}

function begin(p: Played, setting: StrikeSetting): Act | undefined {
  const { s, machine, chooser, names } = p;
  const { kind } = setting.act;
  if (kind === 'strike') return declare(p);
  if (kind === 'window')
    s.stack.push(frameAt(answering, answering.at.open, { what: s.spent ? 'resolved' : 'turn-start' }));
  else if (kind === 'lapEnd') {
    s.clock++;
    s.stack.push(
      frameAt(lapEnd, lapEnd.at.seat, { queue: seatsInOrder(s, s.inGame, 0), at: 0, pet: NO_PET }),
    );
  } else {
    const living = names.filter((_, pet) => s.kind[pet]! >= 0 && (s.marks[pet]! & 1) === 0);
    if (living.length === 0) return undefined;
    const striker = chooser.among('striker', living);
    const pet = names.indexOf(striker);
    s.stack.push(frameAt(effectStrike, effectStrike.at.target, { pet, picker: (pet / 3) | 0 }));
    machine.resume(s);
    return { kind: 'effectStrike', striker };
  }
  machine.resume(s);
  return kind === 'lapEnd' ? { kind } : { kind: 'window' };
}

/** Undefined when there is nothing to play. */
export function playGame(setting: StrikeSetting, chooser: Chooser): GameSide | undefined {
  const s = layOut(setting);
  const names = s.kind.map((_, pet) => `${'abcd'[(pet / 3) | 0]}${(pet % 3) + 1}`);
  // Sorted piles are as good as shuffled ones: the first name lies on top.
  const order = (cards: number[]): void => {
    const isPets = cards === s.petPile;
    const name = (card: number): string => (isPets ? cardName(card) : WEAPON_IDS[card]!);
    cards.sort((x, y) => (name(x) < name(y) ? 1 : -1));
  };
  const tape = { below: (n: number) => chooser.draw(n), shuffle: order as <T>(items: T[]) => void };
  const hear = (event: GameEvent): void => {
    if (event.type === 'cast') p.casts++;
    if (event.type !== 'tamed') return;
    const { seat, place } = (event.data as { pet: { seat: number; place: number } }).pet;
    names[s.row[seat * 3 + place - 1]!] = `new ${++p.newcomers}`;
  };
  const machine = new Machine(haltingGame, { tape, sink: hear });
  const p: Played = { s, machine, chooser, names, newcomers: 0, casts: 0, strikes: 0, dismissals: [] };
  const act = begin(p, setting);
  if (act === undefined) return undefined;
  playOn(p);
  return { s, names, act };
}
