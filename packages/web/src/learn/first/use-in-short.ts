/** Whether the game is being told in three lines: by itself the first time, later when somebody asks for it. */
import { useCallback, useState } from 'react';
import { keepTold, wasTold } from './matches-seen.js';

export interface Short {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

export function useInShort(game: string, isPlayer: boolean): Short {
  const [open, setOpen] = useState(() => isPlayer && !wasTold(game));
  const show = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    keepTold(game);
    setOpen(false);
  }, [game]);
  return { open, show, close };
}
