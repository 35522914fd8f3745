/** A match whose rules run on a server: choices go there by POST, what happens comes back as numbered frames. */
import { type AnyGame, fail, formatChoice, type Move, ok, type Result, SPECTATOR } from '@fray/engine';
import { findGame } from '@fray/games';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { autoPassAsSet } from '../session/auto-pass.js';
import { randomHex } from '../session/fresh-seed.js';
import { type Question, type Session, type SessionState, without } from '../session/session.js';
import { texts } from '../texts/index.js';
import { type Answer, clockAhead, query, request, requestText, socketAddress } from './api.js';
import { addFrame, chatOf, clockOf, type OnlineStep, questionOf } from './frames.js';
import { type LastingSocket, lastingSocket } from './lasting-socket.js';
import { rememberSeen, seenBefore } from './seen.js';
import type { Frame, GamesInfo, MatchInfo, What } from './wire.js';

const RETRY_MS = 1500;
const PRESENCE_MS = 8000;
const QUIET_MS = 700;
/** Frames that were missed come in one rush: only the last of them asks what is to be chosen now. */
const RUSH_MS = 50;

export interface OnlineSetup {
  readonly match: string;
  /** Lets somebody watch a private match. */
  readonly pass?: string;
  readonly watch?: boolean;
}

interface Known {
  readonly game: AnyGame;
  readonly info: MatchInfo;
  readonly phrases: ReadonlyMap<string, string>;
  readonly start: Frame;
}

/** Asks for everything that does not change, then opens the stream. */
export async function openOnline(setup: OnlineSetup): Promise<Result<OnlineSession>> {
  const seat = setup.watch ? 'watch' : undefined;
  const path = `/matches/${setup.match}`;
  const [info, games, start] = await Promise.all([
    request<MatchInfo>('GET', `${path}${query({ pass: setup.pass })}`),
    request<GamesInfo>('GET', '/games'),
    request<Frame>('GET', `${path}/replay${query({ made: 0, seat, pass: setup.pass })}`),
  ]);
  if (!info.ok) return fail(info.error.error);
  if (!games.ok) return fail(games.error.error);
  if (!start.ok) return fail(start.error.error);
  const game = findGame(info.value.game);
  if (!game.ok) return game;
  const phrases = new Map(games.value.phrases.map(({ id, text }) => [id, text]));
  const session = new OnlineSession(setup, {
    game: game.value,
    info: info.value,
    phrases,
    start: start.value,
  });
  await session.caughtUp(info.value.n);
  return ok(session);
}

export class OnlineSession implements Session {
  readonly id: string;
  readonly store: StoreApi<SessionState>;
  readonly table: string;
  private steps: readonly OnlineStep[] = [];
  private frame: Frame;
  private readonly game: AnyGame;
  private readonly phrases: ReadonlyMap<string, string>;
  private readonly socket: LastingSocket;
  private readonly presence: number;
  private readonly seenFrom: number;
  private closed = false;
  private sending = false;
  /** The number of the last choice that the server took. */
  private accepted = 0;
  private readonly autoPass = autoPassAsSet();
  /** What is about to be chosen for this player, who is not asked. */
  private due: Move | undefined;
  /** A choice made for this player is on its way. */
  private passing = false;
  private passTimer: number | undefined;
  private isCaughtUp = false;
  private heard = () => {};

  constructor(
    private readonly setup: OnlineSetup,
    { game, info, phrases, start }: Known,
  ) {
    this.id = info.id;
    this.seenFrom = seenBefore(info.id);
    this.table = info.table;
    this.game = game;
    this.phrases = phrases;
    this.frame = start;
    this.steps = addFrame([], start);
    this.due = this.lookForRoutine();
    const seat = setup.watch ? SPECTATOR : (info.yourSeat ?? SPECTATOR);
    this.store = createStore<SessionState>(() => this.firstState(info, seat));
    this.socket = lastingSocket({
      address: () => socketAddress(`/matches/${this.id}/ws${this.streamQuery()}`),
      onText: (text) => this.receive(JSON.parse(text) as Frame),
      onState: (live) => this.store.setState({ connection: live ? 'live' : 'lost' }),
    });
    this.presence = window.setInterval(() => void this.askPresence(), PRESENCE_MS);
  }

