/** Looks on while a match is played: who leads, what is used, what is told. */
import type { AnyGame, Core, GameEvent } from '@fray/engine';
import type { Closeness } from '../plan.js';
import { traitName } from './trait-name.js';

/** So much better must somebody stand, on the judge's scale from -1 to 1, to count as the new leader. */
const CLEARLY = 0.05;

export class Onlooker {
  private used: Record<string, number> = {};
  private told: Record<string, number> = {};
  private leader = -1;
  private changes = 0;
  private distance = 0;
  private looks = 0;

  constructor(
    private readonly game: AnyGame,
    private readonly closely: Closeness,
  ) {}

  readonly hear = (event: GameEvent): void => {
    const name = `event:${event.type}`;
    this.told[name] = (this.told[name] ?? 0) + 1;
    const trait = this.game.used?.(event);
    if (trait === undefined) return;
    const key = traitName(trait);
    this.used[key] = (this.used[key] ?? 0) | (1 << trait.seat);
  };

  look(state: Core, seats: number): void {
    if (this.closely !== 'lead') return;
    let best = -1;
    let first = Number.NEGATIVE_INFINITY;
    let second = Number.NEGATIVE_INFINITY;
    let leading = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) {
      const worth = this.game.knowledge.judge(state, seat);
      if (seat === this.leader) leading = worth;
      if (worth > first) {
        second = first;
        first = worth;
        best = seat;
      } else if (worth > second) second = worth;
    }
    this.looks++;
    this.distance += first - second;
    if (best === this.leader || first <= leading + CLEARLY) return;
    if (this.leader >= 0) this.changes++;
    this.leader = best;
  }

  /** What was seen of a match that is over; the next one begins. */
  close(): { readonly used: Record<string, number>; readonly measures: Record<string, number> } {
    const { used, told, changes, distance, looks } = this;
    this.used = {};
    this.told = {};
    this.leader = -1;
    this.changes = this.distance = this.looks = 0;
    // 1: level all the way; 0: one side had all but won from the first choice on.
    const closeness = looks === 0 ? 1 : 1 - distance / looks / 2;
    return { used, measures: { ...told, leadChanges: changes, closeness } };
  }
}
