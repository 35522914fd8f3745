/** The figures of the ending: what scored, who did the harm with what, and what the cards gave. */
import {
  addLuck,
  addTo,
  flagIn,
  type Luck,
  largestFirst,
  luckRows,
  noLuck,
  numberIn,
  type StoryBeat,
  type Sums,
  sumOf,
  type Tally,
  type Telling,
  textIn,
} from '@fray/kit';
import { chanceOf, type DevilsView, GEAR_IDS } from '../src/index.js';
import type { DevilsWords } from './words/en.js';

type Story = readonly StoryBeat<DevilsView>[];
type Tells = Telling<DevilsView, DevilsWords>;
const SEATS = [0, 1] as const;

export function tallies(story: Story, telling: Tells): readonly Tally[] {
  return [...points(story, telling), ...harm(story, telling), ...luckOf(story, telling)];
}

const ownerOf = ({ reader }: Tells, seat: number): string | undefined =>
  seat === reader.seat ? undefined : reader.names[seat]!;

function points(story: Story, telling: Tells): readonly Tally[] {
  return SEATS.flatMap((seat) => {
    const by: Sums = new Map();
    for (const { event } of story)
      if (event.type === 'scored' && event.data['seat'] === seat)
        addTo(by, textIn(event, 'what'), numberIn(event, 'points'));
    if (by.size === 0) return [];
    const title = telling.words.tallies.points(ownerOf(telling, seat), sumOf(by));
    return [{ title, rows: largestFirst(by, telling.words.tallies.scoredFor) }];
  });
}

/** Hit Points that each model took with each weapon; what is told last before a wound is the attack that made it. */
function harm(story: Story, { words }: Tells): readonly Tally[] {
  const by: Sums = new Map();
  let attack = '';
  for (const { event } of story) {
    if (event.type === 'attack')
      attack = words.tallies.harmBy(
        words.model(textIn(event, 'name')),
        words.weapon(textIn(event, 'weapon')),
      );
    if (event.type === 'wounded') addTo(by, attack, 1);
  }
  return by.size === 0 ? [] : [{ title: words.tallies.harm(sumOf(by)), rows: largestFirst(by, String) }];
}

/** Draws that came off, beside what a full deck gives without swaps and melds. */
function luckOf(story: Story, telling: Tells): readonly Tally[] {
  const { words } = telling;
  const luck: Luck[] = SEATS.map(noLuck);
  const draws = [0, 0];
  for (const { event, view } of story) {
    if (event.type !== 'revealed' || numberIn(event, 'need') === 0) continue;
    const seat = numberIn(event, 'seat');
    const wild = hasWildAces(view.table.roster[numberIn(event, 'model')]);
    const chance = chanceOf(numberIn(event, 'need'), wild);
    addLuck(luck[seat]!, flagIn(event, 'success') ? 1 : 0, chance, chance * (1 - chance));
    draws[seat]!++;
  }
  const rows = luckRows(luck, (seat, got, expected) => ({
    label: words.tallies.luckLine(ownerOf(telling, seat), got, draws[seat]!, expected),
  }));
  return rows.length === 0 ? [] : [{ title: words.tallies.luck, note: words.tallies.luckNote, rows }];
}

const ACES_WILD = 1 << GEAR_IDS.indexOf('aces-wild');

function hasWildAces(member: DevilsView['roster'][number] | undefined): boolean {
  return member !== undefined && (member.gear & ACES_WILD) !== 0;
}
