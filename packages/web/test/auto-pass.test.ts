import { type AnyGame, type Core, Match, type Move, replay, type SeatInfo } from '@fray/engine';
import { everyoneMayAnswer, sealedAndAnswered } from '@fray/testkit/models';
import { afterEach, describe, expect, it } from 'vitest';
import { wasPassed } from '../src/session/auto-pass.js';
import type { BotPort, BotRequest } from '../src/session/bot-port.js';
import { LocalSession } from '../src/session/local-session.js';
import { changeSettings } from '../src/settings.js';
import { texts } from '../src/texts/index.js';

const person: SeatInfo = { name: '', kind: 'person' };
const bot: SeatInfo = { name: '', kind: 'bot', bot: 'greedy' };
const AGAINST_BOTS = [person, bot, bot, bot];
const TWO_AND_BOTS = [person, person, bot, bot];

/** Passes where it can, and otherwise shoots at the last seat that stands. */
function patient(moves: readonly Move[]): Move {
  return moves[0]![0] === 0 ? moves[0]! : moves.at(-1)!;
}

const bots: BotPort = { choose: async ({ moves }: BotRequest) => patient(moves), close: () => {} };

function start(seats: readonly SeatInfo[], game: AnyGame = everyoneMayAnswer): Match<Core, unknown> {
  const match = Match.start(game, { seats, seed: 'a table' });
  if (!match.ok) throw new Error(match.error);
  return match.value;
}

function sit(match: Match<Core, unknown>, passed: readonly number[] = []) {
  const kept = { match, passed };
  const session = new LocalSession({
    ...{ id: 'test', match, passed, bots, cover: true },
    onChange: (...changed) => {
      [kept.match, kept.passed] = changed;
    },
    now: () => 0,
  });
  const state = () => session.store.getState();
  const length = () => state().steps.length - 1;
  /** Looks at everything that happens until nothing more does. */
  const see = async (): Promise<void> => {
    for (let quiet = 0, before = -1; quiet < 3; quiet = before === length() ? quiet + 1 : 0) {
      before = length();
      session.seen(before);
      for (let i = 0; i < 5; i++) await Promise.resolve();
    }
  };
  return { session, state, length, see, kept };
}

type Table = ReturnType<typeof sit>;

/** Lets people choose to the end, or so often; says what they were asked. */
async function play({ session, state, see }: Table, pick: (moves: readonly Move[]) => Move, most = 1000) {
  const asked: { seat: number; decision: string | undefined; moves: number }[] = [];
  await see();
  while (state().outcome === null && asked.length < most) {
    session.uncover();
    const { question, seat } = state();
    asked.push({ seat, decision: question.decision, moves: question.moves.length });
    session.choose(pick(question.moves.map(({ move }) => move)));
    await see();
  }
  return asked;
}

afterEach(() => changeSettings({ autoPass: true }));

