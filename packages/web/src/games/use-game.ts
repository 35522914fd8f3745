/** A game by its name, opened when a page asks for it. */
import type { AnyGame } from '@fray/engine';
import { openGame } from '@fray/games/shelf';
import { useEffect, useState } from 'react';

/** Undefined until it is there. */
export function useGame(id: string | undefined): AnyGame | 'missing' | undefined {
  const [opened, setOpened] = useState<{ readonly id: string; readonly game: AnyGame | 'missing' }>();
  useEffect(() => {
    if (id === undefined) return;
    let stale = false;
    void openGame(id).then((game) => {
      if (!stale) setOpened({ id, game: game.ok ? game.value : 'missing' });
    });
    return () => {
      stale = true;
    };
  }, [id]);
  return opened?.id === id ? opened?.game : undefined;
}
