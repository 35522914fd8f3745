/** Lines in, text out: the same for a person at a keyboard and for a test that pipes its answers in. */
import { createInterface, type Interface } from 'node:readline';

/** Why no answer came. */
export type Gone = 'end' | 'interrupt';

export class Terminal {
  private readonly lines: string[] = [];
  private readonly reader: Interface;
  private gone: Gone | undefined;
  private waiting: (() => void) | undefined;

  constructor(
    private readonly input: NodeJS.ReadStream = process.stdin,
    private readonly output: NodeJS.WriteStream = process.stdout,
  ) {
    this.reader = createInterface({ input, output, terminal: this.isInteractive });
    this.reader.on('line', (line) => this.wake(() => this.lines.push(line)));
    this.reader.on('close', () => this.wake(() => this.leave('end')));
    this.reader.on('SIGINT', () => this.wake(() => this.leave('interrupt')));
  }

  get isInteractive(): boolean {
    return this.input.isTTY === true && this.output.isTTY === true;
  }

  get columns(): number {
    return this.output.columns || 100;
  }

  print(text: string): void {
    this.output.write(`${text}\n`);
  }

  /** The next line, or why there is none. */
  async ask(question: string): Promise<string | { gone: Gone }> {
    if (this.isInteractive) {
      this.reader.setPrompt(question);
      this.reader.prompt();
    } else this.output.write(question);
    while (this.lines.length === 0 && this.gone === undefined)
      await new Promise<void>((resolve) => {
        this.waiting = resolve;
      });
    const line = this.lines.shift();
    if (!this.isInteractive) this.output.write(`${line ?? ''}\n`);
    return line ?? { gone: this.gone ?? 'end' };
  }

  /** Nothing that was on the screen can be read any more. */
  cover(): void {
    if (this.isInteractive) this.output.write('\x1b[2J\x1b[3J\x1b[H');
    else this.print('-'.repeat(60));
  }

  close(): void {
    this.reader.close();
  }

  private leave(why: Gone): void {
    this.gone ??= why;
  }

  private wake(change: () => void): void {
    change();
    this.waiting?.();
  }
}