describe('a choice with nothing at stake', () => {
  it('is made for a person, who is never shown the question', async () => {
    const table = sit(start(AGAINST_BOTS));
    let answers = 0;
    table.session.store.subscribe(({ question }) => {
      if (question.decision === 'answer' && question.prompt !== undefined) answers++;
    });
    const asked = await play(table, patient, 2);
    expect(asked.map(({ decision }) => decision)).toEqual(['shoot', 'shoot']);
    expect(answers).toBe(0);
    const { passed, steps } = table.state();
    expect(passed.length).toBeGreaterThan(4);
    for (const n of passed) expect(steps[n]).toMatchObject({ n, by: 0 });
    expect(steps.filter(({ by }) => by === 0)).toHaveLength(passed.length + 2);
  });

  it('can be told from one that they made themselves', async () => {
    const table = sit(start(AGAINST_BOTS));
    const isPassed = (upTo: number) => wasPassed(table.state().passed, table.state().steps, 0, upTo);
    await play(table, patient, 1);
    const [first] = table.state().passed;
    expect([0, first! - 1, first!, table.length()].map(isPassed)).toEqual([false, false, true, true]);
    const before = table.length();
    table.session.choose(patient(table.state().question.moves.map(({ move }) => move)));
    expect(isPassed(before + 1)).toBe(false);
  });

  it('is asked of somebody who wishes so, from the next question on', async () => {
    const table = sit(start(AGAINST_BOTS));
    await play(table, patient, 1);
    const { passed } = table.state();
    expect(passed).not.toEqual([]);
    changeSettings({ autoPass: false });
    const asked = await play(table, patient, 3);
    expect(asked.map(({ decision }) => decision)).toEqual(['shoot', 'answer', 'answer']);
    expect(table.state().passed).toEqual(passed);
    changeSettings({ autoPass: true });
    await play(table, patient, 2);
    expect(table.state().passed.length).toBeGreaterThan(passed.length);
  });

  it('lets nobody in at one screen, not even where all choose at once', async () => {
    const spend = (moves: readonly Move[]): Move => moves[0]!;
    const table = sit(start([person, person], sealedAndAnswered));
    const covers: number[] = [];
    table.session.store.subscribe(({ cover }) => cover !== undefined && covers.push(cover));
    const asked = await play(table, spend);
    expect(asked.every(({ moves }) => moves > 1)).toBe(true);
    expect(asked.filter(({ decision }) => decision === 'speed')).toHaveLength(4);
    expect(covers.length).toBeLessThanOrEqual(asked.length);
    expect(table.state().passed.length).toBeGreaterThan(3);
  });

  it('does not run ahead of what is seen', async () => {
    const table = sit(start([person, person, person, person]));
    await play(table, patient, 1);
    table.session.uncover();
    const before = table.length();
    table.session.choose([0, 0, 0, 0, 0]);
    expect(table.length()).toBe(before + 3);
    table.session.seen(before);
    expect(table.length()).toBe(before + 3);
    table.session.seen(before + 1);
    expect(table.length()).toBe(before + 4);
  });

  it('is made when a match is opened that was left there', async () => {
    changeSettings({ autoPass: false });
    const table = sit(start(AGAINST_BOTS));
    await play(table, patient, 1);
    expect(table.state().question.decision).toBe('answer');
    changeSettings({ autoPass: true });
    const opened = sit(table.kept.match);
    expect(opened.state().passed).toEqual([table.length() + 1]);
  });

  it('is not what a match at one screen is opened for', () => {
    const match = start([person, person], sealedAndAnswered);
    const isHalfSpent = () => match.moves(0).length === 1 && match.moves(1).length > 1;
    while (!isHalfSpent()) {
      const [seat] = match.asked();
      match.play(seat!, seat === 0 ? match.moves(0)[0]! : match.moves(1).at(-1)!);
    }
    expect(match.asked()).toEqual([0, 1]);
    expect(sit(match).state().seat).toBe(1);
  });

  it('is not made for bots that somebody watches', async () => {
    const table = sit(start([bot, bot, bot, bot]));
    await table.see();
    expect(table.state().outcome).not.toBeNull();
    expect(table.state().passed).toEqual([]);
  });
});

describe('taking back where choices were made for somebody', () => {
  it('goes to the last choice they made themselves', async () => {
    const table = sit(start(AGAINST_BOTS));
    await play(table, patient, 1);
    expect(table.state().canUndo).toBe(true);
    table.session.undo();
    expect(table.length()).toBe(0);
    expect(table.state()).toMatchObject({ notice: texts.table.undone, passed: [], canUndo: false });
    expect(table.state().question.decision).toBe('shoot');
    expect(table.kept.passed).toEqual([]);
  });

  it('works the same after the match was left and opened again', async () => {
    const table = sit(start(AGAINST_BOTS));
    await play(table, patient, 1);
    const again = replay(everyoneMayAnswer as AnyGame, table.kept.match.record());
    if (!again.ok) throw new Error(again.error.message);
    const opened = sit(again.value, table.kept.passed);
    opened.session.undo();
    expect(opened.length()).toBe(0);
  });

  it('asks them until they have chosen again, even where nothing is at stake', async () => {
    changeSettings({ autoPass: false });
    const table = sit(start(AGAINST_BOTS));
    await play(table, patient, 2);
    changeSettings({ autoPass: true });
    table.session.undo();
    await table.see();
    expect(table.state().question).toMatchObject({ decision: 'answer', asked: [0] });
    expect(table.state().question.prompt).toBeDefined();
    await play(table, patient, 1);
    expect(table.state().question.decision).toBe('shoot');
    expect(table.state().passed).not.toEqual([]);
  });

  it('at one screen needs the word of the others, and nothing is passed while they think', async () => {
    const table = sit(start(TWO_AND_BOTS));
    await table.see();
    table.session.choose(patient(table.state().question.moves.map(({ move }) => move)));
    await Promise.resolve();
    await Promise.resolve();
    const before = table.length();
    expect(table.state().passed.length).toBeGreaterThan(0);
    table.session.undo();
    expect(table.state().undoAsked).toEqual({ by: 0, reason: 'The match has gone on since.' });
    table.session.seen(before);
    expect(table.length()).toBe(before);
    table.session.answerUndo(false);
    expect(table.length()).toBeGreaterThan(before);
    table.session.undo();
    table.session.answerUndo(true);
    expect(table.length()).toBe(0);
    expect(table.state().question.decision).toBe('shoot');
  });
});
