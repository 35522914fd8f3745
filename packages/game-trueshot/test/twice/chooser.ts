/**
 * One will for both implementations: whatever is asked is answered by what is offered and how often that was offered before, so
 * that both get the same answers though they may ask in another order.
 */
export class Chooser {
  private readonly asked = new Map<string, number>();
  private drawn = 0;

  constructor(private readonly seed: number) {}

  /** One of these; a single one is no question. */
  among(who: string, options: readonly string[]): string {
    const sorted = [...options].sort();
    if (sorted.length === 1) return sorted[0]!;
    const key = `${who}: ${sorted.join()}`;
    const before = this.asked.get(key) ?? 0;
    this.asked.set(key, before + 1);
    return sorted[this.hash(`${key} ${before}`) % sorted.length]!;
  }

  /** In a window: a card, or a pass more often than not. `when` says which window of which seat it is. */
  window(when: string, castable: readonly string[]): string {
    const sorted = [...castable].sort();
    const will = this.hash(`window ${when}`);
    return sorted.length === 0 || will % 100 < 50 ? 'pass' : sorted[(will >>> 8) % sorted.length]!;
  }

  share(to: string, rest: number): number {
    return this.hash(`share ${to} ${rest}`) % (rest + 1);
  }

  /** These one after the other. */
  sequence(names: readonly string[]): string[] {
    const left = [...names];
    const order: string[] = [];
    while (left.length > 0) order.push(...left.splice(left.indexOf(this.among('order', left)), 1));
    return order;
  }

  draw(n: number): number {
    return this.hash(`draw ${this.drawn++}`) % n;
  }

  private hash(text: string): number {
    let h = (0x811c9dc5 ^ this.seed) >>> 0;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0;
    h = Math.imul(h ^ (h >>> 15), 0x85ebca6b) >>> 0;
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) >>> 0;
    return (h ^ (h >>> 16)) >>> 0;
  }
}
