/** What is worked out for a place, remembered from its second visit on: many places are visited once, and for those it would not pay. */
export class Revisited<Value> {
  /** Null: it was visited once. */
  private readonly known = new Map<number, Value | null>();

  /** When so many are remembered, it begins afresh. */
  constructor(private readonly most: number) {}

  get(key: number): Value | undefined {
    return this.known.get(key) ?? undefined;
  }

  /** Whether it was visited before; from now on it was. */
  visit(key: number): boolean {
    if (this.known.has(key)) return true;
    this.set(key, null);
    return false;
  }

  keep(key: number, value: Value): Value {
    this.set(key, value);
    return value;
  }

  private set(key: number, value: Value | null): void {
    if (this.known.size >= this.most) this.known.clear();
    this.known.set(key, value);
  }
}
