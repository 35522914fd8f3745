/** One after the other: a database connection works on one statement at a time. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  take<T>(act: () => Promise<T>): Promise<T> {
    const result = this.last.then(act);
    this.last = result.catch(() => {});
    return result;
  }

  /** Resolves when everything that has been asked for so far is done. */
  async idle(): Promise<void> {
    await this.last;
  }
}
