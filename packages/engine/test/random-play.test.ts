/** What random play and search need of a machine: a move drawn without a list, and only the chance that decides something. */
import { describe, expect, it } from 'vitest';
import {
  below,
  type Core,
  cloneRng,
  Machine,
  newCore,
  Offers,
  procedureOf,
  type Rng,
  rngFromSeed,
  rngFromWords,
  shuffle,
  type Tape,
} from '../src/index.js';
import { afterBids, ROLL, toy } from './toy-game.js';

describe('a move is drawn', () => {
  it('as the same number would take it out of the list', () => {
    const { state } = afterBids();
    const machine = new Machine(toy);
    const count = machine.list(state, 0);
    const listed = machine.offers.moves();
    const [rng, same] = [rngFromSeed('draw'), rngFromSeed('draw')];
    for (let i = 0; i < 20; i++) {
      expect(machine.draw(state, 0, rng)).toBe(count);
      expect(machine.offers.moves()).toEqual([listed[below(same, count)]]);
    }
    expect(rng).toEqual(same);
  });

  it('by the decision itself where that can count sooner than list', () => {
    const asked: unknown[] = [];
    const decisions = toy.decisions.map((decision) => ({
      ...decision,
      draw: (_state: unknown, seat: number, out: Offers, rng: Rng) => {
        asked.push(seat, rng);
        out.offer(undefined, ROLL);
        return 7;
      },
    }));
    const { state } = afterBids();
    const machine = new Machine({ ...toy, decisions });
    const rng = rngFromSeed('draw');
    expect([machine.draw(state, 0, rng), machine.offers.moves()]).toEqual([7, [[ROLL, 0, 0, 0, 0]]]);
    expect(asked).toEqual([0, rng]);
  });

  it('not at all where the seat is not asked', () => {
    const { state } = afterBids();
    const machine = new Machine(toy);
    const rng = rngFromSeed('draw');
    expect([machine.draw(state, 1, rng), machine.offers.count]).toEqual([0, 0]);
    expect(rng).toEqual(rngFromSeed('draw'));
  });

  it('and is all that is kept of a list', () => {
    const offers = new Offers();
    offers.reset('list');
    for (let i = 0; i < 3; i++) offers.offer(undefined, i, i, 2 * i);
    offers.keep(2);
    expect(offers.moves()).toEqual([[2, 2, 4, 0, 0]]);
  });

  it('or stands alone from the beginning, with nothing of a move before it', () => {
    const offers = new Offers();
    offers.reset('list');
    offers.offer(undefined, 9, 8, 7, 6, 5);
    offers.reset('list');
    offers.single(3, 2, 1);
    expect(offers.moves()).toEqual([[3, 2, 1, 0, 0]]);
    offers.single(4);
    expect(offers.moves()).toEqual([[4, 0, 0, 0, 0]]);
  });
});

describe('a pile that is drawn from', () => {
  it('has at its end what a whole shuffle would have put there', () => {
    for (const rng of [rngFromWords(1, 2, 3, 4), rngFromSeed('people', 'chacha20')])
      for (const drawn of [0, 1, 3, 6, 7, 8]) {
        const [part, whole] = [
          [0, 1, 2, 3, 4, 5, 6],
          [0, 1, 2, 3, 4, 5, 6],
        ];
        shuffle(cloneRng(rng), part, drawn);
        shuffle(cloneRng(rng), whole);
        expect(part.slice(7 - drawn)).toEqual(whole.slice(7 - drawn));
        expect(part.toSorted()).toEqual(whole.toSorted());
      }
  });

  it('takes no more numbers than cards', () => {
    const [rng, same] = [rngFromWords(1, 2, 3, 4), rngFromWords(1, 2, 3, 4)];
    shuffle(rng, [0, 1, 2, 3, 4, 5, 6], 2);
    expect([below(same, 7), below(same, 6)].length).toBe(2);
    expect(rng).toEqual(same);
  });

  it('is shuffled as a whole on the record, and only as far as needed off it', () => {
    const pile = (options: ConstructorParameters<typeof Machine<Pile>>[1]): readonly number[] => {
      const state = { ...newCore(rngFromWords(1, 2, 3, 4)), cards: [0, 1, 2, 3, 4, 5, 6] };
      new Machine<Pile>({ ...(toy as object), ...pileGame } as never, options).start(state);
      return state.cards;
    };
    const whole = [0, 1, 2, 3, 4, 5, 6];
    shuffle(rngFromWords(1, 2, 3, 4), whole);
    const part = [0, 1, 2, 3, 4, 5, 6];
    shuffle(rngFromWords(1, 2, 3, 4), part, 2);
    expect(pile({})).toEqual(whole);
    expect(pile({ offRecord: true })).toEqual(part);
    expect(part).not.toEqual(whole);
    const seen: unknown[] = [];
    const tape: Tape = { below: () => 0, shuffle: (items, drawn) => void seen.push(items.length, drawn) };
    pile({ tape, offRecord: true });
    expect(seen).toEqual([7, 2]);
  });

  it('has what is buried at its bottom on the record, and anywhere off it', () => {
    const buried = (offRecord: boolean): number[] => {
      const pile = [1, 2, 3];
      new Machine(toy, { offRecord }).bury(pile, 0);
      return pile;
    };
    expect(buried(false)).toEqual([0, 1, 2, 3]);
    expect(buried(true).toSorted()).toEqual([0, 1, 2, 3]);
  });
});

interface Pile extends Core {
  cards: number[];
}

const shuffling = procedureOf<Pile>()('shuffling', {
  shuffle: (s, run) => run.shuffle(s.cards, 2),
  end: (_s, run) => run.finish([], 'T-1', 'over'),
});
shuffling.index = 0;
const pileGame = { procedures: [shuffling], start: shuffling };
