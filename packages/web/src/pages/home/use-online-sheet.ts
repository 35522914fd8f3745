/** What a server has for the home page: my matches, tables that look for players, matches to watch. */
import { useEffect, useState } from 'react';
import { loadSheet } from '../../online/sheet/load-sheet.js';
import { EMPTY_SHEET, type OnlineSheet } from '../../online/sheet/online-sheet.js';

const AGAIN_MS = 20_000;

export function useOnlineSheet(there: boolean): OnlineSheet {
  const [sheet, setSheet] = useState<OnlineSheet>(EMPTY_SHEET);
  useEffect(() => {
    if (!there) return;
    let stale = false;
    const load = async (): Promise<void> => {
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
