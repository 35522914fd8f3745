/**
 * A quick sensible choice from a view: from cover to cover, towards what scores, attacking where the odds are good, with a tidy hand.
 */
import { below, type Move, type Rng, type SeatView } from '@fray/engine';
import { cardValue } from '../cards.js';
import { WEAPONS } from '../data/weapons.js';
import { ON_TABLE } from '../geometry/bodies.js';
import { worth } from '../rules/cards/draw.js';
import { type DevilsState, movementOf, type PublicTable } from '../state.js';
import * as verbs from '../verbs.js';
import type { DevilsView } from '../view.js';
import { bestDraw } from './hand.js';
import { choosePlan } from './plans.js';
import { Eyes, hitPointWorth, shotLoss } from './shots.js';
import { bestPlace } from './spots.js';

type Place = Readonly<PublicTable>;
type Worth = (move: Move) => number;

/** The move with the highest worth; equals are settled by chance. */
function best(moves: readonly Move[], value: Worth, rng: Rng): number {
  let found = 0;
  let most = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (let i = 0; i < moves.length; i++) {
    const worthOf = value(moves[i]!);
    if (worthOf < most) continue;
    equals = worthOf > most ? 1 : equals + 1;
    if (worthOf > most || below(rng, equals) === 0) found = i;
    most = worthOf;
  }
  return found;
}

/** The best of the listed places; declining a dodge means staying. */
function bestSpot(table: Place, model: number, attacks: number, moves: readonly Move[]): number {
  const places: number[] = [];
  const listed: number[] = [];
  for (let i = 0; i < moves.length; i++) {
    const [verb, level, x, y] = moves[i]!;
    if (verb === verbs.MOVE || verb === verbs.PLACE || verb === verbs.DODGE) places.push(x, y, level);
    else if (verb === verbs.DECLINE) places.push(table.x[model]!, table.y[model]!, table.level[model]!);
    else continue;
    listed.push(i);
  }
  return listed[bestPlace(table, model, attacks, places)]!;
}

/** Whether an attack is still to come in the plan, and of how many actions. */
function attacksAhead(table: Place): number {
  const ahead = table.plan.slice(table.at + 1);
  return ahead.includes(verbs.DO_ATTACK) || ahead.includes(verbs.DO_HEAVY) ? table.plan.length : 0;
}

function activationWorth(table: Place, model: number): number {
  // Riders come in last: they are the easiest to hit and the quickest to follow.
  if (table.where[model] !== ON_TABLE) return 5 - movementOf(table, model) / 4000;
  const eyes = new Eyes(table, model);
  return eyes.bestShot(2) + 0.4 * eyes.danger() + 0.2 * table.cp[model]!;
}

/** In the middle of the edge, and apart from each other. */
function entryWorth(table: Place, [, , x, y]: Move, seat: number): number {
  const [midX, midY] = [12_000, 18_000];
  const away = Math.abs(y - midY) + Math.abs(x - midX);
  const own = table.entries[seat]!;
  const crowd = own.length > 0 && Math.abs(own[1]! - y) + Math.abs(own[0]! - x) < 9000 ? 50_000 : 0;
  return -away - crowd;
}

function attackWorth(table: Place, [verb, target, weapon, long]: Move): number {
  if (verb !== verbs.ATTACK) return 0;
  const loss = shotLoss(table, table.active, target, weapon, long === 1, table.plan.length);
  const once = WEAPONS.first[weapon]!.oneUse === true ? 0.8 : 1;
  return loss * hitPointWorth(table, target) * once;
}

export function policy(view: SeatView<DevilsView>, moves: readonly Move[], rng: Rng): number {
  // The flow is copied for whoever looks at it, and only a dodge needs it.
  const { table, seat } = view;
  const verb = moves[0]![0];
  const index = (wanted: number): number =>
    Math.max(
      0,
      moves.findIndex((move) => move[0] === wanted),
    );
  switch (verb) {
    case verbs.KEEP:
      return bestDraw(view, moves);
    case verbs.MARK:
      return below(rng, moves.length);
    case verbs.ENTRY:
      return best(moves, (move) => entryWorth(table, move, seat), rng);
    case verbs.ACTIVATE:
      return best(moves, ([, model]) => activationWorth(table, model), rng);
    case verbs.SHOW:
      return best(moves, ([, a, b]) => -cardValue(a) - (b < 52 ? cardValue(b) : 0), rng);
    case verbs.PLACE:
      return bestSpot(table, table.active, 2, moves);
    case verbs.DECLARE:
      return choosePlan(table, table.active, movementOf(table, table.active), moves);
    case verbs.MOVE:
      return bestSpot(table, table.active, attacksAhead(table), moves);
    case verbs.ATTACK:
      return best(moves, (move) => attackWorth(table, move), rng);
    case verbs.DODGE:
      return bestSpot(table, Number(view.flow.stack.at(-1)!.locals['target']), 0, moves);
    case verbs.TAKE:
      return best(moves, ([, card]) => worth(table as unknown as DevilsState, card), rng);
    case verbs.EDGE:
      return below(rng, moves.length);
    default:
      // Accepting, drawing first, securing, the Flask and going again are each the first choice that is offered.
      return index(verb);
  }
}
