/** A match whose rules run on a server: choices go out over its socket, what happens comes back as numbered messages. */
import {
  type AnyGame,
  fail,
  formatChoice,
  type Move,
  ok,
  type Result,
  SPECTATOR,
  type WordBook,
} from '@fray/engine';
import { openGame } from '@fray/games/shelf';
import { SeatSession } from '@fray/host';
import {
  type ChooseRequest,
  MatchInfo,
  Numbered,
  type Remedy,
  type SayRequest,
  type SocketAnswer,
  StreamMessage,
  UndoResponse,
  type What,
} from '@fray/protocol';
import type { z } from 'zod';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { bookOf } from '../games/book-of.js';
import { randomHex } from '../session/fresh-seed.js';
import { type Notice, nothingOf, type Session, type SessionState, type Silence } from '../session/session.js';
import { texts } from '../texts/index.js';
import { clockAhead, Done, query, refusedBy, request, socketAddress } from './api.js';
import { type DiceVerdict, diceAtEnd, diceAtStart } from './dice/judge-dice.js';
import { sealFor } from './dice/kept-dice.js';
import { introduceMe } from './introduce-me.js';
import { type LastingSocket, lastingSocket, type SocketHandlers } from './lasting-socket.js';
import { NextMatch } from './next-match.js';
import { rememberSeen, seenBefore } from './seen.js';
import { requestText } from './unread.js';

/** A choice that nobody has answered is sent again; its key makes sure that it counts once. */
const RETRY_MS = 2500;

export interface OnlineSetup {
  readonly match: string;
  /** Lets somebody watch a private match. */
  readonly pass?: string;
  readonly watch?: boolean;
}

interface Known {
  readonly game: AnyGame;
  readonly book: WordBook;
  readonly info: MatchInfo;
}

/** Asks for everything that does not change, then opens the stream and waits for the present. */
export async function openOnline(setup: OnlineSetup): Promise<Result<OnlineSession>> {
  const info = await request('GET', `/matches/${setup.match}${query({ pass: setup.pass })}`, MatchInfo);
  if (!info.ok) return fail(info.error.text);
  const game = await openGame(info.value.game);
  if (!game.ok) return fail(texts().replay.unknownGame(info.value.game));
  const book = await bookOf(game.value);
  return new Promise((resolve) => {
    const session: OnlineSession = new OnlineSession(
      setup,
      { game: game.value, book, info: info.value },
      () => resolve(ok(session)),
    );
  });
}

export class OnlineSession implements Session {
  readonly id: string;
  readonly table: string;
  private opened: StoreApi<SessionState> | undefined;
  private readonly session: SeatSession;
  private readonly socket: LastingSocket;
  private sending: { readonly request: ChooseRequest; readonly timer: number } | undefined;
  private notice: Notice | undefined;
  private live = false;
  private advised = false;
  private dice: DiceVerdict | undefined;
  private readonly following: NextMatch<OnlineSession>;
  /** The next match has the socket now. */
  private handedOver = false;

  constructor(
    private readonly setup: OnlineSetup,
    private readonly known: Known,
    private readonly onOpen: () => void,
    socket?: LastingSocket,
  ) {
    this.id = known.info.id;
    this.table = known.info.table;
    this.session = new SeatSession(known.game);
    this.judged(setup.watch === true ? undefined : diceAtStart(known.info));
    const handlers: SocketHandlers = {
      address: () => socketAddress(`/matches/${this.id}/ws${this.streamQuery()}`),
      onText: (text) => this.receive(text),
      onState: (live) => {
        this.live = live;
        this.show({});
        if (live) this.sendAgain();
      },
    };
    this.socket = socket ?? lastingSocket(handlers);
    this.following = new NextMatch(this.socket);
    socket?.handTo(handlers);
  }

  get store(): StoreApi<SessionState> {
    return this.opened!;
  }

  choose(move: Move): void {
    if (this.sending !== undefined) return;
    const choice = formatChoice(this.known.game.verbs, move);
    this.notice = undefined;
    const advised = this.advised ? { advised: true } : {};
    this.advised = false;
    this.sendChoice({ expected: this.session.state.n, key: randomHex(), choice, ...advised });
  }

