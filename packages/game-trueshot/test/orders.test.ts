import {
  answerByOrders,
  defaultOrders,
  lastingOrders,
  Machine,
  rngFromSeed,
  type SeatView,
  viewFlow,
} from '@fray/engine';
import { type TrueshotState, type TrueshotView, trueshot } from '@fray/game-trueshot';
import { scenarioAdapter } from '@fray/game-trueshot/scenario';
import { describe, expect, it } from 'vitest';

const options = Object.fromEntries(trueshot.options.map(({ id, default: value }) => [id, value]));
const machine = new Machine(trueshot);
const viewOf = (s: TrueshotState, seat: number): SeatView<TrueshotView> => ({
  seat,
  table: trueshot.view(s, seat),
  flow: viewFlow(s, seat),
});

function position(lines: string[]): TrueshotState {
  const made = scenarioAdapter.position(lines, { options, seats: 3 }, rngFromSeed('orders'));
  if (!made.ok) throw new Error(made.error);
  machine.resume(made.value);
  return made.value;
}

/** Whether somebody with this order is asked. */
function isAsked(s: TrueshotState, seat: number, order: string): boolean {
  machine.list(s, seat);
  const moves = machine.offers.moves();
  return answerByOrders(trueshot, [order], viewOf(s, seat), moves, machine.decision(s)!.id) === undefined;
}

const BASE = ['ash pets: wind-serpent', 'birch pets: fox, bear', 'cedar pets: bear', 'birch hand: growl'];

/** Ash declares a strike on the fox of Birch; everybody passed before. */
function declared(lines: string[]): TrueshotState {
  const s = position(lines);
  machine.apply(s, 1, [0, 0, 0, 0, 0]);
  machine.apply(s, 0, [2, 0, 3, 0, 0]);
  return s;
}

describe('standing orders', () => {
  it('hold everything asks in every window', () => {
    expect(isAsked(position(BASE), 1, 'hold-everything')).toBe(true);
  });

  it('only when I am the target: not when another slot begins, but when a strike is on me', () => {
    expect(isAsked(position(BASE), 1, 'only-target')).toBe(false);
    expect(isAsked(declared(BASE), 1, 'only-target')).toBe(true);
  });

  it('before a pet of mine dies: only when it would', () => {
    expect(isAsked(declared(BASE), 1, 'before-death')).toBe(false);
    expect(isAsked(declared([...BASE, 'b1 health 2']), 1, 'before-death')).toBe(true);
  });

  it('pass until my turn wakes for a falling pet and lapses in the own slot', () => {
    expect(isAsked(declared(BASE), 1, 'until-my-turn')).toBe(false);
    expect(isAsked(declared([...BASE, 'b1 health 2']), 1, 'until-my-turn')).toBe(true);
    const own = position([...BASE, 'birch to act']);
    expect(lastingOrders(trueshot, ['until-my-turn'], viewOf(own, 1))).toEqual([]);
    expect(lastingOrders(trueshot, ['until-my-turn'], viewOf(position(BASE), 1))).toEqual(['until-my-turn']);
  });

  it('[TL-A39] whether somebody is woken never depends on what is in the hand', () => {
    const hands = (spell: string, ...more: string[]) => [...BASE, `birch hand: ${spell}`, ...more];
    for (const more of [[], ['b1 health 2']])
      for (const order of ['only-target', 'before-death', 'until-my-turn'])
        expect(isAsked(declared(hands('revive-pet', ...more)), 1, order), order).toBe(
          isAsked(declared(hands('growl', ...more)), 1, order),
        );
  });

  it('with the default orders a combat of four asks at most two questions for each turn taken', () => {
    const orders = defaultOrders(trueshot);
    let questions = 0;
    let turns = 0;
    for (let game = 0; game < 12; game++) {
      const s = trueshot.setup({ options, seats: 4 }, rngFromSeed(`asked ${game}`));
      const rng = rngFromSeed(`asked choices ${game}`);
      machine.start(s);
      while (s.outcome === null) {
        const asking = machine.asking(s);
        const seat = 31 - Math.clz32(asking & -asking);
        machine.list(s, seat);
        const moves = machine.offers.moves();
        const view = viewOf(s, seat);
        const { id } = machine.decision(s)!;
        if (id === 'act') turns++;
        if (view.table.phase === 2 && answerByOrders(trueshot, orders, view, moves, id) === undefined)
          questions++;
        machine.apply(s, seat, moves[trueshot.knowledge.policy!(view, moves, rng)]!);
      }
    }
    expect(questions / turns).toBeLessThanOrEqual(2);
    expect(questions).toBeGreaterThan(turns);
  });
});
