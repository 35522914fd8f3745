/** Matches hosted in a test: time stands still until the test moves it. */
import { type AnyGame, below, type Move, type Rng, rngFromWords, SPECTATOR } from '@fray/engine';
import { StreamMessage } from '@fray/protocol';
import { type BotTurn, LocalHost, type LogEntry, SeatSession, type TimelineSetup } from '../src/index.js';

export class TestShell {
  time = 1000;
  turns: BotTurn[] = [];
  private readonly alarms = new Map<object, { at: number; act: () => void }>();
  constructor(private readonly answer: (turn: BotTurn) => Move | undefined = ({ moves }) => moves[0]) {}

  readonly now = (): number => this.time;

  readonly later = (ms: number, act: () => void): (() => void) => {
    const alarm = {};
    this.alarms.set(alarm, { at: this.time + ms, act });
    return () => this.alarms.delete(alarm);
  };

  readonly think = async (turn: BotTurn): Promise<Move | undefined> => {
    this.turns.push(turn);
    return this.answer(turn);
  };

  /** Lets time pass, and everything happen that waits for it. */
  pass(ms: number): void {
    this.time += ms;
    for (const [alarm, { at, act }] of [...this.alarms])
      if (at <= this.time && this.alarms.delete(alarm)) act();
  }
}

export function setupFor(game: AnyGame, seats: number, more: Partial<TimelineSetup> = {}): TimelineSetup {
  const people = Array.from({ length: seats }, (_, i) => ({ name: `P${i + 1}`, kind: 'person' as const }));
  return {
    game,
    match: { seats: people, seed: 'host' },
    clock: { kind: 'none' },
    started: 0,
    beatMs: 500,
    ...more,
  };
}

export function hostOf(
  setup: TimelineSetup,
  shell = new TestShell(),
  entries: readonly LogEntry[] = [],
): LocalHost {
  const host = LocalHost.start(setup, shell, entries);
  if (!host.ok) throw new Error(host.error.id);
  return host.value;
}

/** A viewer whose messages travel as text and are parsed like a browser's. */
export class Watcher {
  readonly session: SeatSession;
  bytes = 0;
  close: () => void;

  constructor(
    private readonly host: LocalHost,
    readonly seat: number,
  ) {
    this.session = new SeatSession(host.timeline.game);
    this.close = this.open();
  }

  comeBack(): void {
    this.close = this.open();
  }

  private open(): () => void {
    const { last } = this.session;
    return this.host.open(
      this.seat,
      (_, message) => {
        const text = JSON.stringify(pack(message));
        this.bytes += text.length;
        const read = StreamMessage.parse(JSON.parse(text));
        if (read.kind === 'present' || read.kind === 'frame' || read.kind === 'here') this.session.hear(read);
      },
      last,
    );
  }
}

export function watchersOf(host: LocalHost): Watcher[] {
  return [SPECTATOR, ...host.timeline.match.header.seats.keys()].map((seat) => new Watcher(host, seat));
}

/** Does one random thing that a person might do. */
export function doSomething(host: LocalHost, rng: Rng): void {
  const { timeline } = host;
  const seats = timeline.match.header.seats.length;
  const dice = below(rng, 20);
  const seat = below(rng, seats);
  if (timeline.undoAsked !== null) {
    host.answerUndo(timeline.undoAsked.waiting[0]!, dice < 14);
    return;
  }
  if (dice === 0) host.say(seat, { text: 'Hm.' });
  else if (dice <= 2) host.undo(seat);
  else {
    const asked = timeline.asked();
    const who = dice === 3 ? seat : (asked[below(rng, asked.length)] ?? seat);
    const moves = dice === 3 ? timeline.match.standing(who) : timeline.match.moves(who);
    if (moves.length > 0) host.play(who, moves[below(rng, moves.length)]!);
  }
}

export function testRng(n: number): Rng {
  return rngFromWords(n, 2, 3, 4);
}

/** A message without what a reader fills in by itself: null, false and empty lists. */
function pack<T extends object>(message: T): Partial<T> {
  const packed: Partial<T> = {};
  for (const key in message) {
    const value = message[key];
    if (value === null || value === undefined || value === false) continue;
    if (Array.isArray(value) && value.length === 0) continue;
    packed[key] = value;
  }
  return packed;
}
