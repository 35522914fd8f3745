/** Steps 5 to 13 of 5.1, and the strikes that effects make (TL-A10). */
import { hasAdvantage } from './cards.js';
import { resolveDeaths } from './deaths.js';
import {
  attackOf,
  count,
  effectsOf,
  has,
  healthOf,
  isLiving,
  isTarget,
  isUp,
  withoutKilling,
} from './figures.js';
import { enlarge, grudge, type Hit, healPets, hitPlayer, kill, land, makeSafe, petHits } from './hits.js';
import type { Pet } from './setting.js';
import { findPet, newSource, oneLap, ownerOf, pick, type Table, tell } from './table.js';
import { boundTargets, mayBeStruck, mayStrike, neighboursUp, throughCrab, wormVictims } from './targets.js';

export interface Strike {
  readonly striker: Pet;
  /** After redirection; none for Worm (TL-N23). */
  readonly target: Pet | undefined;
  readonly effect: boolean;
  /** A Wasp's answer (TL-N33). */
  readonly answer: boolean;
  /** Its free choice took a distracting pet (TL-N25). */
  readonly bound: boolean;
}

/** The pet a free choice takes, random for Gorilla and Concussive Trait (step 1), bound by Distracting Trait (step 2). */
export function chooseTarget(t: Table, striker: Pet, chooser: number): Pet | undefined {
  const from = boundTargets(t, striker, ownerOf(t, striker)).map(({ id }) => id);
  if (!strikesAtRandom(t, striker)) {
    const chosen = pick(t, chooser, `target of ${striker.id}`, from);
    return chosen === undefined ? undefined : findPet(t, chosen);
  }
  const drawn = from.length > 1 ? t.chance.pick(from, `target of ${striker.id}`) : from[0];
  return drawn === undefined ? undefined : findPet(t, drawn);
}

export const strikesAtRandom = (t: Table, striker: Pet): boolean =>
  striker.concussed || has(t, striker, 'gorilla');

/** TL-A10: steps 1 and 2, no window, no cancelling. A dead Boar strikes too, unless it was stopped. */
export function effectStrike(t: Table, striker: Pet, chooser: number): void {
  const seat = ownerOf(t, striker);
  if (striker.dead ? striker.stoppedUntil >= t.slot : !mayStrike(t, striker)) return;
  if (has(t, striker, 'worm')) {
    if (wormVictims(t, seat).length > 0)
      resolveStrike(t, { striker, target: undefined, effect: true, answer: false, bound: false });
    return;
  }
  const chosen = chooseTarget(t, striker, chooser);
  if (chosen === undefined) return;
  const target = throughCrab(t, chosen, striker);
  resolveStrike(t, { striker, target, effect: true, answer: false, bound: chosen.distracting });
}

/** TL-P-scorpid: its first strike of the combat, whatever comes of it. */
function usesScorpid(t: Table, striker: Pet): boolean {
  const fresh = effectsOf(t, striker).filter(
    ({ card, counter }) => card === 'scorpid' && !striker.used.includes(counter),
  );
  striker.used.push(...fresh.map(({ counter }) => counter));
  return fresh.length > 0;
}

/** The Attack it has, or died with (TL-P-boar). */
const strikingAttack = (t: Table, striker: Pet): number =>
  striker.dead ? (t.lastAttack.get(striker.id) ?? 0) : attackOf(t, striker);

/** Step 5 with the Trueshot Aura hit: the strike's own hit comes first. */
function strikeHits(t: Table, striker: Pet, target: Pet, seat: number, attack: number): Hit[] {
  const source = newSource(t);
  const common = { by: striker, side: seat, source };
  const type = hasAdvantage(striker.card, target.card) ? 1 : 0;
  const extra = enlarge(t, seat, [target.id])(target.id);
  const amount = attack + type + grudge(t, striker, target) + extra;
  const hits: Hit[] = [{ ...common, target, amount, cause: 'strike' }];
  if (striker.aura === undefined) return hits;
  // TL-N36: the striker's Attack, no type or Gruffhorn bonus.
  const chosen = pick(
    t,
    striker.aura,
    'trueshot aura',
    neighboursUp(t, target).map(({ id }) => id),
  );
  if (chosen !== undefined)
    hits.push({ ...common, target: findPet(t, chosen)!, amount: attack, cause: 'trueshot-aura' });
  return hits;
}

