/** What a server has for the home page: my matches, tables that look for players, matches to watch. */
import { useEffect, useState } from 'react';
import type { OnlineSheet } from '../../online/sheet.js';

const NOTHING: OnlineSheet = { mine: [], tables: [], running: [] };
const AGAIN_MS = 20_000;

export function useOnlineSheet(there: boolean): OnlineSheet {
  const [sheet, setSheet] = useState(NOTHING);
  useEffect(() => {
    if (!there) return;
    let stale = false;
    const load = async (): Promise<void> => {
      const { loadSheet } = await import('../../online/sheet.js');
      const loaded = await loadSheet();
      if (!stale) setSheet(loaded);
    };
    void load();
    const timer = window.setInterval(() => document.visibilityState === 'visible' && void load(), AGAIN_MS);
    return () => {
      stale = true;
      window.clearInterval(timer);
    };
  }, [there]);
  return sheet;
}
