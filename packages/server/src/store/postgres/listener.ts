/**
 * The ear of the PostgreSQL store: hears what other processes wrote, and notices when it has gone deaf. A connection may stay
 * open while nothing passes any more, so it is asked for a sign of life; after every gap the listeners are told.
 */
import pg from 'pg';
import type { Notices } from '../notices.js';
import type { Notice } from '../store.js';
import { TIMEOUTS } from './timeouts.js';

const RECONNECT_MS = 500;

export class Listener {
  private ear: pg.Client | undefined;
  private closed = false;
  private beating: NodeJS.Timeout | undefined;

  constructor(
    private readonly address: string,
    private readonly channel: string,
    private readonly notices: Notices,
  ) {}

  async open(): Promise<void> {
    const ear = new pg.Client({ connectionString: this.address, ...TIMEOUTS.connection });
    ear.on('notification', ({ payload }) => this.notices.tell(JSON.parse(payload ?? '{}') as Notice));
    ear.on('error', () => {});
    ear.once('end', () => this.lost(ear));
    this.ear = ear;
    try {
      await ear.connect();
      await ear.query(`listen ${this.channel}`);
    } catch (error) {
      cut(ear);
      throw error;
    }
    this.beating = setInterval(() => this.beat(ear), TIMEOUTS.heartbeatMs).unref();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.beating);
    if (this.ear !== undefined) cut(this.ear);
  }

  private beat(ear: pg.Client): void {
    ear.query('select 1').catch(() => cut(ear));
  }

  private lost(ear: pg.Client): void {
    if (this.ear !== ear) return;
    clearInterval(this.beating);
    this.ear = undefined;
    this.tryAgain();
  }

  private tryAgain(): void {
    if (this.closed) return;
    const again = async (): Promise<void> => {
      if (this.closed) return;
      await this.open();
      this.notices.tell({ type: 'gap' });
    };
    setTimeout(() => again().catch(() => this.retryUnlessLost()), RECONNECT_MS).unref();
  }

  /** A failed attempt mostly ends its connection, which brings `lost`; where it never began, nothing would. */
  private retryUnlessLost(): void {
    if (this.ear === undefined) return;
    this.ear = undefined;
    this.tryAgain();
  }
}

/** Ends a connection without waiting for an answer that may never come. */
function cut(client: pg.Client): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection;
  stream.destroy();
}
