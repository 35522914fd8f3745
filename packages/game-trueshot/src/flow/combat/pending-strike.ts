/** What a window inside a strike is about: who strikes whom for how much, for prompts and for whoever is asked. */
import type { EventData } from '@fray/engine';
import { isThere, ownerOf, type Table } from '../../rules/board.js';
import { forecast } from '../../rules/forecast.js';
import { petCard, petRef } from '../../rules/tell.js';
import { NO_PET } from '../../state/state.js';

/** The declared strike as it stands now; undefined when none is waiting to land. */
export function pendingStrike(s: Table): EventData | undefined {
  if (s.striker === NO_PET || !isThere(s, s.striker)) return undefined;
  const source = ownerOf(s.striker);
  const striker = petRef(s, s.striker);
  const by = petCard(s.kind[s.striker]!);
  if (s.target === NO_PET || !isThere(s, s.target)) return { source, striker, by, damage: 1 };
  const { damage, falls } = forecast(s, s.striker, s.target, s.target);
  return { source, striker, by, target: ownerOf(s.target), pet: petRef(s, s.target), damage, falls };
}
