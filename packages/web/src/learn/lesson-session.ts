/** A stretch of a lesson as the table shell sees it: a match at this screen in which only what is asked for can be chosen. */
import type { AnyGame, Move } from '@fray/engine';
import { SeatSession } from '@fray/host';
import type { LessonRun } from '@fray/lessons';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Session, SessionState } from '../session/session.js';

export class LessonSession implements Session {
  readonly id = 'lesson';
  readonly store: StoreApi<SessionState>;
  private readonly viewer: SeatSession;

  /** `onChoice` hears of every choice of the learner, and whether it was the right one. */
  constructor(
    private readonly game: AnyGame,
    private readonly run: LessonRun,
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

  /** Makes the choice that is asked for, or goes on where there is none. */
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

  // A lesson goes its own way: nothing is taken back in it, nobody talks, nobody leaves.
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
    return {
      ...this.viewer.state,
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
