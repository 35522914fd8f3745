/** What a strike would come to as the table lies: exact for all that is open (TL-63). */
import { CAME_BACK, CONCUSSED, FIRST_STRIKE_USED, SENT_BACK } from '../data/marks.js';
import { PET_TYPE } from '../data/pets.js';
import {
  COMES_BACK,
  COSTS_OWNER,
  FIRST_STRIKE_KILLS,
  HITS_ALL,
  IGNORES_FIRST,
  PRICKS,
  RANDOM_TARGET,
  SENDS_BACK,
  STRIKES_BACK,
  UNTYPED,
} from '../data/vocabulary.js';
import { canStrike, crabFor } from './aims.js';
import { has, ownerOf, type Table } from './board.js';
import { grudgeOf, reduced } from './damage.js';
import { attackOf, healthAfter, healthOf } from './figures.js';

export interface Forecast {
  readonly striker: number;
  /** The pet aimed at, and the one that takes it after a Crab. */
  readonly aimed: number;
  readonly target: number;
  readonly attack: number;
  readonly edge: number;
  readonly grudge: number;
  readonly spore: number;
  /** After everything that lessens it. */
  readonly damage: number;
  readonly health: number;
  /** Whether the struck pet falls for good; one that would come back does not (Stone Hound). */
  readonly falls: boolean;
  readonly comesBack: boolean;
  /** Whether the strike kills whatever its damage (Scorpid), and what it costs the striker's owner (Hydra). */
  readonly kills: boolean;
  readonly cost: number;
  /** What the table already knows will answer: sent back, ignored, a prick, a strike back. */
  readonly sentBack: boolean;
  readonly ignored: boolean;
  readonly prick: boolean;
  readonly strikesBack: boolean;
  readonly random: boolean;
}

/** F > C > T > F (TL-04). */
export function typeEdge(s: Table, striker: number, target: number): number {
  const [mine, theirs] = [PET_TYPE[s.kind[striker]!]!, PET_TYPE[s.kind[target]!]!];
  return mine !== UNTYPED && theirs !== UNTYPED && (mine + 1) % 3 === theirs ? 1 : 0;
}

export function forecast(
  s: Table,
  striker: number,
  aimed: number,
  target = crabFor(s, aimed, striker),
): Forecast {
  const attack = attackOf(s, striker);
  const edge = typeEdge(s, striker, target);
  const grudge = grudgeOf(s, striker, target);
  const spore = s.spore[ownerOf(striker)]!;
  const amount = attack + edge + grudge + spore;
  const sentBack = amount > 0 && has(s, target, SENDS_BACK) && (s.marks[target]! & SENT_BACK) === 0;
  const ignored = !sentBack && amount > 0 && has(s, target, IGNORES_FIRST) && s.ignored[target] === 0;
  const damage = sentBack || ignored ? 0 : reduced(s, target, amount);
  const health = healthOf(s, target);
  const kills = has(s, striker, FIRST_STRIKE_KILLS) && (s.marks[striker]! & FIRST_STRIKE_USED) === 0;
  const down = healthAfter(s, target, damage) <= 0 || kills;
  const comesBack = down && has(s, target, COMES_BACK) && (s.marks[target]! & CAME_BACK) === 0;
  return {
    striker,
    aimed,
    target,
    attack,
    edge,
    grudge,
    spore,
    damage,
    health,
    falls: down && !comesBack,
    comesBack,
    kills,
    cost: has(s, striker, COSTS_OWNER) ? 1 : 0,
    sentBack,
    ignored,
    prick: has(s, target, PRICKS),
    strikesBack: has(s, target, STRIKES_BACK) && canStrike(s, target),
    random: (s.marks[striker]! & CONCUSSED) !== 0 || has(s, striker, RANDOM_TARGET),
  };
}

export function isAtEverybody(s: Table, striker: number): boolean {
  return has(s, striker, HITS_ALL);
}
