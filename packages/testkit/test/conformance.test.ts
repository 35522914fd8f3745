/** The suite is only worth something if it finds what is broken: each test breaks one promise of a sound game. */
import { type AnyGame, type Core, type Decision, defineGame, type Move, Offers } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { conformance, noninterference } from '../src/index.js';
import { everyoneMayAnswer, type Shootout, sealedAndAnswered } from '../src/models/index.js';

const sound: AnyGame = everyoneMayAnswer;

function withDecision(change: (decision: Decision<Core>) => Partial<Decision<Core>>): AnyGame {
  const decisions = sound.decisions.map((decision) => ({ ...decision, ...change(decision) }));
  return { ...sound, decisions };
}

type Routine = NonNullable<AnyGame['knowledge']['routine']>;

function withRoutine(routine: Routine): AnyGame {
  return { ...sound, knowledge: { ...sound.knowledge, routine } };
}

function everyOther(pick: number): Routine {
  let calls = 0;
  return () => (++calls % 2 === 0 ? pick : undefined);
}

function faultOf(game: AnyGame): string {
  const result = conformance(game, { matches: 2 });
  return result.ok ? 'nothing found' : result.error.text;
}

function leakOf(game: AnyGame): string {
  const result = noninterference(game, { matches: 2 });
  return result.ok ? 'nothing found' : result.error.text;
}

describe('conformance finds', () => {
  it('nothing in a sound game, and says how much it looked at', () => {
    const result = conformance(sound, { matches: 2 });
    expect(result).toMatchObject({ ok: true, value: { matches: 2 } });
    expect(result.ok && result.value.choices).toBeGreaterThan(50);
  });

  it('a fault with the seed and the record that lead there', () => {
    const result = conformance({
      ...sound,
      audit: (s) => ((s as Shootout).discard.length > 3 ? 'full' : undefined),
    });
    expect(result.ok ? '' : result.error.text).toMatch(
      /^model-answers, seed fray-0-0, config {}, after \d+ choices:\nthe audit found: full/,
    );
    expect(result.ok ? '' : result.error.record).toContain('"seed":"fray-0-0"');
  });

  it('a clone that shares a list', () => {
    const clone = (s: Readonly<Core>): Core => ({ ...sound.clone(s), lives: (s as Shootout).lives }) as Core;
    expect(faultOf({ ...sound, clone })).toContain('playing a clone on changed the original');
  });

  it('a clone that forgets a field', () => {
    const clone = (s: Readonly<Core>): Core => ({ ...sound.clone(s), target: 0 }) as Core;
    expect(faultOf({ ...sound, clone })).toContain(
      'a copy is not equal:\n  target\n    state: -1\n    clone: 0',
    );
  });

  it('a state that is not plain data', () => {
    const setup: AnyGame['setup'] = (...args) => ({ ...sound.setup(...args), extra: new Map() }) as Core;
    expect(faultOf({ ...sound, setup })).toContain(
      'the state is not plain data: state.extra is an object of a class',
    );
  });

  it('a list that depends on only listing', () => {
    const game = withDecision(({ offers }) => ({
      offers: (s, seat, out) => (out.listing ? offers(s, seat, out) : out.offer(undefined, 0)),
    }));
    expect(faultOf(game)).toMatch(/is listed, but refused/);
  });

  it('a check that allows what is not listed', () => {
    const game = withDecision(({ offers }) => ({
      offers(s, seat, out) {
        offers(s, seat, out);
        if (!out.listing) for (let a = 4; a < 30; a++) out.offer(undefined, 3, a);
      },
    }));
    expect(faultOf(game)).toMatch(
      /the full walk for seat 0 has other legal moves|is allowed, but not listed/,
    );
  });

  it('a move that is offered twice, or nothing offered at all', () => {
    const twice = withDecision(({ offers }) => ({
      offers(s, seat, out) {
        offers(s, seat, out);
        offers(s, seat, out);
      },
    }));
    expect(faultOf(twice)).toContain('is offered the same move twice');
    expect(faultOf(withDecision(() => ({ offers: () => undefined })))).toContain('and may choose nothing');
  });

  it('listing that changes the state', () => {
    const game = withDecision(({ offers }) => ({
      offers(s, seat, out) {
        (s as Shootout).target = 2;
        offers(s, seat, out);
      },
    }));
    expect(faultOf(game)).toMatch(/changes the state|not equal/);
  });

  it('a timeout that is not legal', () => {
    expect(faultOf(withDecision(() => ({ timeout: () => [9, 0, 0, 0, 0] })))).toContain('out of time');
  });

  it('a view that is not a copy, and one that is not plain', () => {
    const live: AnyGame['view'] = (s, seat) => ({
      ...(sound.view(s, seat) as object),
      lives: (s as Shootout).lives,
    });
    expect(faultOf({ ...sound, view: live })).toMatch(/the view of seat -1 changed when the match went on/);
    const odd: AnyGame['view'] = (s, seat) => ({ ...(sound.view(s, seat) as object), odd: undefined });
    expect(faultOf({ ...sound, view: odd })).toContain('seat -1: view.table.odd is undefined');
  });

  it('a sample that does not fit its view', () => {
    const sample: AnyGame['sample'] = (view, rng) => {
      const s = sound.sample(view, rng) as Shootout;
      return { ...s, deck: s.deck.slice(1), discard: [...s.discard, ...s.deck.slice(0, 1)] } as Core;
    };
    expect(faultOf({ ...sound, sample })).toContain('looks different to it');
  });

  it.each<[string, Routine, string]>([
    ['picks none of the moves', () => 9, 'the routine picked move 9 of '],
    ['picks half a move', () => 0.5, 'the routine picked move 0.5 of '],
    ['changes the moves', (_view, moves) => void (moves as Move[]).pop(), 'changed what it was asked'],
    ['changes the view', ({ table }) => void (table as Shootout).lives.pop(), 'changed what it was asked'],
    ['remembers what it was asked', everyOther(0), 'picks differently when asked again'],
  ])('a routine that %s', (_what, routine, message) => {
    expect(faultOf(withRoutine(routine))).toContain(message);
  });

  it('play that does not end', () => {
    expect(faultOf({ ...sound, maxDecisions: 5 })).toContain('not over after 5 choices, the stated limit');
  });

  it('events that change play', () => {
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
    expect(faultOf(game)).not.toBe('nothing found');
  });

  it('rules that look at something outside the state', () => {
    let calls = 0;
    const game = withDecision(({ offers }) => ({
      offers(s, seat, out) {
        if (++calls % 7 !== 0) offers(s, seat, out);
        else out.offer(undefined, 0);
      },
    }));
    expect(faultOf(game)).not.toBe('nothing found');
  });
});