/** TL-N23: flat 1 to every enemy pet, with a Gruffhorn's grudge on all its hits; Sporebat marks on one of them (TL-N44). */
function wormHits(t: Table, striker: Pet, seat: number): Hit[] {
  const victims = wormVictims(t, seat).map((pet): [Pet, number] => [pet, 1]);
  return petHits(t, striker, seat, victims, 'worm');
}

/** Step 10, for a striker above 0 Health (TL-A18). */
function afterStriking(t: Table, striker: Pet, target: Pet | undefined, seat: number, dealt: number): void {
  if (striker.dead || !isTarget(t, striker)) return;
  for (let i = count(t, striker, 'blood-beast'); i > 0 && dealt > 0; i -= 1)
    healPets(t, seat, [striker], dealt, 'blood-beast');
  const others = t.seats[seat]!.pets.filter((pet) => pet !== striker);
  for (let i = count(t, striker, 'waterfowl'); i > 0; i -= 1) healPets(t, seat, others, 1, 'waterfowl');
  if (has(t, striker, 'raptor') || striker.raptorTrait) makeSafe(t, seat, oneLap(t));
  if (target === undefined || !has(t, striker, 'chimaera')) return;
  // TL-N30: also when the hit was ignored or sent back.
  withoutKilling(t, () => {
    target.silenced = true;
  });
  tell(t, { kind: 'state', of: target.id, state: 'effect off' });
}

/** Step 13. */
function answerOfWasp(t: Table, { striker, target, answer }: Strike, removed: boolean): void {
  if (target === undefined || !has(t, target, 'wasp') || !mayStrike(t, target)) return;
  // TL-N33: an answer to an answer needs Health to have gone.
  if (answer && !removed) return;
  if (!isLiving(t, striker) || !isUp(t, striker) || !mayBeStruck(t, striker, target)) return;
  const aim = has(t, target, 'worm') ? undefined : throughCrab(t, striker, target);
  resolveStrike(t, { striker: target, target: aim, effect: true, answer: true, bound: false });
}

function noteStruck(t: Table, { striker, target, effect, bound }: Strike, attack: number): void {
  tell(t, { kind: 'strike', striker: striker.id, target: target?.id, attack, effect });
  striker.struckThisLap = true;
  if (target !== undefined && !striker.struck.includes(target.id)) striker.struck.push(target.id);
  // TL-N25: once a strike has taken a marked pet all marks end.
  if (bound) for (const { pets } of t.seats) for (const pet of pets) pet.distracting = false;
}

/** Steps 5 to 13. */
export function resolveStrike(t: Table, strike: Strike): void {
  const { striker, target } = strike;
  const seat = ownerOf(t, striker);
  // 5
  if (!strike.effect) t.spent = true;
  const attack = strikingAttack(t, striker);
  const kills = usesScorpid(t, striker);
  const hits =
    target === undefined ? wormHits(t, striker, seat) : strikeHits(t, striker, target, seat, attack);
  noteStruck(t, strike, attack);
  for (let i = count(t, striker, 'hydra'); i > 0; i -= 1) hitPlayer(t, seat, 1, 'hydra');
  // 6 to 8
  const landed = land(t, hits);
  if (kills && target !== undefined) kill(t, target, striker);
  const removed = [...landed.values()].some((taken) => taken > 0);
  const own = target === undefined ? hits : hits.slice(0, 1);
  const dealt = own.reduce((sum, hit) => sum + landed.get(hit)!, 0);
  // 9
  for (let i = target === undefined ? 0 : count(t, target, 'turtle'); i > 0; i -= 1)
    if (isUp(t, striker)) land(t, petHits(t, target!, ownerOf(t, target!), [[striker, 1]], 'turtle'));
  // 10
  afterStriking(t, striker, target, seat, dealt);
  // 11 and 12
  resolveDeaths(t);
  // 13: both live
  if (target === undefined || (isLiving(t, target) && healthOf(t, target) > 0))
    answerOfWasp(t, strike, removed);
}
