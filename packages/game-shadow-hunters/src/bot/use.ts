/** When a bot uses its ability, and what showing itself is worth. */
import { GATE } from '../data/areas.js';
import {
  AGNES,
  CATHERINE,
  ELLEN,
  FRANKLIN,
  FUKA,
  GEORGE,
  GREGOR,
  HUNTER,
  ULTRA_SOUL,
  WIGHT,
} from '../data/characters.js';
import { countBits } from '../rules/gear.js';
import { agnesLooksAt } from '../rules/win.js';
import { runningAttack } from '../view.js';
import { factionShare } from '../who/worlds.js';
import { harmValue, healValue, isHidden, killChance, type Mind, ownHealth } from './mind.js';

/** What it costs to be known. */
function exposure(mind: Mind): number {
  return isHidden(mind) ? 1.2 : 0;
}

export function useWorth(mind: Mind, question: string, target: number): number {
  switch (question) {
    case 'begin':
      return startWorth(mind, target);
    case 'end':
      return endWorth(mind);
    case 'vow':
      return healValue(mind, mind.seat, 14) - exposure(mind);
    case 'bite':
      return healValue(mind, mind.seat, 2) * 2 - exposure(mind);
    case 'spear':
      return spearWorth(mind);
    case 'answer':
      return answerWorth(mind);
    case 'again':
      return againWorth(mind);
    default:
      return 3;
  }
}

/** Abilities of the start are saved for somebody worth it; passing means to roll, which is worth 1. */
function startWorth(mind: Mind, target: number): number {
  const { table, seat, self, hate } = mind;
  const cost = 1 + exposure(mind);
  switch (self) {
    case FRANKLIN:
      return harmValue(mind, target, 3) - cost - (hate[target]! > 0.6 ? 0 : 1);
    case GEORGE:
      return harmValue(mind, target, 2) - cost + (hate[target]! > 0.6 ? 0.8 : -1);
    case ULTRA_SOUL:
      return table.places[target] === GATE ? harmValue(mind, target, 3) + 1 - exposure(mind) : 0;
    case FUKA: {
      const change = 7 - table.damage[target]!;
      const worth = change > 0 ? harmValue(mind, target, change) : healValue(mind, target, -change);
      return worth - cost - 1;
    }
    case ELLEN:
      return hate[target]! > 0.7 && (table.revealed & (1 << target)) !== 0 ? 1.1 + hate[target]! : 0;
    case CATHERINE:
      return table.firstDead !== 0 && table.damage[seat]! > 0 && !isHidden(mind) ? 2 : 0;
    case AGNES:
      return agnesWorth(mind);
    default:
      return 0;
  }
}

/** Agnes turns when the other neighbour's side has lost fewer. */
function agnesWorth(mind: Mind): number {
  const { table, seat, shares } = mind;
  if (table.firstDead === 0) return 0;
  const chance = (friend: number): number => {
    const alive = (table.alive & (1 << friend)) === 0 ? 0 : 0.3;
    return alive + Math.max(factionShare(shares, friend, HUNTER), factionShare(shares, friend, 1));
  };
  const now = agnesLooksAt(table, seat);
  const other = agnesLooksAt({ ...table, turned: true }, seat);
  return chance(other) > chance(now) + 0.3 ? 1.5 : 0;
}

function endWorth(mind: Mind): number {
  const dead = mind.table.seats - countBits(mind.table.alive);
  if (mind.self === GREGOR) return ownHealth(mind) <= 6 ? 1 : -1;
  return mind.self === WIGHT && dead >= 2 ? 1 : -1;
}

function targetsOf(mind: Mind): number[] {
  const attack = runningAttack(mind.table);
  if (attack === undefined) return [];
  return mind.table.damage.flatMap((_, seat) => ((attack.left & (1 << seat)) === 0 ? [] : [seat]));
}

function spearWorth(mind: Mind): number {
  const attack = runningAttack(mind.table);
  const gain = targetsOf(mind).reduce(
    (sum, seat) =>
      sum + harmValue(mind, seat, attack!.base[seat]! + 2) - harmValue(mind, seat, attack!.base[seat]!),
    0,
  );
  return gain - exposure(mind);
}

function answerWorth(mind: Mind): number {
  const by = runningAttack(mind.table)?.by ?? 0;
  return harmValue(mind, by, 2) - exposure(mind) * 0.6;
}

/** Charles goes on while it brings him nearer to a third death and does not bring his own. */
function againWorth(mind: Mind): number {
  const left = ownHealth(mind);
  if (left <= 2) return -5;
  const dead = mind.table.seats - countBits(mind.table.alive);
  const kill = targetsOf(mind).reduce((most, seat) => Math.max(most, killChance(mind, seat, 2)), 0);
  const wins = dead >= 2 ? 8 : 2;
  return kill * wins - 1.2 - (left <= 4 ? 1.5 : 0) - exposure(mind) * 0.5;
}
