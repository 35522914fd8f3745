/** What single-use cards are worth, by their target and in hand. */
import {
  ADVENT,
  BAT,
  BLESSING,
  CHOCOLATE,
  CONCEALED_KNOWLEDGE,
  DOLL,
  DYNAMITE,
  FIRST_AID,
  FLARE,
  GOBLIN,
  GUARDIAN_ANGEL,
  HOLY_WATER,
  RITUAL,
  SPIDER,
  TALISMAN,
} from '../data/cards.js';
import { members } from '../data/characters.js';
import { harmValue, healValue, type Mind } from './mind.js';

export function cardTargetWorth(mind: Mind, card: number, target: number): number {
  const { table, seat } = mind;
  const covered = (table.gear[target]! & TALISMAN) !== 0;
  switch (card) {
    case BLESSING:
      return healValue(mind, target, 3.5);
    case FIRST_AID: {
      const change = 7 - table.damage[target]!;
      return change > 0 ? harmValue(mind, target, change) : healValue(mind, target, -change);
    }
    case DOLL:
      return (4 * harmValue(mind, target, 3) + 2 * harmValue(mind, seat, 3)) / 6;
    case SPIDER:
    case BAT:
      return covered ? 0 : harmValue(mind, target, 2);
    default:
      return 0;
  }
}

/** Whether to play a held card now; below 0 it is better kept or thrown away. */
export function playWorth(mind: Mind, card: number): number {
  const { table, seat } = mind;
  const others = members(table.alive & ~(1 << seat));
  const best = (): number => Math.max(...others.map((other) => cardTargetWorth(mind, card, other)));
  switch (card) {
    case HOLY_WATER:
      return table.damage[seat]! >= 2 ? 1 : 0.005;
    case GUARDIAN_ANGEL:
    case CONCEALED_KNOWLEDGE:
    case GOBLIN:
      return 1;
    case ADVENT:
    case CHOCOLATE:
    case RITUAL:
      return table.damage[seat]! >= 5 ? 1 : 0.005;
    case FLARE:
      return others.reduce((sum, other) => sum + harmValue(mind, other, 2), 0);
    case DYNAMITE:
      return -0.1;
    case SPIDER:
      return best() + harmValue(mind, seat, 2);
    default:
      return best();
  }
}
