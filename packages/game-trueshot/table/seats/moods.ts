/** What a face shows of the moment: grief over a loss of one's own, joy at somebody else's. */
import { type Mood, numberIn, type ShownBeat } from '@fray/kit';
import type { TrueshotView } from '../../src/index.js';

/** A pet as events name it. */
interface PetRef {
  readonly seat: number;
}

const LOSSES: ReadonlySet<string> = new Set(['lost-health', 'eliminated']);

export function moodOf(beat: ShownBeat<TrueshotView> | undefined, table: TrueshotView, owner: number): Mood {
  const event = beat?.event;
  if (event === undefined) return table.declared !== null && table.active === owner ? 'sly' : 'calm';
  if (LOSSES.has(event.type)) return numberIn(event, 'seat') === owner ? 'stunned' : 'calm';
  if (event.type !== 'died') return 'calm';
  if ((event.data['pet'] as unknown as PetRef).seat === owner) return 'stunned';
  return (event.data['killer'] as unknown as PetRef | null)?.seat === owner ? 'glad' : 'calm';
}
