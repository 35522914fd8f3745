/** How far every run at a queue is, from any terminal. */
import { openBoss } from './lab-queue.js';

export interface RunStatus {
  readonly run: string;
  readonly waiting: number;
  readonly active: number;
  readonly done: number;
  /** Workers that have answered. */
  readonly workers: number;
}

export async function queueStatus(address: string): Promise<readonly RunStatus[]> {
  const boss = await openBoss(address);
  try {
    const { rows } = await boss.getDb().executeSql(
      `SELECT data->>'run' AS run,
        (count(*) FILTER (WHERE state IN ('created', 'retry')))::int AS waiting,
        (count(*) FILTER (WHERE state = 'active'))::int AS active,
        (count(*) FILTER (WHERE state = 'completed'))::int AS done,
        (count(DISTINCT output->>'worker'))::int AS workers
      FROM fray_lab.job WHERE data ? 'run' GROUP BY 1 ORDER BY max(created_on) DESC`,
      [],
    );
    return rows as RunStatus[];
  } finally {
    await boss.stop({ graceful: false });
  }
}
