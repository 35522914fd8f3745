/** A lesson or a puzzle as the table shell sees it: a match at this screen in which only what is asked for can be chosen. */
import type { AnyGame, Move } from '@fray/engine';
import { type LocalHost, SeatSession, type SessionQuestion } from '@fray/host';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { nothingOf, type Session, type SessionState } from '../session/session.js';

export interface Taught {
  readonly host: LocalHost;
  /** Whose choices are asked for. */
  readonly seat: number;
  /** Whether it was the right one; only that is played. */
  choose(move: Move): boolean;
  /** Makes the right choice, or goes on where there is none to make. */
  showMe(): void;
  /** Nothing is asked any more. */
  readonly over?: boolean;
}

export class TaughtSession implements Session {
  readonly id = 'taught';
  readonly store: StoreApi<SessionState>;
  private readonly viewer: SeatSession;

  /** `onChoice` hears of every choice of the learner, and whether it was the right one. */
  constructor(
    private readonly game: AnyGame,
    private readonly run: Taught,
    private readonly names: readonly string[],
    private readonly onChoice: (right: boolean) => void,
  ) {
    this.viewer = new SeatSession(game);
    run.host.open(run.seat, (_, message) => {
      if (message.kind !== 'aside') this.viewer.hear(message);
    });
    this.store = createStore<SessionState>(() => this.stateNow());
  }

  choose(move: Move): void {
    const right = this.run.choose(move);
    this.refresh();
    this.onChoice(right);
  }

  showMe(): void {
    this.run.showMe();
    this.refresh();
    this.onChoice(true);
  }

  dismissNotice(): void {
    this.store.setState({ notice: undefined });
  }

  async recordText(): Promise<string | undefined> {
    return undefined;
  }

  close(): void {
    this.run.host.close();
  }

  // It goes its own way: nothing is taken back in it, nobody talks, nobody leaves.
  giveOrders(): void {}
  undo(): void {}
  answerUndo(): void {}
  uncover(): void {}
  seen(): void {}
  say(): void {}
  vote(): void {}
  markAdvised(): void {}

  private refresh(): void {
    this.store.setState(this.stateNow());
  }

  private stateNow(): SessionState {
    const { header, options } = this.run.host.timeline.match;
    const { state } = this.viewer;
    return {
      ...state,
      question: this.run.over === true ? nothingOf(state.question) : withoutConceding(state.question),
      undo: null,
      kind: 'here',
      game: this.game,
      options,
      seats: header.seats,
      names: this.names,
      seal: undefined,
      advice: false,
      connection: 'local',
      ahead: 0,
      cover: undefined,
      seenBefore: Number.MAX_SAFE_INTEGER,
      notice: undefined,
      watchersTalk: [],
    };
  }
}

/** One leaves a lesson or a puzzle; there is nobody to concede it to. */
function withoutConceding(question: SessionQuestion): SessionQuestion {
  return { ...question, standing: question.standing.filter(({ choice }) => choice.do !== 'concede') };
}
