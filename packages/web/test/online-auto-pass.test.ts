import { type AnyGame, canonical, Match, type Move, replay, seenBy } from '@fray/engine';
import { everyoneMayAnswer } from '@fray/testkit/models';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OnlineSession } from '../src/online/online-session.js';
import type { Frame, What } from '../src/online/wire.js';
import { changeSettings } from '../src/settings.js';
import { texts } from '../src/texts/index.js';

const game: AnyGame = everyoneMayAnswer;
const [ME, PASS, SHOOT] = [0, 0, 3];
const seats = [0, 1, 2, 3].map(() => ({ name: '', kind: 'person' as const }));

interface Post {
  readonly expected: number;
  readonly key: string;
  readonly choice: { readonly do: string };
}

/** As much of a server as one player notices. */
class Server {
  match = begin();
  n = 0;
  undoAsked: Frame['undoAsked'] = null;
  standIns: Frame['standIns'] = [null, null, null, null];
  readonly posts: Post[] = [];
  /** What to answer the next choice with, instead of playing it. */
  refuse: { status: number; body: object } | undefined;
  /** How long answers take, while frames arrive at once. */
  slowness = 0;
  /** Whether frames reach the player, or wait. */
  holding = false;
  private readonly held: Frame[] = [];
  listener: (text: string) => void = () => {};

  frame(what: What, events: Frame['events'] = []): Frame {
    const { match } = this;
    const view = JSON.parse(canonical(match.view(ME))) as Frame['view'];
    return {
      ...{ n: this.n, made: match.length, what, events, view, asked: match.asked() },
      ...{ decision: match.decision() ?? null, prompt: match.prompt(ME) ?? null, refused: [], standing: [] },
      choices: match.moves(ME).map(([verb, player]) => {
        const { id, args } = game.verbs[verb]!;
        return { choice: { do: id, ...(args.length > 0 && { player: player + 1 }) }, text: id };
      }),
      ...{
        clock: null,
        undo: null,
        undoAsked: this.undoAsked,
        standIns: this.standIns,
        outcome: match.outcome,
      },
    };
  }

  tell(what: What): void {
    this.n++;
    const events = what.kind === 'choice' ? this.match.story.at(-1)!.map((event) => seenBy(event, ME)) : [];
    this.held.push(this.frame(what, events));
    if (!this.holding) this.release();
  }

  release(most = this.held.length): void {
    for (const frame of this.held.splice(0, most)) this.listener(JSON.stringify(frame));
  }

  play(seat: number, move: Move): void {
    expect(this.match.play(seat, move).ok).toBe(true);
    this.tell({ kind: 'choice', seat });
  }

  /** Everybody but the player chooses, as long as it is not their turn. */
  others(): void {
    for (let [seat] = this.match.asked(); seat !== ME && seat !== undefined; [seat] = this.match.asked()) {
      const moves = this.match.moves(seat);
      this.play(seat, moves[0]![0] === PASS ? moves[0]! : moves.at(-1)!);
    }
  }

  takeBack(seat: number): void {
    const before = replay(game, this.match.record(), this.match.length - 1);
    if (!before.ok) throw new Error(before.error.message);
    this.match = before.value;
    this.tell({ kind: 'undo', seat });
  }

  async answer(_path: string, init: { body: string }): Promise<Response> {
    const post = JSON.parse(init.body) as Post;
    this.posts.push(post);
    const { refuse } = this;
    this.refuse = undefined;
    if (refuse !== undefined) await new Promise((resolve) => setTimeout(resolve, this.slowness));
    if (refuse !== undefined) return new Response(JSON.stringify(refuse.body), { status: refuse.status });
    expect(this.match.choose(ME, post.choice).ok).toBe(true);
    this.tell({ kind: 'choice', seat: ME });
    await new Promise((resolve) => setTimeout(resolve, this.slowness));
    return new Response(JSON.stringify({ n: this.n, repeated: false }));
  }
}

function begin(): Match {
  const match = Match.start(game, { seats, seed: 'online' });
  if (!match.ok) throw new Error(match.error);
  return match.value;
}

function page(server: Server): void {
  const nothing = (): void => {};
  const events = { addEventListener: nothing, removeEventListener: nothing };
  vi.stubGlobal('window', { ...events, setTimeout, clearTimeout, setInterval, clearInterval });
  vi.stubGlobal('document', { ...events, visibilityState: 'visible' });
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => server.answer(path, init));
  vi.stubGlobal(
    'WebSocket',
    class {
      addEventListener(type: string, listener: (event: { data: string }) => void): void {
        if (type === 'message') server.listener = (data) => listener({ data });
      }
      close(): void {}
    },
  );
}

let server: Server;
let session: OnlineSession;
const state = () => session.store.getState();
const quiet = () => vi.advanceTimersByTimeAsync(1000);
const shoot = async (player: number): Promise<void> => {
  session.choose([SHOOT, player, 0, 0, 0]);
  await quiet();
};

beforeEach(async () => {
  vi.useFakeTimers();
  server = new Server();
  page(server);
  await sit(server.frame({ kind: 'start' }));
});

async function sit(start: Frame, n = 0): Promise<void> {
  const info = { id: 'm', table: 't', game: game.id, options: {}, yourSeat: ME, outcome: null, n };
  session = new OnlineSession(
    { match: 'm' },
    {
      ...{ game, start, phrases: new Map() },
      info: { ...info, fair: { commitment: '' }, seats: seats.map((seat) => ({ ...seat, present: true })) },
    },
  );
  void session.caughtUp(n);
  await quiet();
}

