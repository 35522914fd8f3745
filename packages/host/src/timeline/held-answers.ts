/** Answers to a paced question, held back until all are in and the beat is over. */
import type { Match, Move } from '@fray/engine';
import type { InForce } from './choices-in-force.js';

/** The longest brief beat: a window that nobody uses passes almost unseen. */
const BRIEF_MS = 250;

/** How long answers to what is asked now are held back, where a table's beat takes so long. */
export function beatOf(match: Match, beatMs: number): number {
  return match.isPacedBriefly() ? Math.min(beatMs, BRIEF_MS) : beatMs;
}

/** Whether a move answers a paced question; what nobody asked for is played at once. */
export function isPacedAnswer(match: Match, move: Move): boolean {
  const firstStanding = match.game.standing?.firstVerb ?? match.game.verbs.length;
  return match.isPaced() && move[0] < firstStanding;
}

export class HeldAnswers {
  private readonly bySeat = new Map<number, InForce>();

  get size(): number {
    return this.bySeat.size;
  }

  seats(): number[] {
    return [...this.bySeat.keys()];
  }

  has(seat: number): boolean {
    return this.bySeat.has(seat);
  }

  get(seat: number): InForce | undefined {
    return this.bySeat.get(seat);
  }

  set(seat: number, answer: InForce): void {
    this.bySeat.set(seat, answer);
  }

  delete(seat: number): void {
    this.bySeat.delete(seat);
  }

  clear(): void {
    this.bySeat.clear();
  }

  /** All of them, in the order of the seats, so that none tells who was quick. None is held any more. */
  takeAll(): InForce[] {
    const answers = [...this.bySeat.values()].sort((x, y) => x.entry.seat - y.entry.seat);
    this.bySeat.clear();
    return answers;
  }

  /** Something happened in between: answers to another question than `asked`, or that are no longer allowed, go. */
  keepValid(match: Match, asked: string): void {
    if (this.bySeat.size === 0) return;
    const isSame = questionOf(match) === asked;
    for (const [seat, { move }] of this.bySeat)
      if (!isSame || !match.isAsked(seat) || match.refusal(seat, move) !== undefined)
        this.bySeat.delete(seat);
  }
}

/** Tells one question of a match from the next. */
export function questionOf(match: Match): string {
  const { stack } = match.state;
  const top = stack[stack.length - 1];
  return `${match.decision()} ${stack.length} ${top?.proc} ${top?.step}`;
}
