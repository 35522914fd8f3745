/** Secrets that get out, each by another way; the test of secrecy finds all of them. */
import { type AnyGame, type Core, defineGame } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { noninterference } from '../src/index.js';
import { HOUSE_RULES, hiddenRoles, type Shootout, sealedAndAnswered } from '../src/models/index.js';
import { type Answer, leakOf, sound, withDecision, withOrder } from './broken-game.js';

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
      value: { varied: ['deck', 'hands', 'stack'] },
    });
  });

  it('a hand that shows in the view of others', () => {
    const view: AnyGame['view'] = (s, seat) => ({
      ...(sound.view(s, seat) as object),
      top: (s as Shootout).deck.at(-1) ?? -1,
    });
    expect(leakOf({ ...sound, view })).toMatch(
      /seat (\d) sees a difference in what seat \1 cannot know:\n {2}view\.table\.top/,
    );
  });

  it('a prompt and a refusal that know too much', () => {
    const shields = (s: Core): number => (s as Shootout).hands.flat().filter((card) => card === 0).length;
    const prompts = withDecision(() => ({
      prompt: (s) => ({ id: 'shields', data: { n: shields(s) } }),
    }));
    expect(leakOf(prompts)).toContain('prompt.data.n');
    const refuses = withDecision(({ offers }) => ({
      offers(s, seat, out) {
        offers(s, seat, out);
        out.offer({ clause: 'X', id: 'no', data: { n: shields(s) } }, 3, 9);
      },
    }));
    expect(leakOf(refuses)).toMatch(/refused\.\d+\.why\.data\.n/);
    const answers = withDecision(({ offers }) => ({
      offers(s, seat, out) {
        offers(s, seat, out);
        for (let verb = 0; verb < sound.verbs.length; verb++)
          out.otherwise(verb, () => ({ clause: 'X', id: 'no', data: { n: shields(s) } }));
      },
    }));
    expect(leakOf(answers)).toMatch(
      /how \[[\d,-]+\] is answered depends on what seat \d cannot know:\n {2}data\.n/,
    );
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

  it('nothing in an event about a card that lay open and was put away again at once', () => {
    type Shown = { shown?: number };
    const view: AnyGame['view'] = (s, seat) => ({
      ...(sound.view(s, seat) as object),
      shown: (s as Shown).shown ?? -1,
    });
    const showing = (lies: boolean): AnyGame => ({
      ...sound,
      view,
      procedures: sound.procedures.map((procedure) => ({
        ...procedure,
        steps: procedure.steps.map((step): typeof step => (s, run, l) => {
          step(s, run, l);
          if (!run.listening || procedure.name !== 'turn') return;
          const card = (s as Shootout).deck.at(-1) ?? -1;
          if (lies) (s as Shown).shown = card;
          run.tell({ type: 'shown', clause: 'X', data: { card } });
          delete (s as Shown).shown;
        }),
      })),
    });
    expect(leakOf(showing(true))).toBe('nothing found');
    expect(leakOf(showing(false))).toMatch(/events tell seat -?\d what its view does not/);
  });

  it('a standing order that knows a secret, so that a quick answer gives it away', () => {
    const holds = (card: number): Answer => {
      return ({ table }) => ((table as { hand: number[] }).hand.includes(card) ? undefined : 0);
    };
    expect(leakOf(withOrder(holds(1)))).toMatch(
      /whether "only-target" answers for seat \d depends on what seat \d cannot/,
    );
    const open: Answer = ({ seat, table }) =>
      (table as { handSizes: number[] }).handSizes[seat] === 0 ? 0 : undefined;
    expect(leakOf(withOrder(open))).toBe('nothing found');
  });

  it("a pass made from one's own hand, unless its decision is paced", () => {
    const empty: Answer = ({ table }, _moves, asked) =>
      asked === 'answer' && !(table as { hand: number[] }).hand.includes(0) ? 0 : undefined;
    const game = withOrder(empty);
    expect(leakOf(game)).toBe('nothing found');
    expect(leakOf(withDecision(() => ({ paced: false }), game))).toMatch(
      /whether "only-target" answers for seat/,
    );
  });

  it('something pending that knows too much, or that shows who has answered', () => {
    const pending = (passed: (s: Core) => number[]): AnyGame =>
      withDecision(({ id }) =>
        id === 'answer' ? { pending: (s) => ({ what: { id: 'shot' }, order: [], passed: passed(s) }) } : {},
      );
    const holders = (s: Core) => [0, 1, 2, 3].filter((seat) => (s as Shootout).hands[seat]!.includes(0));
    expect(leakOf(pending(holders))).toMatch(/pending\.passed/);
    const done = (s: Core) => [0, 1, 2, 3].filter((seat) => s.stack.at(-1)!.sealed?.[seat]);
    expect(leakOf(pending(done))).toMatch(/pending\.passed/);
    expect(leakOf(pending(() => []))).toBe('nothing found');
  });

  it('a sealed choice that shows before all are in', () => {
    const game: AnyGame = sealedAndAnswered;
    const peek: AnyGame['view'] = (s, seat) => ({
      ...(game.view(s, seat) as object),
      waiting: s.stack.reduce((sum, frame) => sum + frame.asking, 0),
    });
    expect(leakOf({ ...game, view: peek })).toMatch(/seat -1 notices that seat 0 sealed/);
  });

  it('an answer given in private that is written into the public flow of play', () => {
    const game: AnyGame = hiddenRoles(HOUSE_RULES);
    const procedures = game.procedures.map((procedure) => ({
      ...procedure,
      steps: procedure.steps.map((step, i): typeof step => (s, run, l) => {
        if (procedure.stepNames[i] === 'hear') l['heard'] = run.verb;
        step(s, run, l);
      }),
    }));
    expect(leakOf(game)).toBe('nothing found');
    expect(leakOf({ ...game, procedures })).toMatch(
      /of seat \d look alike to seat -?\d on the table and in what is told, but play goes on differently:\n {2}\d\.locals\.heard/,
    );
  });

  it('a card in hand that steers where play goes', () => {
    const [, turn] = sound.procedures;
    const hit = turn!.at['hit']!;
    const steps = turn!.steps.map((step, i): typeof step => (s, run, l) => {
      if (i === hit && (s as Shootout).hands[0]!.includes(1)) l['spared'] = true;
      step(s, run, l);
    });
    const procedures = sound.procedures.map((procedure) =>
      procedure === turn ? { ...turn, steps } : procedure,
    );
    expect(leakOf({ ...sound, procedures }, 2)).toContain('play goes on differently');
  });
});
