/** Another match at the same table, which comes over the socket of the one that is over. */
import type { AgainRequest, SocketAnswer } from '@fray/protocol';
import { randomHex } from '../session/fresh-seed.js';
import type { LastingSocket } from './lasting-socket.js';

/** The table may tell of the match a little before the socket does; after this long it is opened anew. */
const PATIENCE_MS = 2000;

export class NextMatch<S extends { readonly id: string }> {
  private asked: AgainRequest | undefined;
  private answer = (): void => {};
  private session: S | undefined;
  private came = (): void => {};

  constructor(private readonly socket: LastingSocket) {}

  /** Resolves when the server has answered, whatever it answered: the table shows how it stands. */
  ask(again: AgainRequest['again']): Promise<void> {
    this.asked = { key: randomHex(), again };
    this.sendAgain();
    return new Promise((resolve) => {
      this.answer = resolve;
    });
  }

  /** After the connection was lost: asking twice counts once. */
  sendAgain(): void {
    if (this.asked !== undefined) this.socket.send(JSON.stringify(this.asked));
  }

  hear({ key, status }: SocketAnswer): void {
    if (key === this.asked?.key && status !== 503) this.answer();
  }

  begin(session: S): void {
    this.session = session;
    this.answer();
    this.came();
  }

  /** The session of this match, if the socket brings it in time. */
  async sessionOf(match: string): Promise<S | undefined> {
    if (this.session === undefined)
      await new Promise<void>((resolve) => {
        this.came = resolve;
        window.setTimeout(resolve, PATIENCE_MS);
      });
    return this.session?.id === match ? this.session : undefined;
  }
}
