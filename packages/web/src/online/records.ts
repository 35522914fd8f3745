/** What the server keeps of this guest: finished matches, and how they went. */
import { RecordsResponse, Statistics } from '@fray/protocol';
import { useEffect, useState } from 'react';
import { useServer } from '../server.js';
import { request } from './api.js';
import { isIntroduced } from './unread.js';

export type OnlineRecord = RecordsResponse['records'][number];

export interface OnlinePast {
  readonly records: readonly OnlineRecord[];
  readonly statistics: Statistics['games'];
  readonly clear: () => Promise<void>;
}

const NOTHING: Pick<OnlinePast, 'records' | 'statistics'> = { records: [], statistics: [] };

/** Empty for somebody whom no server knows. */
export function useOnlinePast(): OnlinePast {
  const online = useServer() === 'there';
  const [past, setPast] = useState(NOTHING);
  useEffect(() => {
    if (!online || !isIntroduced()) return;
    let stale = false;
    void Promise.all([
      request('GET', '/records?mine=true', RecordsResponse),
      request('GET', '/guests/me/statistics', Statistics),
    ]).then(([records, statistics]) => {
      if (stale) return;
      setPast({
        records: records.ok ? records.value.records : [],
        statistics: statistics.ok ? statistics.value.games : [],
      });
    });
    return () => {
      stale = true;
    };
  }, [online]);
  const clear = async (): Promise<void> => {
    const left = await request('DELETE', '/guests/me/statistics', Statistics);
    if (left.ok) setPast((before) => ({ ...before, statistics: left.value.games }));
  };
  return { ...past, clear };
}
