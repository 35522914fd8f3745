/**
 * Every viewer counts only what they were told: a gap in the numbers of the log would tell that somebody has sealed a choice, or
 * how quickly somebody answered a paced question.
 */
export class Numbering {
  /** The log numbers that the viewer was told, in order. */
  private readonly told: number[] = [];

  tell(entry: number): void {
    this.told.push(entry);
  }

  /** The viewer's last own number. */
  get last(): number {
    return this.told.length;
  }

  /** The log number of the last thing the viewer was told. */
  get lastEntry(): number {
    return this.told[this.told.length - 1] ?? 0;
  }

  /** How much the viewer had been told by this entry of the log; for one they were told, its own number. */
  upTo(entry: number): number {
    let [low, high] = [0, this.told.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.told[middle]! <= entry) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The entry of the log that the viewer knows by this number. */
  entryOf(number: number): number | undefined {
    return this.told[number - 1];
  }
}
