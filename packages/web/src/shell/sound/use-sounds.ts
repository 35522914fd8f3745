/** What is heard while a match is shown: the game says which events sound, and how. */
import type { ShowPlan } from '@fray/kit';
import { useEffect, useRef } from 'react';
import type { SessionState } from '../../session/session.js';
import { useSettings } from '../../settings.js';
import type { Shown } from '../show/use-show.js';
import { sound } from './sounds.js';

export function useSounds(
  { beat, playing }: Pick<Shown, 'beat' | 'playing'>,
  { outcome, seat }: Pick<SessionState, 'outcome' | 'seat'>,
  plan: ShowPlan | undefined,
): void {
  const on = useSettings((s) => s.sound);
  const name = beat?.phase === 'trail' ? plan?.sounds?.[beat.event.type] : undefined;
  const key = beat?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another beat is another sound, though it may be called the same
  useEffect(() => {
    if (on && name !== undefined) sound(name);
  }, [key, name, on]);
  const over = outcome !== null && !playing;
  const before = useRef(over);
  useEffect(() => {
    // A match that was over when one came tells nothing.
    if (over && !before.current && on) sound(outcome?.winners.includes(seat) === true ? 'won' : 'lost');
    before.current = over;
  }, [over, on, outcome, seat]);
}