  /** What happened before one came is not shown again: waits for it, or for silence where the rest is sealed. */
  caughtUp(n: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        this.heard = () => {};
        const head = this.steps.length - 1;
        this.store.setState({ seenUpTo: Math.min(this.seenFrom, head) });
        rememberSeen(this.id, head);
        this.isCaughtUp = true;
        this.passSoon();
        resolve();
      };
      let timer = window.setTimeout(done, n === 0 ? 0 : QUIET_MS);
      this.heard = () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(done, this.frame.n >= n ? 0 : QUIET_MS);
      };
    });
  }

  choose(move: Move): void {
    if (!this.sending) void this.send(formatChoice(this.game.verbs, move));
  }

  undo(): void {
    const { undo } = this.frame;
    if (undo?.kind === 'refused') this.store.setState({ notice: undo.reason });
    else void this.act('/undo', { expected: this.frame.n, ...this.ownLast() }, texts().table.undoAsked);
  }

  answerUndo(agree: boolean): void {
    this.store.setState({ undoAsked: undefined });
    void this.act('/undo/answer', { expected: this.frame.n, agree });
  }

  seen(): void {
    // A server waits for nobody's drawings.
  }

  uncover(): void {
    // Everyone has a screen of their own.
  }

  say(text: string): void {
    const phrase = [...this.phrases].find(([, words]) => words === text)?.[0];
    if (phrase !== undefined) void this.act('/phrases', { phrase });
  }

  dismissNotice(): void {
    this.store.setState({ notice: undefined });
  }

  recordText(): Promise<string | undefined> {
    return requestText(`/matches/${this.id}/record${query({ pass: this.setup.pass })}`);
  }

  close(): void {
    this.closed = true;
    window.clearInterval(this.presence);
    window.clearTimeout(this.passTimer);
    this.socket.close();
  }

  /** Sends until it is answered; the key makes sure that it counts once. */
  private async send(choice: unknown): Promise<void> {
    this.sending = true;
    this.due = undefined;
    this.store.setState(({ question }) => ({ question: without(question) }));
    const body = { expected: this.frame.n, key: randomHex(), choice };
    let answer: Answer<{ readonly n: number }>;
    do {
      answer = await request('POST', `/matches/${this.id}/choices`, body);
      if (answer.ok || (answer.error.status !== 0 && answer.error.status !== 503)) break;
      await new Promise((resolve) => window.setTimeout(resolve, RETRY_MS));
    } while (!this.closed);
    this.sending = false;
    if (!answer.ok) {
      this.refused(answer.error);
      return;
    }
    this.accepted = answer.value.n;
    this.passSoon();
  }

  private passSoon(): void {
    window.clearTimeout(this.passTimer);
    this.passTimer = window.setTimeout(() => this.pass(), RUSH_MS);
  }

  private pass(): void {
    const { due } = this;
    // Until the frame of one's own last choice is here, the question is still the one it answered.
    const isOld = this.frame.n < this.accepted;
    if (due === undefined || isOld || this.closed || this.sending || !this.isCaughtUp) return;
    this.passing = true;
    void this.send(formatChoice(this.game.verbs, due));
  }

  private refused(refused: {
    readonly error: string;
    readonly clause?: string;
    readonly body: unknown;
  }): void {
    const { frames } = (refused.body ?? {}) as { frames?: readonly Frame[] };
    const clause = refused.clause === undefined ? '' : ` (${refused.clause})`;
    // What was chosen for the player came too late: that is none of their business, but now they are asked.
    const notice = this.passing ? undefined : `${refused.error}${clause}`;
    if (this.passing) {
      this.autoPass.suspend(this.store.getState().seat);
      this.due = undefined;
      this.passing = false;
    }
    for (const frame of frames ?? []) this.receive(frame);
    this.store.setState({ notice, question: this.question() });
    this.passSoon();
  }

  private async act(path: string, body: unknown, done?: string): Promise<void> {
    const answer = await request<{ status?: string }>('POST', `/matches/${this.id}${path}`, body);
    if (!answer.ok) this.store.setState({ notice: answer.error.error });
    else if (done !== undefined && answer.value.status === 'asked') this.store.setState({ notice: done });
  }

  private receive(frame: Frame): void {
    if (frame.n <= this.frame.n) return;
    this.frame = frame;
    this.steps = addFrame(this.steps, frame);
    const { names, seat, chat } = this.store.getState();
    this.notePassed(frame.what, seat);
    this.due = this.lookForRoutine();
    const said = chatOf(frame, names, this.phrases);
    const { undoAsked, outcome } = frame;
    this.store.setState({
      steps: this.steps,
      question: this.question(),
      passed: this.autoPass.passed,
      outcome,
      canUndo: frame.undo !== null && frame.undo.kind !== 'refused',
      undoAsked:
        undoAsked?.waiting.includes(seat) === true
          ? { by: undoAsked.seat, reason: texts().online.undoReason }
          : undefined,
      clock: clockOf(frame, clockAhead()),
      ...(said === undefined ? {} : { chat: [...chat, said] }),
      ...(frame.what.kind === 'undo' ? { notice: texts().table.undone } : {}),
    });
    if (document.visibilityState === 'visible') rememberSeen(this.id, this.steps.length - 1);
    this.heard();
    this.passSoon();
  }

  private notePassed(what: What, seat: number): void {
    const head = this.steps.length - 1;
    if (what.kind === 'undo') this.autoPass.takenBack(what.seat, head);
    if (what.kind !== 'choice' || what.seat !== seat) return;
    this.autoPass.chosen(seat, head, this.passing);
    this.passing = false;
  }

  /** Nothing is chosen for somebody while a bot stands in, or while an undo is talked about. */
  private lookForRoutine(): Move | undefined {
    const { frame, game } = this;
    if (frame.undoAsked !== null || frame.standIns[frame.view.seat] != null) return undefined;
    const { moves } = questionOf(game, frame);
    return this.autoPass.moveFor(
      game,
      frame.view,
      moves.map(({ move }) => move),
    );
  }

  private question(): Question {
    const question = questionOf(this.game, this.frame);
    return this.due === undefined ? question : without(question);
  }

  /** The last choice that this player made themselves. */
  private ownLast(): { of?: number } {
    const { seat } = this.store.getState();
    const own = this.steps.findLast(({ n, by }) => by === seat && !this.autoPass.passed.includes(n));
    return own === undefined ? {} : { of: own.entry };
  }

  private async askPresence(): Promise<void> {
    const info = await request<MatchInfo>('GET', `/matches/${this.id}${query({ pass: this.setup.pass })}`);
    if (info.ok && !this.closed) this.store.setState({ present: info.value.seats.map(isHere) });
  }

  private streamQuery(): string {
    const { pass, watch } = this.setup;
    return query({ last: this.frame.n, seat: watch ? 'watch' : undefined, pass });
  }

  private firstState(info: MatchInfo, seat: number): SessionState {
    return {
      kind: 'online',
      game: this.game,
      options: info.options,
      seats: info.seats.map(({ name, kind, bot }) => ({ name, kind, ...(bot === undefined ? {} : { bot }) })),
      names: info.seats.map((s, i) => s.name || this.game.text.seat(i, info.options)),
      seat,
      steps: this.steps,
      question: this.question(),
      passed: [],
      outcome: null,
      seal: info.fair.commitment,
      connection: 'live',
      cover: undefined,
      seenUpTo: 0,
      canUndo: false,
      undoAsked: undefined,
      notice: undefined,
      chat: [],
      phrases: [...this.phrases.values()],
      spectators: 0,
      clock: clockOf(this.frame, clockAhead()),
      present: info.seats.map(isHere),
    };
  }
}

function isHere(seat: MatchInfo['seats'][number]): boolean {
  return seat.kind === 'bot' || seat.present;
}
