/** The tournament that a browser keeps: duels that were played at its tables report themselves. */
import { formatRecord, Match } from '@fray/engine';
import { expect, it } from 'vitest';
import { destinyquest, duelKey, openDuels, startTournament } from '../../src/index.js';
import { type LocalRing, withResults } from '../../table/tournament/local-ring.js';
import { mayPlay, type Ring } from '../../table/tournament/ring.js';

const started = startTournament({
  seed: 'ring',
  draw: 'listed',
  entrants: ['monk', 'titan', 'druid', 'pariah'].map((hero) => ({ hero })),
});
if (!started.ok) throw new Error(started.error.id);
const [first, second] = openDuels(started.value);
const BOT = { kind: 'bot', level: 'casual' } as const;
const ring: LocalRing = {
  title: 'The ring',
  tournament: started.value,
  players: [{ kind: 'person', name: 'Ann', you: true }, BOT, BOT, BOT],
  matches: { [duelKey(first!)]: 'a', [duelKey(second!)]: 'b' },
};

function recordOf(loser: number | undefined): string {
  const match = Match.start(destinyquest, {
    seed: 'x',
    options: { hero1: first!.heroes[0], hero2: first!.heroes[1] },
    seats: [
      { name: 'Ann', kind: 'person' },
      { name: 'Bot', kind: 'bot' },
    ],
  });
  if (!match.ok) throw new Error(match.error.id);
  if (loser !== undefined) match.value.play(loser, match.value.standing(loser)[0]!);
  return formatRecord(match.value.record());
}

it('[DQ-P2] a duel that has ended at its table counts, one that is being fought does not', () => {
  const after = withResults(ring, (id) => recordOf(id === 'a' ? 1 : undefined));
  expect(after.tournament.matches.map(({ result }) => result)).toEqual(['first', 'open', 'open']);
  expect(after.tournament.matches[2]!.first).toBe(first!.seats[0]);
  expect(withResults(ring, () => undefined)).toBe(ring);
});

it('only those who play a duel, or whoever holds the tournament between bots, sit down', () => {
  const shown = { ...ring, host: false } as unknown as Ring;
  expect([mayPlay(shown, first!), mayPlay(shown, second!)]).toEqual([true, false]);
  expect(mayPlay({ ...shown, host: true }, second!)).toBe(true);
});