  markAdvised(): void {
    this.advised = true;
  }

  giveOrders(given: readonly string[]): void {
    void this.send('PUT', '/orders', Numbered, { given });
  }

  undo(): void {
    const { undo, n } = this.session.state;
    if (undo?.kind === 'refused') this.show({ notice: undo.reason });
    else void this.askUndo(n);
  }

  answerUndo(agree: boolean): void {
    void this.send('POST', '/undo/answer', Numbered, { expected: this.session.state.n, agree });
  }

  seen(steps: number): void {
    if (document.visibilityState === 'visible') rememberSeen(this.id, steps);
  }

  uncover(): void {
    // Everyone has a screen of their own.
  }

  say(said: SayRequest): void {
    if (this.store.getState().seat === SPECTATOR) void this.sayAside(said);
    else void this.send('POST', '/talk', Numbered, said);
  }

  /** Whoever watches may not have needed a name so far. */
  private async sayAside(said: SayRequest): Promise<void> {
    await introduceMe();
    await this.send('POST', `/asides${query({ pass: this.setup.pass })}`, Done, said);
  }

  vote(about: number, remedy: Remedy): void {
    void this.send('POST', '/votes', Numbered, { about, remedy });
  }

  silence(seats: readonly number[], how: Silence): void {
    const { muted } = this.session.state;
    if (how === 'mute') void this.send('PUT', '/muted', Numbered, { muted: [...muted, ...seats] });
    else
      for (const seat of seats)
        void this.send('PUT', `/seats/${seat}/blocked`, Numbered, { blocked: how === 'block' });
  }

  async leave(): Promise<boolean> {
    return (await this.send('POST', '/leave', Numbered, {})) !== undefined;
  }

  dismissNotice(): void {
    this.notice = undefined;
    this.show({});
  }

  recordText(): Promise<string | undefined> {
    return requestText(`/matches/${this.id}/record${query({ pass: this.setup.pass })}`);
  }

  /** Another match at this table; whoever cannot be ready at once says so later. */
  again(swap: boolean, ready: boolean): Promise<void> {
    const { next } = this.known.info.fair;
    return this.following.ask({ swap, ready, ...(next === undefined ? {} : { seal: sealFor(next) }) });
  }

  /** The match that this one's socket went on to; opened anew where it did not come. */
  async next(setup: OnlineSetup): Promise<Result<OnlineSession>> {
    const session = await this.following.sessionOf(setup.match);
    if (session !== undefined) return ok(session);
    this.close();
    return openOnline(setup);
  }

  close(): void {
    window.clearTimeout(this.sending?.timer);
    if (!this.handedOver) this.socket.close();
  }

  private sendChoice(choice: ChooseRequest): void {
    window.clearTimeout(this.sending?.timer);
    this.sending = { request: choice, timer: window.setTimeout(() => this.sendAgain(), RETRY_MS) };
    this.socket.send(JSON.stringify(choice));
    this.show({});
  }

  private sendAgain(): void {
    if (this.sending !== undefined) this.sendChoice(this.sending.request);
    this.following.sendAgain();
  }

  private receive(text: string): void {
    const message = StreamMessage.safeParse(readJson(text));
    if (!message.success) return;
    const heard = message.data;
    if (heard.kind === 'answer') this.answered(heard);
    else if (heard.kind === 'next') this.goOn(heard.match);
    else if (heard.kind === 'aside')
      this.show({
        watchersTalk: [
          ...(this.opened?.getState().watchersTalk ?? []),
          { key: `${heard.at}`, from: heard.from, text: heard.text },
        ],
      });
    else if (heard.kind === 'present' || this.session.isOpen) {
      const state = this.session.hear(heard);
      if (heard.kind === 'frame') this.notice = this.noticeOf(heard.what) ?? this.notice;
      // What was sent has been played, or something else has: either way another question is asked now.
      if (
        this.sending !== undefined &&
        state.n > this.sending.request.expected &&
        state.question.held === null
      )
        this.endSending();
      this.show({});
      if (state.outcome !== null && this.dice?.kind === 'open') void this.judgeDice();
    }
  }