afterEach(() => {
  session.close();
  changeSettings({ autoPass: true });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Two have been sent; the third is one's own, and what follows is made for the player once more. */
async function passesAgainAfterOwnChoice(): Promise<void> {
  session.choose([PASS, 0, 0, 0, 0]);
  await quiet();
  server.others();
  await quiet();
  expect(server.posts.length).toBeGreaterThan(3);
}

describe('a choice with nothing at stake, online', () => {
  it('is sent once for the player, who is never shown the question', async () => {
    const prompts: (string | undefined)[] = [];
    session.store.subscribe(({ question }) => prompts.push(question.prompt?.ask));
    await shoot(3);
    server.others();
    await quiet();
    expect(server.posts.map(({ choice }) => choice.do)).toEqual(['shoot', 'pass']);
    expect(new Set(server.posts.map(({ key }) => key)).size).toBe(2);
    expect(state().passed).toEqual([3]);
    expect(prompts).not.toContain('Do you answer the shot?');
    expect(server.match.asked()).not.toContain(ME);
  });

  it('is not sent again while its own frame is on the way', async () => {
    await shoot(3);
    server.others();
    server.holding = true;
    server.tell({ kind: 'said', seat: 1, phrase: 'hello' });
    await quiet();
    server.release(1);
    await quiet();
    expect(server.posts).toHaveLength(2);
    server.release();
    await quiet();
    expect(server.posts).toHaveLength(2);
    expect(state().passed).toEqual([3]);
  });

  it('follows another only when the server has answered that one', async () => {
    await shoot(3);
    server.slowness = 500;
    server.others();
    await vi.advanceTimersByTimeAsync(100);
    server.others();
    await vi.advanceTimersByTimeAsync(100);
    expect(server.posts).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(400);
    expect(server.posts).toHaveLength(3);
  });

  it('is asked of somebody who wishes so', async () => {
    changeSettings({ autoPass: false });
    await shoot(3);
    server.others();
    await quiet();
    expect(server.posts).toHaveLength(1);
    expect(state().question.prompt?.ask).toBe('Do you answer the shot?');
  });

  it('just becomes a question when the server refuses it, and is not tried again', async () => {
    await shoot(3);
    server.refuse = { status: 409, body: { error: 'Too late.' } };
    server.others();
    await quiet();
    expect(server.posts).toHaveLength(2);
    expect(state().question.prompt?.ask).toBe('Do you answer the shot?');
    expect(state().notice).toBeUndefined();
    server.tell({ kind: 'said', seat: 1, phrase: 'hello' });
    await quiet();
    expect(server.posts).toHaveLength(2);
    await passesAgainAfterOwnChoice();
  });

  it('is made though it became routine while a refused choice was on its way', async () => {
    changeSettings({ autoPass: false });
    await shoot(3);
    server.others();
    await quiet();
    Object.assign(server, { slowness: 500, refuse: { status: 409, body: { error: 'Too late.' } } });
    session.choose([PASS, 0, 0, 0, 0]);
    changeSettings({ autoPass: true });
    server.tell({ kind: 'said', seat: 1, phrase: 'hello' });
    await vi.advanceTimersByTimeAsync(100);
    expect(server.posts).toHaveLength(2);
    await quiet();
    expect(server.posts).toHaveLength(3);
    expect(state().passed).toEqual([3]);
  });

  it('waits while somebody would like to take a choice back', async () => {
    await shoot(3);
    server.undoAsked = { seat: 3, waiting: [ME] };
    server.others();
    await quiet();
    expect(server.posts).toHaveLength(1);
    server.undoAsked = null;
    server.tell({ kind: 'undo-answered', seat: ME, agree: false });
    await quiet();
    expect(server.posts).toHaveLength(2);
  });

  it('is left to the bot that stands in', async () => {
    await shoot(3);
    server.standIns = ['greedy', null, null, null];
    server.others();
    await quiet();
    expect(server.posts).toHaveLength(1);
  });

  it('is asked after the player took something back, until they have chosen, also when they come back', async () => {
    const start = server.frame({ kind: 'start' });
    await shoot(3);
    server.others();
    await quiet();
    server.takeBack(ME);
    await quiet();
    expect(server.posts).toHaveLength(2);
    expect(state()).toMatchObject({ passed: [], notice: texts.table.undone });
    expect(state().question.prompt?.ask).toBe('Do you answer the shot?');

    const undone = server.frame({ kind: 'undo', seat: ME });
    session.close();
    const opening = sit({ ...start, n: 0 }, undone.n);
    server.listener(JSON.stringify(undone));
    await opening;
    expect(server.posts).toHaveLength(2);
    await passesAgainAfterOwnChoice();
  });

  it('is made for what is asked now, not for what was asked while one was away', async () => {
    session.close();
    const start = server.frame({ kind: 'start' });
    const opening = sit(start, 8);
    for (let n = 0; n < 8; n++) {
      const [seat] = server.match.asked();
      const moves = server.match.moves(seat!);
      server.play(seat!, moves[0]![0] === PASS ? moves[0]! : moves.at(-1)!);
      await vi.advanceTimersByTimeAsync(60);
    }
    await opening;
    for (const { expected } of server.posts) expect(expected).toBeGreaterThanOrEqual(8);
    expect(state().steps).toHaveLength(server.match.length + 1);
  });
});
