/** Lets bots play their seats. The process that asked a bot thinks for it; the others only if it fails to. */
import { randomBytes } from 'node:crypto';
import { askElsewhere, type BotAnswer, type BotBudget, type Replaced } from '@fray/bots';
import { type BotTurn, botRequest, botTurns } from '@fray/host';
import type { Thinker } from '../bots/thinker.js';
import type { MatchHost, Origin } from './match-host.js';

export interface BotDriverOptions {
  readonly thinker: Thinker;
  readonly budget: BotBudget;
  /** How long another process is given before this one thinks in its place. */
  readonly patienceMs: number;
  readonly thought: (ms: number) => void;
  /** A bot threw, cheated or was late: its choice was made by the game's quick policy. */
  readonly replaced: (game: string, level: string, replaced: Replaced) => void;
  readonly failed: (error: unknown) => void;
}

export class BotDriver {
  /** Questions that were asked, by match: each is thought about once. */
  private readonly asked = new Map<string, Set<string>>();

  constructor(private readonly options: BotDriverOptions) {}

  consider(host: MatchHost, origin: Origin): void {
    const { id } = host.file;
    for (const turn of botTurns(host.timeline)) {
      const question = `${turn.seat} ${turn.since} ${turn.level} ${turn.moves.length > 0}`;
      const asked = this.asked.get(id) ?? new Set<string>();
      this.asked.set(id, asked);
      if (asked.has(question)) continue;
      asked.add(question);
      this.answer(host, turn, origin).catch((error) => {
        asked.delete(question);
        this.tryAgain(host, error);
      });
    }
  }

  forget(match: string): void {
    this.asked.delete(match);
  }

  /** The store did not answer: the bot's seat must not wait for ever. */
  private tryAgain(host: MatchHost, error: unknown): void {
    this.options.failed(error);
    setTimeout(() => this.consider(host, 'here'), this.options.patienceMs).unref();
  }

  private async answer(host: MatchHost, turn: BotTurn, origin: Origin): Promise<void> {
    if (origin === 'elsewhere') await pause(this.options.patienceMs);
    if (!isStill(host, turn)) return;
    const { move } = await this.think(host, turn);
    if (move !== undefined && isStill(host, turn)) await host.chooseFor(turn.seat, move, 'bot', turn.since);
  }

  private async think(host: MatchHost, turn: BotTurn): Promise<BotAnswer> {
    const { thinker, budget, thought, replaced } = this.options;
    const begun = performance.now();
    const { game } = host.timeline;
    const request = botRequest(host.timeline, turn, randomBytes(16).toString('hex'), budget);
    const answer = await askElsewhere(game, request, {
      think: (asked) => thinker.think(asked, host.file.id),
      giveUp: (asked) => thinker.giveUp(asked),
      after: (ms, late) => {
        const timer = setTimeout(late, ms);
        return () => clearTimeout(timer);
      },
    });
    thought(performance.now() - begun);
    if (answer.replaced !== undefined) replaced(game.id, turn.level, answer.replaced);
    return answer;
  }
}

function isStill({ timeline }: MatchHost, { seat, since, level }: BotTurn): boolean {
  return timeline.since[seat]!.n === since && timeline.botOf(seat) === level;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