describe('noninterference finds', () => {
  it('nothing where there is nothing, and says how much it compared', () => {
    const result = noninterference(sound, { matches: 2 });
    expect(result.ok && result.value.swaps).toBeGreaterThan(200);
    expect(result.ok && result.value.moves).toBeGreaterThan(200);
  });

  it('a secret that no swap ever changes, because the view gives it away and the sample copies it', () => {
    const view: AnyGame['view'] = (s, seat) => ({
      ...(sound.view(s, seat) as object),
      all: [...(s as Shootout).deck],
    });
    const sample: AnyGame['sample'] = (seen, rng) => {
      const s = sound.sample(seen, rng) as Shootout;
      const deck = [...(seen.table as { all: number[] }).all];
      const pool = [...s.hands.flat(), ...s.deck];
      for (const card of [...deck, ...s.hands[seen.seat]!]) pool.splice(pool.indexOf(card), 1);
      const hands = s.hands.map((hand, seat) => (seat === seen.seat ? hand : pool.splice(0, hand.length)));
      return { ...s, deck, hands } as Core;
    };
    const leaky: AnyGame = { ...sound, view, sample };
    expect(leakOf(leaky)).toBe('nothing found');
    const result = noninterference(leaky, { matches: 2, hidden: ['hands', 'deck'] });
    expect(result.ok ? '' : result.error.text).toBe(
      'model-answers: no swap ever changed "deck"; who knows it?',
    );
    expect(noninterference(sound, { matches: 2 })).toMatchObject({
      ok: true,
      value: { varied: ['deck', 'hands'] },
    });
  });

  it('a hand that shows in the view of others', () => {
    const view: AnyGame['view'] = (s, seat) => ({
      ...(sound.view(s, seat) as object),
      top: (s as Shootout).deck.at(-1) ?? -1,
    });
    expect(leakOf({ ...sound, view })).toMatch(
      /seat 0 sees a difference in what seat 0 cannot know:\n {2}view\.table\.top/,
    );
  });

  it('a prompt and a refusal that know too much', () => {
    const shields = (s: Core): number => (s as Shootout).hands.flat().filter((card) => card === 0).length;
    const prompts = withDecision(() => ({
      prompt: (s) => ({ ask: `There are ${shields(s)} shields about.` }),
    }));
    expect(leakOf(prompts)).toContain('prompt.ask');
    const refuses = withDecision(({ offers }) => ({
      offers(s, seat, out) {
        offers(s, seat, out);
        out.offer({ clause: 'X', text: `no: ${shields(s)}` }, 3, 9);
      },
    }));
    expect(leakOf(refuses)).toMatch(/refused\.\d+\.why\.text/);
  });

  it('an event that tells everyone what one seat drew', () => {
    const procedures = sound.procedures.map((procedure) => ({
      ...procedure,
      steps: procedure.steps.map((step): typeof step => (s, run, l) => {
        step(s, run, l);
        if (run.listening && procedure.name === 'turn')
          run.tell({ type: 'leak', clause: 'X', data: { card: (s as Shootout).deck.at(-1) ?? -1 } });
      }),
    }));
    expect(leakOf(defineGame({ ...sound, procedures }))).toMatch(
      /events tell seat -?\d what its view does not/,
    );
  });

  it('a routine that knows a secret, so that a quick answer gives it away', () => {
    const holds = (card: number): Routine => {
      return ({ table }) => ((table as { hand: number[] }).hand.includes(card) ? undefined : 0);
    };
    expect(leakOf(withRoutine(holds(1)))).toMatch(
      /whether seat \d has to think depends on what seat \d cannot/,
    );
    const open: Routine = ({ seat, table }) =>
      (table as { handSizes: number[] }).handSizes[seat] === 0 ? 0 : undefined;
    expect(leakOf(withRoutine(open))).toBe('nothing found');
  });

  it('a sealed choice that shows before all are in', () => {
    const game: AnyGame = sealedAndAnswered;
    const peek: AnyGame['view'] = (s, seat) => ({
      ...(game.view(s, seat) as object),
      waiting: s.stack.reduce((sum, frame) => sum + frame.asking, 0),
    });
    expect(leakOf({ ...game, view: peek })).toMatch(/seat -1 notices that seat 0 sealed/);
  });
});

it('knows which verbs take any point', () => {
  const out = new Offers();
  out.reset('list');
  out.region(2, 0, () => undefined, [1, 1, 1, 1, 2, 2]);
  expect([out.regionVerbs, out.moves()]).toEqual([
    4,
    [
      [2, 0, 1, 1, 0],
      [2, 0, 2, 2, 0],
    ],
  ]);
});
