/** Long answers about matches, kept for whoever asks the same again: what was least asked for goes first. */
const MOST_BYTES = 32 * 1024 * 1024;

export class TextCache {
  private readonly texts = new Map<string, string>();
  private bytes = 0;

  constructor(private readonly mostBytes = MOST_BYTES) {}

  /** `key` says everything that the text depends on. */
  get(key: string, make: () => string): string {
    const text = this.texts.get(key) ?? make();
    if (this.texts.delete(key)) this.bytes -= sizeOf(key, text);
    this.texts.set(key, text);
    this.bytes += sizeOf(key, text);
    for (const [oldest, old] of this.texts) {
      if (this.bytes <= this.mostBytes) break;
      this.texts.delete(oldest);
      this.bytes -= sizeOf(oldest, old);
    }
    return text;
  }
}

/** Two bytes a character at most. */
function sizeOf(key: string, text: string): number {
  return 2 * (key.length + text.length);
}
