/** The figures of the ending: what cost the players Health, which cards hit pets hardest, and which pets killed. */
import {
  addTo,
  flagIn,
  largestFirst,
  numberIn,
  type StoryBeat,
  type Sums,
  sumOf,
  type Tally,
  type Telling,
  textIn,
} from '@fray/kit';
import type { TrueshotView } from '../src/index.js';
import type { TrueshotWords } from './words/en.js';

type Story = readonly StoryBeat<TrueshotView>[];
type Tells = Telling<TrueshotView, TrueshotWords>;

/** A pet as events name it. */
interface PetRef {
  readonly seat: number;
  readonly card: string;
}

export function tallies(story: Story, telling: Tells): readonly Tally[] {
  const { words, book, reader } = telling;
  const health: Sums = new Map();
  const hits: Sums = new Map();
  const kills: Sums = new Map();
  for (const { event } of story) {
    const { data, type } = event;
    if (type === 'lost-health')
      addTo(health, textIn(event, 'by'), numberIn(event, 'before') - numberIn(event, 'health'));
    if (type === 'bought' && flagIn(event, 'inHealth'))
      addTo(health, textIn(event, 'by'), numberIn(event, 'price'));
    if (type === 'hit') addTo(hits, sourceOf(data['from'], textIn(event, 'by')), numberIn(event, 'hit'));
    if (type === 'died' && data['killer'] !== null) addTo(kills, sourceOf(data['killer'], ''), 1);
  }
  const nameOf = (card: string): string => book.glossary[card]?.name ?? card;
  const owned = (source: string): string => {
    const [card, seat] = source.split('@') as [string, string?];
    if (seat === undefined) return nameOf(card);
    const owner = Number(seat);
    return words.petOf(owner === reader.seat ? undefined : reader.names[owner]!, nameOf(card));
  };
  return [
    { title: words.costHealth(sumOf(health)), rows: largestFirst(health, nameOf) },
    { title: words.hitPets(sumOf(hits)), rows: largestFirst(hits, owned) },
    { title: words.killedPets(sumOf(kills)), rows: largestFirst(kills, owned) },
  ].filter(({ rows }) => rows.length > 0);
}

/** A pet with its owner, or the card that did it without one. */
function sourceOf(pet: unknown, card: string): string {
  if (pet === null || pet === undefined) return card;
  const { seat, card: id } = pet as PetRef;
  return `pet:${id}@${seat}`;
}
