/** Sits down: me on my side, the chosen one opposite, and the rest of the cast on any further seats. */
import { castAs, PERSONAS, type PersonaId } from '@fray/bots';
import type { AnyGame, LevelId } from '@fray/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { randomUnit } from '../../session/fresh-seed.js';
import { type SeatPlan, startLocal } from '../../session/local-matches.js';
import { useSettings } from '../../settings.js';
import { texts } from '../../texts/index.js';

export const TOSS = 'toss';

interface Wanted {
  readonly persona: PersonaId;
  readonly level: LevelId;
  readonly side: string;
  readonly advice: boolean;
}

export function useSit(game: AnyGame, { persona, level, side, advice }: Wanted) {
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState('');
  const name = useSettings((s) => s.name);
  const sit = async (): Promise<void> => {
    const count = game.seats.min;
    const mine = side === TOSS ? Math.floor(randomUnit() * count) : Number(side);
    const first = PERSONAS.findIndex(({ id }) => id === persona);
    let next = 0;
    const seats = Array.from({ length: count }, (_, seat): SeatPlan => {
      if (seat === mine) return { kind: 'person', name };
      const { id } = PERSONAS[(first + next++) % PERSONAS.length]!;
      return { kind: 'bot', bot: castAs(level, id), name: texts().bots.cast[id].name };
    });
    const started = await startLocal({ game: game.id, seats, options: {}, advice });
    if (started.ok) navigate(`/table/${started.value}`);
    else setWrong(started.error);
  };
  return { sit, wrong };
}
