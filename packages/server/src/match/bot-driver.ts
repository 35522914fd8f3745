/** Lets bots play their seats. The process that asked a bot thinks for it; the others only if it fails to. */
import { randomBytes } from 'node:crypto';
import { moveEquals } from '@fray/engine';
import type { Thinker } from '../bots/thinker.js';
import type { MatchHost, Origin } from './match-host.js';

export interface BotDriverOptions {
  readonly thinker: Thinker;
  /** How long another process is given before this one thinks in its place. */
  readonly patienceMs: number;
  readonly thought: (ms: number) => void;
  readonly failed: (error: unknown) => void;
}

export class BotDriver {
  /** Questions that are being thought about, as `match seat number`. */
  private readonly thinking = new Set<string>();

  constructor(private readonly options: BotDriverOptions) {}

  consider(host: MatchHost, origin: Origin): void {
    for (const seat of host.timeline.match.asked()) {
      const level = host.botOf(seat);
      if (level === undefined) continue;
      const since = host.timeline.since[seat]!.n;
      const question = `${host.file.id} ${seat} ${since} ${level}`;
      if (this.thinking.has(question)) continue;
      this.thinking.add(question);
      this.answer(host, seat, level, since, origin)
        .catch((error) => this.tryAgain(host, error))
        .finally(() => this.thinking.delete(question));
    }
  }

  private forgive(error: unknown): undefined {
    this.options.failed(error);
    return undefined;
  }

  /** The store did not answer: the bot's seat must not wait for ever. */
  private tryAgain(host: MatchHost, error: unknown): void {
    this.options.failed(error);
    setTimeout(() => this.consider(host, 'here'), this.options.patienceMs).unref();
  }

  private async answer(
    host: MatchHost,
    seat: number,
    level: string,
    since: number,
    origin: Origin,
  ): Promise<void> {
    const still = (): boolean =>
      host.timeline.since[seat]!.n === since &&
      host.timeline.match.isAsked(seat) &&
      host.botOf(seat) === level;
    if (origin === 'elsewhere') await pause(this.options.patienceMs);
    if (!still()) return;
    const { match, game } = host.timeline;
    const begun = performance.now();
    const thought = {
      game: game.id,
      level,
      view: match.view(seat),
      moves: match.moves(seat),
      words: randomWords(),
    };
    const move = await this.options.thinker.think(thought).catch((error) => this.forgive(error));
    this.options.thought(performance.now() - begun);
    // A bot that fails, dawdles or cheats plays what the game plays for somebody out of time.
    const legal = thought.moves.find((listed) => move !== undefined && moveEquals(listed, move));
    if (still()) await host.chooseFor(seat, legal ?? match.timeoutMove(seat), 'bot', since);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

function randomWords(): [number, number, number, number] {
  const bytes = randomBytes(16);
  return [bytes.readInt32LE(0), bytes.readInt32LE(4), bytes.readInt32LE(8), bytes.readInt32LE(12)];
}
