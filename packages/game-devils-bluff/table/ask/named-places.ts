/** The listed places by name, for keyboards and screen readers: "behind the low wall, cover from two, 3.2 inches". */
import { ACCESS, CONTROL, type DevilsView, type PlaceFacts, placeFacts, wayTo } from '../../src/index.js';
import type { DevilsWords } from '../words/en.js';
import type { Placing, Spot } from './use-placing.js';

export interface NamedPlace {
  readonly spot: Spot;
  readonly label: string;
}

/** More would be no help to anybody's ears. */
const MOST = 16;

export function namedPlaces(
  table: DevilsView,
  { listed, pointing, budget }: Placing,
  words: DevilsWords,
): NamedPlace[] {
  if (pointing === undefined) return [];
  const { mover, verb } = pointing;
  if (mover < 0) return listed.map((spot) => ({ spot, label: `(${spot.x / 1000}, ${spot.y / 1000})` }));
  const walks = verb === 'move' || verb === 'dodge';
  const named = listed.map((spot) => {
    const facts = placeFacts(table, mover, spot.x, spot.y, spot.level);
    const way = walks ? wayTo(table, mover, spot.x, spot.y, spot.level, budget) : [];
    const cost = way[way.length - 1]?.cost ?? 0;
    const stays = walks && cost === 0;
    const where = stays ? words.place.stay : whereOf(facts, table, words);
    return { spot, where, facts, cost, stays };
  });
  const best = new Map<string, (typeof named)[number]>();
  for (const each of named) {
    const known = best.get(each.where);
    if (known === undefined || worth(each.facts) > worth(known.facts)) best.set(each.where, each);
  }
  return [...best.values()]
    .sort((a, b) => Number(b.stays) - Number(a.stays) || worth(b.facts) - worth(a.facts))
    .slice(0, MOST)
    .map(({ spot, where, facts, cost }) => ({
      spot,
      label: words.place.of([where, ...sightsOf(facts, words), ...(walks ? [words.away(cost)] : [])]),
    }));
}

function whereOf({ on, by, marker, cover }: PlaceFacts, table: DevilsView, words: DevilsWords): string {
  if (on !== undefined) return words.place.on(on);
  if (marker !== undefined) {
    const { kind } = table.markers[marker]!;
    if (kind === CONTROL) return words.place.flag;
    return (kind === ACCESS ? words.place.cache : words.place.find)(marker + 1);
  }
  if (by !== undefined) return cover > 0 ? words.place.behind(by) : words.place.by(by);
  return words.place.open;
}

function sightsOf({ seen, cover, hidden }: PlaceFacts, words: DevilsWords): string[] {
  const parts = [
    cover > 0 ? words.place.cover(cover) : '',
    hidden > 0 ? words.place.hidden(hidden) : '',
    seen > 0 ? words.place.seen(seen) : '',
  ];
  return parts.filter((part) => part !== '');
}

/** Markers first, then cover, then being out of sight. */
function worth({ marker, cover, hidden, on }: PlaceFacts): number {
  return (marker === undefined ? 0 : 100) + cover * 2 + hidden + (on === undefined ? 0 : 1);
}