  private async judgeDice(): Promise<void> {
    const before = this.dice;
    const text = await this.recordText();
    if (before === undefined || text === undefined || this.session.state.outcome === null) return;
    this.judged(diceAtEnd(before, this.known.game, text, this.session.state.view));
    this.show({});
  }

  /** What does not hold is said at once, whatever else is going on. */
  private judged(dice: DiceVerdict | undefined): void {
    this.dice = dice;
    if (dice?.kind === 'broken') this.notice = { text: texts().dice.broken };
  }

  /** What everybody should know of although it is no part of the story. */
  private noticeOf(what: What): Notice | undefined {
    if (what.kind === 'undo') return { id: 'undone' };
    const { table } = texts();
    const { seat, names } = this.opened?.getState() ?? {};
    const name = 'seat' in what ? names?.[what.seat] : undefined;
    if (name === undefined || ('seat' in what && what.seat === seat)) return undefined;
    if (what.kind === 'undo-answered' && !what.agree) return { text: table.undoDeclined(name) };
    if (what.kind !== 'stand-in') return undefined;
    return { text: what.level === null ? table.isBack(name) : table.botPlaysOn(name) };
  }

  private goOn(info: MatchInfo): void {
    this.handedOver = true;
    const next: OnlineSession = new OnlineSession(
      { ...this.setup, match: info.id },
      { ...this.known, info },
      () => this.following.begin(next),
      this.socket,
    );
  }

  private answered(answer: SocketAnswer): void {
    this.following.hear(answer);
    if (this.sending === undefined || answer.key !== this.sending.request.key) return;
    if (answer.status === 503 || answer.status === 0) return;
    this.endSending();
    if (answer.status >= 400) {
      const { problem, text } = refusedBy(answer.status, answer);
      this.notice =
        problem?.clause === undefined
          ? { text }
          : { id: problem.id, clause: problem.clause, data: (problem.data ?? {}) as never };
    }
    this.show({});
  }

  private endSending(): void {
    window.clearTimeout(this.sending?.timer);
    this.sending = undefined;
  }

  private async askUndo(expected: number): Promise<void> {
    const answer = await this.send('POST', '/undo', UndoResponse, { expected });
    if (answer?.status === 'asked') this.show({ notice: { text: texts().table.undoAsked } });
  }

  private async send<T>(
    method: string,
    path: string,
    schema: z.ZodType<T>,
    body: unknown,
  ): Promise<T | undefined> {
    const answer = await request(method, `/matches/${this.id}${path}`, schema, body);
    if (answer.ok) return answer.value;
    this.show({ notice: { text: answer.error.text } });
    return undefined;
  }

  private streamQuery(): string {
    const { pass, watch } = this.setup;
    return query({ last: this.session.last, seat: watch ? 'watch' : undefined, pass });
  }

  private show(part: Partial<Pick<SessionState, 'notice' | 'watchersTalk'>>): void {
    if (!this.session.isOpen) return;
    if ('notice' in part) this.notice = part.notice;
    const state = this.stateNow(part.watchersTalk);
    if (this.opened !== undefined) this.opened.setState(state);
    else {
      this.opened = createStore<SessionState>(() => state);
      this.onOpen();
    }
  }

  private stateNow(watchersTalk = this.opened?.getState().watchersTalk ?? []): SessionState {
    const { info, game, book } = this.known;
    const { state } = this.session;
    const options = info.options as SessionState['options'];
    const waits = this.sending !== undefined;
    return {
      ...state,
      question: waits ? nothingOf(state.question) : state.question,
      kind: 'online',
      game,
      options,
      seats: info.seats.map(({ name, kind, bot }) => ({ name, kind, ...(bot === undefined ? {} : { bot }) })),
      names: this.opened?.getState().names ?? info.seats.map(({ name }, i) => name || book.seat(i, options)),
      seat: this.setup.watch === true ? SPECTATOR : (info.yourSeat ?? SPECTATOR),
      seal: info.fair.commitment,
      dice: this.dice,
      advice: info.advice,
      connection: this.live ? 'live' : 'lost',
      ahead: clockAhead(),
      cover: undefined,
      seenBefore: this.opened?.getState().seenBefore ?? Math.min(seenBefore(this.id), state.steps.length),
      notice: this.notice,
      watchersTalk,
    };
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
