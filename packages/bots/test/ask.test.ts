import type { AnyGame } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import {
  actsUnasked,
  answerRequest,
  ask,
  askElsewhere,
  type Bot,
  type BotReply,
  type BotRequest,
  type Elsewhere,
  greedy,
  random,
  thinkSafely,
} from '../src/index.js';
import { questionFor, startOf } from './asking.js';
import { bell, heap, RING } from './table-games.js';

const quick: AnyGame = { ...heap, knowledge: { ...heap.knowledge, policy: () => 2 } };
const QUICK = [0, 3, 0, 0, 0];

function bot(choose: Bot['choose']): Bot {
  return { id: 'bad', choose };
}

describe('ask', () => {
  it('makes an act that nobody asked for when the game advises it', () => {
    const match = startOf(bell, 's');
    expect(ask(greedy, questionFor(match, 1))).toBeUndefined();
    match.play(0, [0, 0, 0, 0, 0]);
    expect(ask(greedy, questionFor(match, 1))).toEqual([RING, 0, 0, 0, 0]);
    expect(ask(greedy, questionFor(match, 0))).toEqual([RING, 0, 0, 0, 0]);
    match.play(0, [RING, 0, 0, 0, 0]);
    expect(ask(greedy, questionFor(match, 0))?.[0]).toBe(0);
  });

  it('lets every bot be courteous where the game says so, however careless it is', () => {
    const polite: AnyGame = { ...quick, knowledge: { ...quick.knowledge, isCourtesy: () => true } };
    const careless = bot(({ moves }) => moves[0]!);
    expect(ask(careless, questionFor(startOf(polite, 's'), 0))).toEqual(QUICK);
    expect(ask(careless, questionFor(startOf(quick, 's'), 0))).not.toEqual(QUICK);
  });

  it('lets random do nothing unasked', () => {
    const match = startOf(bell, 's');
    match.play(0, [0, 0, 0, 0, 0]);
    expect(ask(random, questionFor(match, 1))).toBeUndefined();
    expect(ask(random, questionFor(match, 0))?.[0]).toBe(0);
  });

  it('does not trouble the bot where there is only one answer', () => {
    const match = startOf(heap, 's');
    const question = { ...questionFor(match, 0), moves: [[0, 1, 0, 0, 0]] as const };
    const never = bot(() => {
      throw new Error('asked');
    });
    expect(ask(never, question)).toEqual([0, 1, 0, 0, 0]);
  });

  it('knows who could have something to do unasked', () => {
    expect(actsUnasked(bell, greedy)).toBe(true);
    expect(actsUnasked(heap, greedy)).toBe(false);
    expect(actsUnasked(bell, random)).toBe(false);
  });
});

describe('thinkSafely', () => {
  const question = questionFor(startOf(quick, 's'), 0);

  it('gives the answer of a bot that behaves', () => {
    expect(
      thinkSafely(
        bot(({ moves }) => moves[0]!),
        question,
      ),
    ).toEqual({ move: [0, 1, 0, 0, 0] });
  });

  it('replaces a bot that throws by the quick policy of the game', () => {
    const answer = thinkSafely(
      bot(() => {
        throw new Error('out of ideas');
      }),
      question,
    );
    expect(answer).toEqual({ move: QUICK, replaced: { why: 'threw', detail: 'out of ideas' } });
  });

  it.each([
    ['a move that is not offered', [0, 9, 0, 0, 0]],
    ['no move at all', undefined],
    ['something else', 'take all' as never],
  ])('replaces a bot that names %s', (_what, move) => {
    const answer = thinkSafely(
      bot(() => move as never),
      question,
    );
    expect(answer).toMatchObject({ move: QUICK, replaced: { why: 'cheated' } });
  });

  it('takes the first legal move when even the policy fails', () => {
    const policy = (): number => {
      throw new Error('no policy');
    };
    const game = { ...heap, knowledge: { ...heap.knowledge, policy } };
    const answer = thinkSafely(greedy, questionFor(startOf(game, 's'), 0));
    expect(answer).toEqual({ move: [0, 1, 0, 0, 0], replaced: { why: 'threw', detail: 'no policy' } });
  });

  it('holds still for a bot that fails though nobody asked it', () => {
    const match = startOf(bell, 's');
    const act = (): never => {
      throw new Error('no');
    };
    const answer = thinkSafely({ ...greedy, act }, questionFor(match, 1));
    expect(answer).toEqual({ move: undefined, replaced: { why: 'threw', detail: 'no' } });
  });
});

describe('a bot that thinks elsewhere', () => {
  const match = startOf(quick, 's');
  const request: BotRequest = {
    game: 'heap',
    bot: 'greedy',
    view: match.view(0),
    moves: match.moves(0),
    standing: [],
    seats: 2,
    seed: 'there',
    budget: { ms: 500 },
  };

  /** `think` answers there; the clock here rings only when `ring` is called. */
  function place(think: (request: BotRequest) => Promise<BotReply>) {
    const log: string[] = [];
    let ring = (): void => undefined;
    const elsewhere: Elsewhere = {
      think,
      giveUp: () => void log.push('gave up'),
      after: (ms, late) => {
        log.push(`waits ${ms}`);
        ring = late;
        return () => void log.push('waits no more');
      },
    };
    return { elsewhere, log, ring: () => ring() };
  }

  it('answers by plain data', async () => {
    const reply = answerRequest(quick, structuredClone(request));
    expect(structuredClone(reply)).toEqual({ move: QUICK });
    const { elsewhere, log } = place(async (sent) => answerRequest(quick, sent));
    expect(await askElsewhere(quick, request, elsewhere)).toEqual({ move: QUICK });
    expect(log).toEqual(['waits 2500', 'waits no more']);
  });

  it('is replaced when it does not answer in time, and nobody waits for it any more', async () => {
    const { elsewhere, log, ring } = place(() => new Promise(() => undefined));
    const answer = askElsewhere(quick, request, elsewhere);
    ring();
    expect(await answer).toEqual({ move: QUICK, replaced: { why: 'late' } });
    expect(log).toContain('gave up');
  });

  it('is replaced when its thread breaks', async () => {
    const { elsewhere } = place(() => Promise.reject(new Error('thread ended')));
    expect(await askElsewhere(quick, request, elsewhere)).toEqual({
      move: QUICK,
      replaced: { why: 'threw', detail: 'thread ended' },
    });
  });

  it('is replaced when it sends back what was not offered', async () => {
    const { elsewhere } = place(async () => ({ move: [0, 7, 0, 0, 0] }));
    expect(await askElsewhere(quick, request, elsewhere)).toMatchObject({
      move: QUICK,
      replaced: { why: 'cheated' },
    });
  });

  it('passes on that it was replaced over there', async () => {
    const replaced = { why: 'threw', detail: 'there' } as const;
    const { elsewhere } = place(async () => ({ move: [0, 1, 0, 0, 0], replaced }));
    expect(await askElsewhere(quick, request, elsewhere)).toEqual({ move: [0, 1, 0, 0, 0], replaced });
  });
});
