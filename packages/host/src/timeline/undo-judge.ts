/** On what terms a seat may take something back, at a table where bots never object and answers may be held back. */
import {
  type Match,
  message,
  type QuickUndoStatus,
  quickUndoStatus,
  type UndoStatus,
  undoStatus,
} from '@fray/engine';
import type { ChoicesInForce, InForce } from './choices-in-force.js';
import type { Departures } from './departures.js';
import type { TimelineSetup } from './setup.js';

export interface UndoTerms {
  readonly status: UndoStatus;
  /** The log number of the choice; absent where there is none. */
  readonly of?: number;
}

interface Judged {
  readonly n: number;
  readonly setup: TimelineSetup;
  readonly match: Match;
  readonly choices: ChoicesInForce;
  readonly departures: Departures;
  heldBy(seat: number): InForce | undefined;
  botOf(seat: number): string | undefined;
}

const NOT_GRANTED: UndoStatus = { kind: 'refused', reason: message('undo-contest') };

export class UndoJudge {
  private verdict: { readonly about: string; readonly status: UndoStatus } | undefined;

  constructor(private readonly at: Judged) {}

  /** About the seat's last own choice, or the one with log number `of`; `granted` by whoever may, where somebody must. */
  of(seat: number, of?: number, granted = false): UndoTerms {
    const terms = this.ofChoice(seat, of);
    const mustBeGranted = this.at.setup.undo === 'granted' && !granted && terms.of !== undefined;
    return mustBeGranted ? { status: NOT_GRANTED, of: terms.of } : terms;
  }

  private ofChoice(seat: number, of?: number): UndoTerms {
    const { match, choices } = this.at;
    const held = this.at.heldBy(seat);
    if (match.outcome !== null) return { status: undoStatus(match, seat, 0) };
    if (held !== undefined && (of ?? held.n) === held.n) return { status: { kind: 'free' }, of: held.n };
    const place = choices.placeOf(seat, of);
    if (place > 0) return { status: this.judge(seat, place), of: choices.list[place - 1]!.n };
    if (of === undefined) return { status: undoStatus(match, seat, 0) };
    return { status: { kind: 'refused', reason: message('not-your-choice', { of }) } };
  }

  /** About the seat's last own choice, as far as it is known without trying worlds: nearly always that is enough to be shown. */
  quick(seat: number): QuickUndoStatus {
    const { match, choices } = this.at;
    const place = choices.placeOf(seat, undefined);
    if (this.at.setup.undo === 'granted' || place === 0 || this.at.heldBy(seat) !== undefined)
      return this.of(seat).status;
    const status = quickUndoStatus(match, seat, place);
    if (status.kind !== 'unjudged') return this.amongPeople(status);
    // With nobody to agree, or somebody who cannot, it matters what they would be asked for.
    const { seats } = match.header;
    const others = [...seats.keys()].filter((other) => other !== seat && this.isPerson(other));
    const canAgree = others.length > 0 && !others.some((other) => this.isAway(other));
    return canAgree ? status : this.of(seat).status;
  }

  /** Worked out once for a position, because it may take trying many worlds. */
  private judge(seat: number, place: number): UndoStatus {
    const { match, n } = this.at;
    const about = `${seat} ${place} ${n}`;
    if (this.verdict?.about === about) return this.verdict.status;
    const status = this.amongPeople(undoStatus(match, seat, place));
    this.verdict = { about, status };
    return status;
  }

  /** Bots never object. Whoever is away cannot agree, and the bot that stands in for them does not agree in their place. */
  private amongPeople(status: UndoStatus): UndoStatus {
    if (status.kind !== 'consent') return status;
    let people = 0;
    for (const seat of status.seats) {
      if (!this.isPerson(seat)) continue;
      if (this.isAway(seat)) return { kind: 'refused', reason: message('undo-away') };
      people++;
    }
    if (people === 0) return { kind: 'free' };
    if (people === status.seats.length) return status;
    return { ...status, seats: status.seats.filter((seat) => this.isPerson(seat)) };
  }

  private isPerson(seat: number): boolean {
    return this.at.match.header.seats[seat]!.kind === 'person';
  }

  private isAway(seat: number): boolean {
    return this.at.departures.has(seat) || this.at.botOf(seat) !== undefined;
  }
}
