/** The suite is only worth something if it finds what is broken: each test breaks one promise of a sound game. */
import { type AnyGame, type Core, defineGame, loadBook, type Move, type Refusal } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { conformance } from '../src/index.js';
import { hiddenRoles, measuredTable, type Shootout } from '../src/models/index.js';
import { type Answer, faultOf, sound, withDecision, withOrder } from './broken-game.js';

const roles: AnyGame = hiddenRoles([]);

function everyOther(pick: number): Answer {
  let calls = 0;
  return () => (++calls % 2 === 0 ? pick : undefined);
}

describe('conformance finds', () => {
  it('nothing in a sound game, and says how much it looked at', async () => {
    const result = await conformance(sound, { matches: 2 });
    expect(result).toMatchObject({ ok: true, value: { matches: 2 } });
    expect(result.ok && result.value.choices).toBeGreaterThan(50);
  });

  it('nothing at the smallest and the largest table, which are tried unless others are named', async () => {
    const sizes = new Set<number>();
    const setup: AnyGame['setup'] = (given, rng) => {
      sizes.add(given.seats);
      return roles.setup(given, rng);
    };
    const result = await conformance({ ...roles, setup }, { matches: 1 });
    expect([result.ok && result.value.matches, [...sizes]]).toEqual([2, [4, 8]]);
  });

  it('a fault with the seed and the record that lead there', async () => {
    const result = await conformance({
      ...sound,
      audit: (s) => ((s as Shootout).discard.length > 3 ? 'full' : undefined),
    });
    expect(result.ok ? '' : result.error.text).toMatch(
      /^model-answers, seed fray-0-0, config {}, after \d+ choices:\nthe audit found: full/,
    );
    expect(result.ok ? '' : result.error.record).toContain('"seed":"fray-0-0"');
  });

  it('a clone that shares a list', async () => {
    const clone = (s: Readonly<Core>): Core => ({ ...sound.clone(s), lives: (s as Shootout).lives }) as Core;
    expect(await faultOf({ ...sound, clone })).toContain('playing a clone on changed the original');
  });

  it('a clone that forgets a field', async () => {
    const clone = (s: Readonly<Core>): Core => ({ ...sound.clone(s), target: 0 }) as Core;
    expect(await faultOf({ ...sound, clone })).toContain(
      'a copy is not equal:\n  target\n    state: -1\n    clone: 0',
    );
  });

  it('a state that is not plain data', async () => {
    const setup: AnyGame['setup'] = (...args) => ({ ...sound.setup(...args), extra: new Map() }) as Core;
    expect(await faultOf({ ...sound, setup })).toContain(
      'the state is not plain data: state.extra is an object of a class',
    );
  });

  it('a list that depends on only listing', async () => {
    const game = withDecision(({ offers }) => ({
      offers: (s, seat, out) => (out.listing ? offers(s, seat, out) : out.offer(undefined, 0)),
    }));
    expect(await faultOf(game)).toMatch(/is listed, but refused/);
  });

  it('a check that allows what is not listed', async () => {
    const game = withDecision(({ offers }) => ({
      offers(s, seat, out) {
        offers(s, seat, out);
        if (!out.listing) for (let a = 4; a < 30; a++) out.offer(undefined, 3, a);
      },
    }));
    expect(await faultOf(game)).toMatch(
      /the full walk for seat 0 has other legal moves|is allowed, but not listed/,
    );
  });

  it('a card that nobody lists, legal only for whoever sends it', async () => {
    const names = Array.from({ length: 60 }, (_, card) => `card-${card}`);
    const [keep, swap, ...rest] = measuredTable.verbs;
    const game = withDecision(
      ({ id, offers }) => ({
        offers(s, seat, out) {
          offers(s, seat, out);
          const { mode } = out as unknown as { mode: string };
          if (id === 'swap' && mode === 'check') out.offer(undefined, 1, 55);
        },
      }),
      { ...measuredTable, verbs: [keep!, { ...swap!, args: [{ name: 'card', names }] }, ...rest] } as AnyGame,
    );
    expect(await faultOf(game)).toMatch(/\[1,55,0,0,0\] of seat \d is allowed, but not listed/);
  });

  it('a number far from any that is listed, legal only for whoever sends it', async () => {
    const game = withDecision(
      ({ offers }) => ({
        offers(s, seat, out) {
          offers(s, seat, out);
          const { mode } = out as unknown as { mode: string };
          for (let card = 15; mode === 'check' && card < 40; card++) out.offer(undefined, 1, card);
        },
      }),
      measuredTable as AnyGame,
    );
    expect(await faultOf(game)).toMatch(/\[1,\d\d,0,0,0\] of seat \d is allowed, but not listed/);
  });

  it('nothing in points of a table, which are legal though unlisted, but something in names in their place', async () => {
    const table: AnyGame = measuredTable;
    expect(await faultOf(table)).toBe('nothing found');
    const [keep, swap, move] = table.verbs;
    const withNames = (at: number): AnyGame => {
      const names = Array.from({ length: 25_000 }, (_, i) => `p${i}`);
      const args = move!.args.map((arg, i) => (i === at ? { ...arg, names } : arg));
      return { ...table, verbs: [keep!, swap!, { ...move!, args }] };
    };
    expect(await faultOf(withNames(1))).toContain('"move" takes no point');
    expect(await faultOf(withNames(2))).toContain('"move" takes no point');
    expect(await faultOf(withNames(0))).not.toContain('takes no point');
  });

  it('an ability that is not on the sheet, made legal as a region', async () => {
    const game = withDecision(({ offers }) => ({
      offers(s, seat, out) {
        offers(s, seat, out);
        out.region(2, 9, () => undefined, []);
      },
    }));
    expect(await faultOf(game)).toContain('"redirect" takes no point, but is offered as a region');
  });

  it('a refusal of what nobody listed that has no words', async () => {
    const game = withDecision(({ offers }) => ({
      offers(s, seat, out) {
        offers(s, seat, out);
        for (let verb = 0; verb < 4; verb++) out.otherwise(verb, () => ({ clause: 'X', id: 'silence' }));
      },
    }));
    const book = await loadBook(sound);
    const mute = { ...book, refusal: (why: Refusal) => (why.id === 'silence' ? '' : 'No.') };
    const silent: AnyGame = { ...game, books: { en: () => Promise.resolve(mute) } };
    expect(await faultOf(silent)).toContain('is refused without words: "silence"');
    expect(await faultOf(game)).toBe('nothing found');
  });

  it('a move that is offered twice, or nothing offered at all', async () => {
    const twice = withDecision(({ offers }) => ({
      offers(s, seat, out) {
        offers(s, seat, out);
        offers(s, seat, out);
      },
    }));
    expect(await faultOf(twice)).toContain('is offered the same move twice');
    expect(await faultOf(withDecision(() => ({ offers: () => undefined })))).toContain(
      'and may choose nothing',
    );
  });

  it('listing that changes the state', async () => {
    const game = withDecision(({ offers }) => ({
      offers(s, seat, out) {
        (s as Shootout).target = 2;
        offers(s, seat, out);
      },
    }));
    expect(await faultOf(game)).toMatch(/changes the state|not equal/);
  });

  it('a timeout that is not legal', async () => {
    expect(await faultOf(withDecision(() => ({ timeout: () => [9, 0, 0, 0, 0] })))).toContain('out of time');
  });

  it('a view that is not a copy, and one that is not plain', async () => {
    const live: AnyGame['view'] = (s, seat) => ({
      ...(sound.view(s, seat) as object),
      lives: (s as Shootout).lives,
    });
    expect(await faultOf({ ...sound, view: live })).toMatch(
      /the view of seat -?\d changed when the match went on/,
    );
    const odd: AnyGame['view'] = (s, seat) => ({ ...(sound.view(s, seat) as object), odd: undefined });
    expect(await faultOf({ ...sound, view: odd })).toContain('seat -1: view.table.odd is undefined');
  });

  it('a sample that does not fit its view', async () => {
    const sample: AnyGame['sample'] = (view, rng) => {
      const s = sound.sample(view, rng) as Shootout;
      return { ...s, deck: s.deck.slice(1), discard: [...s.discard, ...s.deck.slice(0, 1)] } as Core;
    };
    expect(await faultOf({ ...sound, sample })).toContain('looks different to it');
  });

  it.each<[string, Answer, string]>([
    ['picks none of the moves', () => 9, 'the order "only-target" picked move 9 of '],
    ['picks half a move', () => 0.5, 'the order "only-target" picked move 0.5 of '],
    ['changes the moves', (_view, moves) => void (moves as Move[]).pop(), 'changed what it was asked'],
    ['changes the view', ({ table }) => void (table as Shootout).lives.pop(), 'changed what it was asked'],
    ['remembers what it was asked', everyOther(0), 'picks differently when asked again'],
  ])('a standing order that %s', async (_what, answer, message) => {
    expect(await faultOf(withOrder(answer))).toContain(message);
  });

  it('a sampled world that plays on with the chance it was sampled by, shared or copied', async () => {
    const message = 'plays on with the chance it was sampled by';
    for (const copy of [(rng: number[]) => rng, (rng: number[]) => [...rng]]) {
      const sample: AnyGame['sample'] = (view, rng) => {
        const s = sound.sample(view, rng);
        return { ...s, rng: copy(rng) };
      };
      expect(await faultOf({ ...sound, sample })).toContain(message);
    }
  });

  it('an act nobody asked for that nobody may make', async () => {
    const game: AnyGame = { ...roles, knowledge: { ...roles.knowledge, act: () => 1 } };
    expect(await faultOf(game)).toMatch(/seat 0 would make standing choice 1 of [01]/);
  });

  it('a copy with another hash, and a spelling that forgets something', async () => {
    let n = 0;
    expect(await faultOf({ ...sound, spell: () => ++n })).toContain('a copy has another hash');
    const spell: AnyGame['spell'] = (s) => ({ ...(sound.spell!(s) as object), lives: 0 });
    expect(await faultOf({ ...sound, spell })).toContain('two positions are spelt alike:\n  lives');
  });

  it('play that does not end', async () => {
    expect(await faultOf({ ...sound, maxDecisions: 5 })).toContain(
      'not over after 5 choices, the stated limit',
    );
  });

  it('events that change play', async () => {
    const game = defineGame({
      ...sound,
      procedures: sound.procedures.map((procedure) => ({
        ...procedure,
        steps: procedure.steps.map((step): typeof step => (s, run, l) => {
          if (run.listening && procedure.name === 'lose') (s as Shootout).lives[0]! += 0.5;
          step(s, run, l);
        }),
      })),
    });
    expect(await faultOf(game)).not.toBe('nothing found');
  });

  it('rules that look at something outside the state', async () => {
    let calls = 0;
    const game = withDecision(({ offers }) => ({
      offers(s, seat, out) {
        if (++calls % 7 !== 0) offers(s, seat, out);
        else out.offer(undefined, 0);
      },
    }));
    expect(await faultOf(game)).not.toBe('nothing found');
  });
});
