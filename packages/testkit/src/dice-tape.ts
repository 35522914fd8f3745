/** Stands in for chance in tests: a written list of dice and shuffles that must be used up exactly. */
import type { Tape } from '@fray/engine';

/** What went wrong with a tape, in one sentence; thrown in the middle of a rule, so the scenario stops there. */
export class TapeError extends Error {}

/**
 * Entries are words: "4" is a die (or a draw) that shows 4, "keep" leaves a shuffled pile as it lies, and "3,1,2" puts the
 * third card first, then the first, then the second; cards not named follow in their old order.
 */
export class DiceTape implements Tape {
  private readonly words: string[] = [];
  private used = 0;

  constructor(entries: string | readonly string[] = []) {
    this.add(entries);
  }

  /** Writes more entries at the end. */
  add(entries: string | readonly string[]): void {
    const words = typeof entries === 'string' ? entries.split(/\s+/) : entries;
    for (const word of words) if (word !== '') this.words.push(word);
  }

  /** A whole number from 0 to n-1, written on the tape as a face from 1 to n. */
  below(n: number): number {
    const word = this.next(`a number from 1 to ${n}`);
    const face = /^\d+$/.test(word) ? Number(word) : Number.NaN;
    if (!(face >= 1 && face <= n))
      throw new TapeError(`${this.place()} is "${word}", but a number from 1 to ${n} is needed here.`);
    return face - 1;
  }

  shuffle<T>(items: T[]): void {
    const word = this.next(`a shuffle of ${items.length}`);
    if (word === 'keep') return;
    const order = word.split(',').map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : Number.NaN));
    const named = new Set(order);
    if (named.size < order.length || order.some((i) => !(i >= 0 && i < items.length)))
      throw new TapeError(
        `${this.place()} is "${word}", but a shuffle of ${items.length} is needed here: "keep", or places such as 3,1,2.`,
      );
    const rest = items.filter((_, i) => !named.has(i));
    items.splice(0, items.length, ...order.map((i) => items[i]!), ...rest);
  }

  /** What is still to be used, as it was written. */
  get left(): readonly string[] {
    return this.words.slice(this.used);
  }

  /** Fails when something was written that nothing asked for. */
  assertUsedUp(): void {
    const { left } = this;
    if (left.length > 0)
      throw new TapeError(
        `${left.length} of ${this.words.length} dice were never used: ${left.join(' ')} (used: ${this.words.slice(0, this.used).join(' ') || 'none'}).`,
      );
  }

  private next(needed: string): string {
    const word = this.words[this.used];
    if (word === undefined)
      throw new TapeError(
        `The dice ran out: ${needed} is needed after ${this.words.length === 0 ? 'no entry at all' : `all ${this.words.length} entries (${this.words.join(' ')})`}.`,
      );
    this.used++;
    return word;
  }

  private place(): string {
    return `Entry ${this.used} of the dice`;
  }
}
