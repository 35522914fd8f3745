/** Players who left for good, and what the others decide about it: each seat one vote. */
import type { Gone, Remedy } from '@fray/protocol';

/** From so long after somebody said that they leave the others may claim the win. */
export const CLAIM_MS = 120_000;

interface Vote {
  readonly seat: number;
  readonly remedy: Remedy;
  readonly level: string;
}

interface Departure {
  readonly seat: number;
  readonly claimAt: number;
  readonly votes: readonly Vote[];
}

/** What a vote has decided: a bot of this level plays on, or the seat gives up. */
export type Decided = { readonly remedy: 'bot'; readonly level: string } | { readonly remedy: 'claim' };

export class Departures {
  private gone: readonly Departure[] = [];
  /** The seat that the others decided to give up for. */
  claimed: number | undefined;

  leave(seat: number, claimAt: number): void {
    this.gone = [...this.without(seat), { seat, claimAt, votes: [] }];
  }

  /** Whoever has given up, or is back, need not be voted about any more. */
  comeBack(seat: number): void {
    this.gone = this.without(seat);
    if (this.claimed === seat) this.claimed = undefined;
  }

  has(seat: number): boolean {
    return this.gone.length > 0 && this.gone.some((each) => each.seat === seat);
  }

  claimableAt(seat: number): number | undefined {
    return this.gone.find((each) => each.seat === seat)?.claimAt;
  }

  /** Counts a vote; `voters` are those who may. More than half of them decide. */
  vote(about: number, vote: Vote, voters: readonly number[]): Decided | undefined {
    const found = this.gone.find((each) => each.seat === about);
    if (found === undefined) return undefined;
    const votes = [...found.votes.filter(({ seat }) => seat !== vote.seat), vote];
    this.gone = [...this.without(about), { ...found, votes }].sort((x, y) => x.seat - y.seat);
    const counted = votes.filter(({ seat, remedy }) => voters.includes(seat) && remedy === vote.remedy);
    if (vote.remedy === 'wait' || counted.length * 2 <= voters.length) return undefined;
    if (vote.remedy === 'bot') return { remedy: 'bot', level: vote.level };
    this.claimed = about;
    return { remedy: 'claim' };
  }

  show(): Gone[] {
    return this.gone.map(({ seat, claimAt, votes }) => ({
      seat,
      votes: votes.map((vote) => ({ seat: vote.seat, remedy: vote.remedy })),
      claimAt,
    }));
  }

  private without(seat: number): Departure[] {
    return this.gone.filter((each) => each.seat !== seat);
  }
}
