/** The next of my matches at the server that waits for me, while nothing is asked of me in this one. */
import { MyMatches } from '@fray/protocol';
import { useEffect, useState } from 'react';
import { request } from './api.js';
import { isIntroduced } from './unread.js';
import { waitingFirst } from './waiting-first.js';

const AGAIN_MS = 20_000;

type Mine = MyMatches['matches'][number];

export interface NextMatch {
  readonly match: Mine | undefined;
  /** How many wait. */
  readonly count: number;
}

export function useNextMatch(current: string, wanted: boolean): NextMatch {
  const [waiting, setWaiting] = useState<readonly Mine[]>([]);
  useEffect(() => {
    if (!wanted || !isIntroduced()) return;
    let stale = false;
    const load = async (): Promise<void> => {
      const mine = await request('GET', '/matches/mine', MyMatches);
      if (!stale && mine.ok) setWaiting(waitingFirst(mine.value.matches));
    };
    void load();
    const timer = window.setInterval(() => document.visibilityState === 'visible' && void load(), AGAIN_MS);
    return () => {
      stale = true;
      window.clearInterval(timer);
    };
  }, [wanted]);
  const others = wanted ? waiting.filter(({ id }) => id !== current) : [];
  return { match: others[0], count: others.length };
}
