/** Bots, as the server knows them: something that answers a question elsewhere and in its own time. */
import type { BotReply, BotRequest } from '@fray/bots';

export interface Thinker {
  readonly levels: readonly string[];
  /** `table`: whose turn it takes; tables take turns. */
  think(request: BotRequest, table: string): Promise<BotReply>;
  /** Nobody waits for this answer any more. */
  giveUp(request: BotRequest): void;
  close(): Promise<void>;
}
