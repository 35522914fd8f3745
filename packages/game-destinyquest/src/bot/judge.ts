/**
 * The chance of winning a duel as it stands, from health, from who hits whom how hard and how often, and from what is still unused.
 * The weights are a logistic fit to 1,500 duels of all heroes between quick bots.
 */
import { settled } from '@fray/engine';
import type { AbilityList } from '../abilities/ability-ids.js';
import { ABILITIES } from '../abilities/index.js';
import { speedOf } from '../sheet/values.js';
import { type DuelState, other } from '../state/state.js';
import { plainHit } from './estimates.js';

/** How much sooner the other falls, and how much more of one's health is left. */
const SOONER = 0.3;
const HEALTHIER = 4.4;
/** What a point of speed does to the chance of winning a round. */
const PER_SPEED = 0.45;
/** What an unused ability is worth. Those that only hit are used up in most duels, and count for nothing by themselves. */
const UNUSED: Readonly<Partial<Record<AbilityList, number>>> = {
  interrupt: 0.35,
  dodge: 0.55,
  sacrifice: 0.17,
  modifier: 0.17,
};

export function judge(s: Readonly<DuelState>, seat: number): number {
  const over = settled(s.outcome, seat);
  if (over !== undefined) return over;
  const foe = other(seat);
  const ahead = s.health[seat]! / s.sheets[seat]!.max - s.health[foe]! / s.sheets[foe]!.max;
  const faster = 1 / (1 + Math.exp(PER_SPEED * (speedOf(s, foe) - speedOf(s, seat))));
  const sooner = Math.log((roundsOf(s, seat, 1 - faster) + 1) / (roundsOf(s, foe, faster) + 1));
  const odds = SOONER * sooner + HEALTHIER * ahead + unused(s, seat) - unused(s, foe);
  return Math.tanh(odds / 2);
}

/** Rounds until this hero falls, if the other wins this share of them. */
function roundsOf(s: Readonly<DuelState>, seat: number, lost: number): number {
  return Math.max(0, s.health[seat]!) / (lost * (plainHit(s, other(seat)) + 1) + 0.5);
}

function unused(s: Readonly<DuelState>, seat: number): number {
  const { abilities } = s.sheets[seat]!;
  const left = s.left[seat]!;
  let sum = 0;
  for (let i = 0; i < abilities.length; i++)
    if (left[i]! > 0) sum += UNUSED[ABILITIES[abilities[i]!]!.list] ?? 0;
  return sum;
}
