/** How long the PostgreSQL store waits before it calls the database silent. */
const ANSWER_MS = 4_000;

export const TIMEOUTS = {
  heartbeatMs: 2_000,
  connection: {
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    connectionTimeoutMillis: 3_000,
    /** Given up here; the server ends it by itself a little earlier where it still hears us. */
    query_timeout: ANSWER_MS,
    statement_timeout: ANSWER_MS - 500,
    idle_in_transaction_session_timeout: 2 * ANSWER_MS,
  },
  /** Closing waits no longer than this for what is under way. */
  closeMs: ANSWER_MS + 1_000,
} as const;
