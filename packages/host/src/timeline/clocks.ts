/** Clocks: time is charged to every seat that is being asked, whatever window the question is nested in. */
import { SPECTATOR } from '@fray/engine';
import type { Clock, ClockFace } from '@fray/protocol';

const DAY_MS = 24 * 3600 * 1000;

/** Who is asked from now on. */
export interface Asking {
  readonly asked: readonly number[];
  /** Seats that face another question than before. */
  readonly anew: readonly number[];
  /** Seats that have answered, which the others must not notice. */
  readonly hidden: readonly number[];
  /** Nobody is charged before this time: a common beat costs nothing. */
  readonly from: number;
}

/** How the clocks stood just before a choice. */
export interface ClockMark {
  readonly left: readonly number[];
  readonly spent: readonly number[];
}

type Told = Pick<ClockFace, 'at' | 'left' | 'from'>;

export class Clocks {
  private readonly left: number[];
  /** All that each seat was ever charged: no take-back gives it back to whoever takes back. */
  private readonly charged: number[];
  /** By viewer, spectators first: the clocks as of the last thing they were told. */
  private readonly told: Told[] = [];
  /** What the others see of a seat that has answered in secret: its time seems to run on. */
  private readonly seeming = new Map<number, number>();
  private asked: readonly number[] = [];
  private from = 0;
  at: number;

  constructor(
    private readonly rule: Clock,
    seats: number,
    started: number,
  ) {
    this.left = new Array(seats).fill(fullTime(rule));
    this.charged = new Array(seats).fill(0);
    this.at = started;
    for (let viewer = SPECTATOR; viewer < seats; viewer++) this.tell(viewer);
  }

  get runs(): boolean {
    return this.rule.kind !== 'none';
  }

  /** Charges the time since the last entry to the seats that were asked then. */
  pass(at: number): void {
    if (this.runs) this.charge(Math.max(0, at - Math.max(this.at, this.from)));
    this.at = Math.max(at, this.at);
  }

  private charge(spent: number): void {
    for (const seat of this.asked) {
      this.left[seat] = Math.max(0, this.left[seat]! - spent);
      this.charged[seat]! += spent;
    }
    for (const [seat, left] of this.seeming) this.seeming.set(seat, Math.max(0, left - spent));
  }

  /** A seat has answered: a bank gains its increment, a decision's time is whole again for the next one. */
  answered(seat: number): void {
    if (!this.runs) return;
    if (!this.seeming.has(seat)) this.seeming.set(seat, this.left[seat]!);
    if (this.rule.kind === 'bank') this.left[seat]! += this.rule.increment * 1000;
    else this.left[seat] = fullTime(this.rule);
  }

  ask({ asked, anew, hidden, from }: Asking): void {
    this.asked = asked;
    this.from = from;
    for (const seat of this.seeming.keys()) if (!hidden.includes(seat)) this.seeming.delete(seat);
    if (this.rule.kind === 'decision' || this.rule.kind === 'days')
      for (const seat of anew) this.left[seat] = fullTime(this.rule);
  }

  /** When the first of the asked seats runs out of time; undefined where no clock runs. */
  due(): { readonly seat: number; readonly at: number } | undefined {
    if (!this.runs || this.asked.length === 0) return undefined;
    const seat = this.asked.reduce((first, other) => (this.left[other]! < this.left[first]! ? other : first));
    return { seat, at: Math.max(this.at, this.from) + this.left[seat]! };
  }

  /** When this seat runs out of time, if it is asked and a clock runs. */
  dueFor(seat: number): number | undefined {
    if (!this.runs || !this.asked.includes(seat)) return undefined;
    return Math.max(this.at, this.from) + this.left[seat]!;
  }

  mark(): ClockMark | undefined {
    return this.runs ? { left: [...this.left], spent: [...this.charged] } : undefined;
  }

  /**
   * A choice that was shown is taken back: everybody has the time they had, but whoever takes back keeps having spent what
   * they thought since.
   */
  restore(mark: ClockMark | undefined, seat: number): void {
    if (mark === undefined) return;
    for (const each of this.left.keys()) {
      const since = each === seat ? this.charged[each]! - mark.spent[each]! : 0;
      this.left[each] = Math.max(0, mark.left[each]! - since);
    }
    this.seeming.clear();
  }

  /** A choice that nobody saw is taken back: its time has run on, as it seemed to the others. */
  reopen(seat: number): void {
    this.left[seat] = this.seeming.get(seat) ?? this.left[seat]!;
  }

  /** This viewer was told of the last entry. Whoever was not must not see when it was. */
  tell(viewer: number): void {
    if (!this.runs) return;
    const left = this.left.map((own, seat) => (seat === viewer ? own : (this.seeming.get(seat) ?? own)));
    this.told[viewer - SPECTATOR] = {
      at: this.at,
      left,
      ...(this.from > this.at ? { from: this.from } : {}),
    };
  }

  /** What a viewer is shown: `running` are the seats that they may know to be asked. */
  face(viewer: number, running: readonly number[]): ClockFace | null {
    return this.runs ? { ...this.told[viewer - SPECTATOR]!, running: [...running] } : null;
  }
}

function fullTime(rule: Clock): number {
  if (rule.kind === 'none') return 0;
  return rule.kind === 'days' ? rule.days * DAY_MS : rule.seconds * 1000;
}
