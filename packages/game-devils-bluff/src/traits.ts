/** What the rule lab counts: gangs, the weapons they carried and fired, and the rounds it took. */
import type { GameEvent, Trait } from '@fray/engine';
import { FISTS, WEAPON_IDS } from './data/weapons.js';
import { type DevilsState, SEATS } from './state.js';
import type { Events } from './words/events.js';

export function traits({ options, roster, seatOf }: Readonly<DevilsState>): Trait[] {
  const gangs = [options.gang1, options.gang2];
  return Array.from({ length: SEATS }, (_, seat) => {
    const gang = gangs[seat];
    const carried = roster.flatMap(({ weapons }, model) => (seatOf[model] === seat ? weapons : []));
    return [
      { group: 'gang', key: typeof gang === 'string' ? gang : 'own', seat },
      ...[...new Set(carried)]
        .filter((weapon) => weapon !== FISTS)
        .map((weapon) => ({ group: 'weapon', key: WEAPON_IDS[weapon]!, seat })),
    ];
  }).flat();
}

export function used({ type, data }: GameEvent<Events>): Trait | undefined {
  if (type !== 'attack') return undefined;
  return { group: 'weapon', key: data.weapon, seat: data.seat };
}

export function measures({ round }: Readonly<DevilsState>): Record<string, number> {
  return { rounds: round };
}
