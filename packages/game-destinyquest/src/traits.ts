/** What the rule lab counts: heroes, the abilities on their sheets and those they announced, and the rounds it took. */
import type { GameEvent, Trait } from '@fray/engine';
import { ABILITIES } from './abilities/index.js';
import type { DuelState } from './state/state.js';
import type { Events } from './words/events.js';

export function traits({ sheets }: Readonly<DuelState>): Trait[] {
  return sheets.flatMap(({ hero, abilities }, seat) => [
    { group: 'hero', key: typeof hero === 'string' ? hero : 'own', seat },
    ...abilities.map((place) => ({ group: 'ability', key: ABILITIES[place]!.id, seat })),
  ]);
}

export function used({ type, data }: GameEvent<Events>): Trait | undefined {
  return type === 'announce' ? { group: 'ability', key: data.ability, seat: data.seat } : undefined;
}

export function measures({ round }: Readonly<DuelState>): Record<string, number> {
  return { rounds: round };
}
