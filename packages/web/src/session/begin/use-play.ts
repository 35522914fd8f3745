/** At once against bots: one's own name on the first seat, bots of one level on all others. */
import type { LevelId } from '@fray/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { GameFacts } from '../../games/facts.js';
import { useSettings } from '../../settings.js';
import { quickOptions } from './quick-options.js';
import { USUAL_BOT } from './usual-bot.js';

export function usePlay(level: LevelId = USUAL_BOT) {
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState<{ readonly game: string; readonly text: string }>();
  const name = useSettings((s) => s.name);
  const play = async ({ id, seats }: Pick<GameFacts, 'id' | 'seats'>): Promise<void> => {
    const { startLocal } = await import('./sit-down.js');
    const bots = Array.from({ length: seats.min - 1 }, () => ({ kind: 'bot' as const, bot: level }));
    const people = [{ kind: 'person' as const, name }, ...bots];
    const started = await startLocal({ game: id, seats: people, options: quickOptions(id) });
    if (started.ok) navigate(`/table/${started.value}`);
    else setWrong({ game: id, text: started.error });
  };
  return { play, wrong };
}
