/** Somebody who plays on whatever happens: comes back to any process, and sends a choice until it is answered. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Frame, Present } from '@fray/protocol';
import type { FrameStream, Person } from '../support/harness.js';
import type { Acknowledged, Witness } from './history.js';

const PAUSE_MS = 50;
/** Whoever hears nothing for so long looks whether the stream is deaf. */
const QUIET_MS = 3_000;

export class Contestant implements Witness {
  readonly acknowledged: Acknowledged[] = [];
  readonly frames: Frame[] = [];
  last = 0;
  over = false;
  private stopped = false;

  constructor(
    private readonly person: Person,
    private readonly match: string,
    /** A process that may be alive. */
    private readonly somewhere: () => string,
  ) {}

  /** Ends with the match, or when told to stop. */
  async play(): Promise<void> {
    while (!this.over && !this.stopped) {
      this.person.url = this.somewhere();
      const stream = this.person.stream(this.match, this.last > 0 ? `?last=${this.last}` : '');
      await this.follow(stream).catch(() => {});
      stream.close();
      await pause(PAUSE_MS);
    }
  }

  stop(): void {
    this.stopped = true;
  }

  private async follow(stream: FrameStream): Promise<void> {
    while (!this.over && !this.stopped) {
      const message = await Promise.race([stream.next(), pause(QUIET_MS)]);
      if (message === undefined) return;
      if (message.kind !== 'present' && message.kind !== 'frame') continue;
      this.hear(message);
      if (message.choices.length > 0 && !this.over) await this.choose(message);
    }
  }

  private hear(message: Present | Frame): void {
    // What comes twice, because the stream was opened anew, must say the same: both are kept.
    if (message.kind === 'frame') this.frames.push(message);
    this.last = Math.max(this.last, message.n);
    this.over = message.outcome !== null;
  }

  private async choose({ n: expected, choices }: Present | Frame): Promise<void> {
    const [key, choice] = [randomUUID(), choices[randomInt(choices.length)]!];
    while (!this.stopped) {
      const answer = await this.person.choose(this.match, expected, choice, key).catch(() => undefined);
      if (answer?.status === 200) return void this.acknowledged.push({ key, n: answer.body.n });
      // Refused by the rules or too late: the next frame says what is asked now.
      if (answer?.status === 409 || answer?.status === 422) return;
      await pause(PAUSE_MS);
      this.person.url = this.somewhere();
    }
  }
}

export function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
