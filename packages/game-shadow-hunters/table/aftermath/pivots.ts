/** Where it turned: the heaviest blow a seat took and what ended the match, each with how well it could have known who did it. */
import type { GameEvent } from '@fray/engine';
import { numberIn, type StoryBeat } from '@fray/kit';
import { CHARACTERS, type ChartPoint, type ShadowView } from '../../src/index.js';

export interface Pivot {
  readonly kind: 'blow' | 'end';
  /** Where in the story. */
  readonly n: number;
  readonly event: GameEvent;
  /** Whose doing it was, their true side, and how likely this seat could hold that side to be just before. */
  readonly by: number;
  readonly side: number;
  readonly share: number;
}

/** What can make a condition true. */
const DECIDING = ['died', 'took', 'dug', 'drew'];

export function pivotsOf(
  story: readonly StoryBeat<ShadowView>[],
  chart: readonly ChartPoint[],
  seat: number,
): readonly Pivot[] {
  const truth = story[story.length - 1]?.view.table.characters ?? [];
  const pivot = (kind: Pivot['kind'], n: number): Pivot[] => {
    const by = n === -1 ? -1 : doerOf(story[n]!.event);
    const side = CHARACTERS[truth[by] ?? -1]?.faction;
    if (by === seat || side === undefined) return [];
    const before = chart.findLast((point) => point.n < n) ?? chart[0]!;
    return [{ kind, n, event: story[n]!.event, by, side, share: before.factions[by]![side]! }];
  };
  return [...pivot('blow', heaviestBlow(story, seat)), ...pivot('end', lastStep(story))];
}

function doerOf(event: GameEvent): number {
  const by = event.data['by'] === undefined ? -1 : numberIn(event, 'by');
  return by >= 0 ? by : numberIn(event, 'seat');
}

/** The latest of the worst; whoever strikes themselves teaches nobody anything. */
function heaviestBlow(story: readonly StoryBeat<ShadowView>[], seat: number): number {
  let [found, most] = [-1, 0];
  for (const [n, { event }] of story.entries()) {
    if (event.type !== 'hurt' || numberIn(event, 'seat') !== seat || doerOf(event) === seat) continue;
    if (numberIn(event, 'amount') < most) continue;
    [found, most] = [n, numberIn(event, 'amount')];
  }
  return found;
}

/** Sides win by deaths, and loot comes after those; a goal of one's own may also be a card. */
function lastStep(story: readonly StoryBeat<ShadowView>[]): number {
  const alone = story.some(({ event }) => event.type === 'over' && event.data['reason'] === 'alone');
  return story.findLastIndex(({ event: { type } }) => (alone ? DECIDING.includes(type) : type === 'died'));
}
