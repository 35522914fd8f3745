/** Remembers the table as it went into the Assault that is being shown, so that what was foretold stays beside what happens. */
import type { TableProps } from '@fray/kit';
import { useRef } from 'react';
import type { RohanView } from '../src/index.js';

const ENDS: ReadonlySet<string> = new Set(['faded', 'shuffled', 'drew', 'round', 'over']);

export function useAssault({ beat, playing }: TableProps<RohanView>): RohanView | undefined {
  const kept = useRef<RohanView>(undefined);
  if (!playing || (beat !== undefined && ENDS.has(beat.event.type))) kept.current = undefined;
  else if (beat?.event.type === 'assault') kept.current = beat.before.table;
  return kept.current;
}
