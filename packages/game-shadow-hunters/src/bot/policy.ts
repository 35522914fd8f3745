/** A quick sensible choice from a seat's own view: every move has a worth, and the best is made. */
import type { Move, Rng, SeatView } from '@fray/engine';
import { BROOCH, GREED, HERMIT, HOLY_WATER, NURTURANCE, WHITE } from '../data/cards.js';
import { ALLIE, BOB, DAVID, HP, members } from '../data/characters.js';
import { DECISIONS } from '../lists.js';
import { gearBit } from '../rules/gear.js';
import { inRange } from '../rules/range.js';
import * as verbs from '../verbs.js';
import type { ShadowView } from '../view.js';
import { cardTargetWorth, playWorth } from './cards.js';
import { houseWorth } from './house.js';
import { harmValue, healValue, isHidden, type Mind, mindOf, wantsToDie } from './mind.js';
import { useWorth } from './use.js';
import {
  areaWorth,
  attackValue,
  gearWorth,
  hermitValue,
  sweepValue,
  takeWorth,
  uncertainty,
} from './worth.js';

export function policy(view: SeatView<ShadowView>, moves: readonly Move[], _rng: Rng): number {
  if (moves.length === 1) return 0;
  const top = view.flow.stack[view.flow.stack.length - 1]!;
  const question = DECISIONS[top.decision]!.id;
  const mind = mindOf(view);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const worth = worthOf(mind, moves[i]!, question, top.locals);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

type Locals = Readonly<Record<string, unknown>>;

function worthOf(mind: Mind, move: Move, question: string, locals: Locals): number {
  const [verb, a, b] = move;
  const { table, seat } = mind;
  switch (verb) {
    case verbs.PASS:
      return 0;
    case verbs.ROLL:
      return a === 2 ? 1.2 : 1;
    case verbs.GO:
      return areaWorth(mind, a) - (question === 'begin' ? 2.6 + (isHidden(mind) ? 1 : 0) : 0);
    case verbs.CHOOSE:
      return rollWorth(mind, Number(a === 0 ? locals['roll'] : locals['other']));
    case verbs.DRAW:
      return drawWorth(mind, a);
    case verbs.HURT:
      return (table.gear[a]! & BROOCH) === 0 ? harmValue(mind, a, 2) : -0.1;
    case verbs.HEAL:
      return healValue(mind, a, 1);
    case verbs.TAKE:
      return 0.1 + takeWorth(mind, a, gearBit(b));
    case verbs.HAND:
      return handWorth(mind, a, b, question);
    case verbs.GIVE:
      return hermitValue(mind, table.hermit, a);
    case verbs.ATTACK:
      return attackValue(mind, a) - 0.05;
    case verbs.SWEEP:
      return sweepValue(mind, inRange(table, seat)) - 0.05;
    case verbs.TARGET:
      return cardTargetWorth(mind, table.drawn, a);
    case verbs.ADMIT:
      return admitWorth(mind);
    case verbs.DENY:
      return 0;
    case verbs.PLAY:
      return playWorth(mind, a);
    case verbs.DISCARD:
      return 0.01;
    case verbs.USE:
      return useWorth(mind, question, a);
    default:
      return houseWorth(mind, move, seat);
  }
}

/** What the compass shows: an area, or any of them. */
function rollWorth(mind: Mind, roll: number): number {
  const area = [-1, -1, 0, 0, 1, 1, 2, -1, 3, 4, 5][roll] ?? -1;
  if (area !== -1) return areaWorth(mind, area);
  return Math.max(...[0, 1, 2, 3, 4, 5].map((any) => areaWorth(mind, any)));
}

function drawWorth(mind: Mind, deck: number): number {
  const { table, seat } = mind;
  if (deck === HERMIT)
    return (
      0.3 +
      members(table.alive & ~(1 << seat)).reduce((most, other) => Math.max(most, uncertainty(mind, other)), 0)
    );
  const collector = mind.self === BOB || mind.self === DAVID ? 1 : 0;
  const hurt = table.damage[seat]! / HP[mind.self]!;
  return deck === WHITE ? 0.6 + hurt + collector : 0.9 + collector - (hurt > 0.7 ? 1 : 0);
}

/** Giving something up: by a Hermit card instead of 1 damage, or because of the Banana Peel. */
function handWorth(mind: Mind, to: number, card: number, question: string): number {
  const loss = gearWorth(mind, gearBit(card)) * (1 + 0.5 * mind.hate[to]!);
  return question === 'banana' ? -loss : -loss + 0.2;
}

/** What a Hermit card would do if one lets it; those who must not lie have no choice. */
function admitWorth(mind: Mind): number {
  const { table, seat } = mind;
  if (table.hermit <= NURTURANCE && table.damage[seat]! > 0) return 0.5;
  const cost = table.hermit > GREED && (table.hermit === 8 || table.hermit === 10) ? 2 : 1;
  return wantsToDie(table, mind.self) ? cost : -cost * (1 + table.damage[seat]! / 6);
}

/** Allie heals herself when she has taken so much. */
const ALLIE_IS_LOW = 5;

/** Only Allie, once she is low, and David have something to do unasked. */
export function holdsStill(
  { characters, damage }: Readonly<Pick<ShadowView, 'characters' | 'damage'>>,
  seat: number,
): boolean {
  const self = characters[seat]!;
  return self !== DAVID && (self !== ALLIE || damage[seat]! < ALLIE_IS_LOW);
}

/** A standing choice worth making: Allie's love when she is low, David's spade for what he lacks. */
export function act(
  look: () => SeatView<ShadowView>,
  standing: readonly Move[],
  _rng: Rng,
): number | undefined {
  const view = look();
  const { seat, table } = view;
  if (holdsStill(table, seat)) return undefined;
  const find = (wanted: number): number | undefined => {
    const at = standing.findIndex(([verb]) => verb === wanted);
    return at === -1 ? undefined : at;
  };
  if (table.characters[seat] === ALLIE) return find(verbs.LOVE) ?? find(verbs.REVEAL);
  const mind = mindOf(view);
  const best = standing.findIndex(
    ([verb, card]) => verb === verbs.DIG && gearWorth(mind, gearBit(card)) >= 5,
  );
  if (best !== -1) return best;
  const lying = table.discards
    .flat()
    .some((card) => card >= HOLY_WATER && gearWorth(mind, gearBit(card)) >= 5);
  return lying && (table.spent & (1 << seat)) === 0 ? find(verbs.REVEAL) : undefined;
}
