/** What the rule lab counts: gangs, the weapons they carried and fired, and the rounds it took. */
import type { GameEvent, Trait } from '@fray/engine';
import { FISTS, WEAPON_IDS } from './data/weapons.js';
import { type DevilsState, SEATS } from './state.js';

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

export function used({ type, data }: GameEvent): Trait | undefined {
  if (type !== 'attack') return undefined;
  return { group: 'weapon', key: String(data['weapon']), seat: Number(data['seat']) };
}

export function measures({ round }: Readonly<DevilsState>): Record<string, number> {
  return { rounds: round };
}
