import { describe, expect, test } from 'vitest';
import { PREBUILT } from '../../src/heroes/prebuilt.js';
import { type DuelResult, nextDuel, openDuels, report } from '../../src/tournament/duels.js';
import { champion, standings } from '../../src/tournament/standings.js';
import { startTournament } from '../../src/tournament/start-tournament.js';
import { tieBreak } from '../../src/tournament/tie-break.js';
import type { Tournament } from '../../src/tournament/tournament.js';
import { book, saidBy } from '../words.js';

function start(count: number, more: Record<string, unknown> = {}): Tournament {
  const ids = [...PREBUILT, ...PREBUILT].slice(0, count).map((hero) => hero.id);
  const entrants = ids.map((hero, i) => ({ name: `P${i}`, hero }));
  const t = startTournament({ seed: 'may', draw: 'listed', entrants, ...more });
  if (!t.ok) throw new Error(book.problem(t.error));
  return t.value;
}

function after(t: Tournament, result: DuelResult): Tournament {
  const next = report(t, result);
  if (!next.ok) throw new Error(book.problem(next.error));
  return next.value;
}

/** Reports the next duel: the entrant that wins it, or the health of both before a draw. */
function play(t: Tournament, winner: number | null, before?: readonly [number, number]): Tournament {
  const duel = nextDuel(t)!;
  const seat = winner === null ? null : (duel.seats.indexOf(winner) as 0 | 1);
  const { match, number } = duel;
  return after(t, { match, number, winner: seat, ...(before === undefined ? {} : { before }) });
}

/** Plays to the end; of two entrants the earlier in the list wins. */
function playOut(t: Tournament): { t: Tournament; duels: number } {
  let duels = 0;
  for (let duel = nextDuel(t); duel !== undefined; duel = nextDuel(t)) {
    t = play(t, Math.min(...duel.seats));
    duels++;
  }
  return { t, duels };
}

function pairsOf(t: Tournament): string[] {
  return t.matches
    .filter((m) => m.first !== null && m.second !== null)
    .map((m) => [m.first!, m.second!].sort((x, y) => x - y).join('-'));
}

describe('a tournament', () => {
  test('is plain data and comes out the same from the same seed', () => {
    const t = start(7, { draw: 'random' });
    expect(JSON.parse(JSON.stringify(t))).toEqual(t);
    expect(start(7, { draw: 'random' })).toEqual(t);
    expect(start(7, { draw: 'random', seed: 'june' }).matches).not.toEqual(t.matches);
    expect(openDuels(t).map((duel) => duel.seed)).toEqual(openDuels(t).map((duel) => duel.seed));
  });

  test('gives every duel a seed of its own', () => {
    const seeds: string[] = [];
    let t = start(16, { format: 'round robin', length: 'best of three' });
    for (let duel = nextDuel(t); duel !== undefined; duel = nextDuel(t)) {
      seeds.push(duel.seed);
      t = play(t, duel.seats[0]);
    }
    expect(seeds).toHaveLength(360);
    expect(new Set(seeds).size).toBe(360);
  });

  test.each([
    [{ entrants: [{ hero: 'monk' }] }, 'A tournament needs a list of 2 to 16 entrants'],
    [{ entrants: Array(17).fill({ hero: 'monk' }) }, 'A tournament needs a list of 2 to 16 entrants'],
    [{ entrants: [{ hero: 'monk' }, { hero: 'mank' }] }, 'Entrant 2: There is no hero called "mank"'],
    [{ entrants: [{ hero: 'monk' }, { hero: {} }] }, 'Entrant 2: A hero needs a name'],
    [{ entrants: [{ hero: 'monk' }, { hero: 'monk', name: ' ' }] }, 'Entrant 2 needs a name'],
    [{ format: 'ladder' }, 'A tournament needs a format: one of bracket, round robin'],
    [{ length: 'best of five' }, 'A tournament needs a match length: one of single, best of three'],
    [{ seed: '' }, 'A tournament needs a seed'],
    [{ prize: 1 }, 'A tournament has no "prize"'],
  ])('%j is refused', (more, reason) => {
    const entrants = [{ hero: 'monk' }, { hero: 'titan' }];
    const t = startTournament({ seed: 'may', entrants, ...more });
    expect(saidBy(t, 'started')).toContain(reason);
  });

  test('takes heroes by id, by name and as players made them', () => {
    const own = { name: 'Asha', path: 'warrior', career: 'monk', items: [] };
    const t = startTournament({ seed: 'x', entrants: [{ hero: 'Shadow Ranger' }, { hero: own }] });
    expect(t.ok && t.value.entrants.map((entrant) => entrant.name)).toEqual(['Corvin Nightmarch', 'Asha']);
  });

  test('refuses a result that does not fit and stays as it was', () => {
    const t = start(2);
    const before = JSON.stringify(t);
    const wrong = (result: DuelResult): string => {
      const r = report(t, result);
      return saidBy(r, 'taken');
    };
    expect(wrong({ match: 0, number: 2, winner: 0 })).toBe(
      'Duel 2 of match 0 is not to be fought now; next is duel 1 of match 0.',
    );
    expect(wrong({ match: 9, number: 1, winner: 0 })).toContain('is not to be fought now');
    expect(wrong({ match: 0, number: 1, winner: 2 as 0 })).toContain('The winner is seat 0, seat 1, or null');
    expect(wrong({ match: 0, number: 1, winner: null })).toContain('A draw in a bracket needs "before"');
    expect(JSON.stringify(t)).toBe(before);
    const over = report(play(t, 0), { match: 0, number: 1, winner: 0 });
    expect(saidBy(over, 'taken')).toContain('the tournament is over.');
  });
});

describe('a bracket', () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 15, 16])('of %i has one duel fewer than heroes', (count) => {
    const { t, duels } = playOut(start(count));
    expect(duels).toBe(count - 1);
    expect(champion(t)).toBe(0);
    expect(standings(t)[1]!.place).toBe(2);
  });

  test('gives byes to the first on the list, who meet nobody in round one', () => {
    const t = start(5);
    const byes = t.matches.filter((match) => match.result === 'bye').map((match) => match.first);
    expect(byes.sort()).toEqual([0, 1, 2]);
    expect(openDuels(t).map((duel) => duel.seats)).toEqual([
      [3, 4],
      [1, 2],
    ]);
  });

  test('of eight keeps the first two apart until the final', () => {
    const { t } = playOut(start(8));
    expect(t.matches.at(-1)).toMatchObject({ round: 3, first: 0, second: 1, result: 'first' });
    expect(standings(t).map((row) => row.place)).toEqual([1, 2, 3, 3, 5, 5, 5, 5]);
    expect(standings(t).filter((row) => !row.out)).toHaveLength(1);
  });

  test('best of three needs two wins and changes seats every duel', () => {
    let t = start(2, { length: 'best of three' });
    expect(nextDuel(t)!.seats).toEqual([0, 1]);
    t = play(t, 0);
    expect(nextDuel(t)!.seats).toEqual([1, 0]);
    t = play(t, 1);
    expect(nextDuel(t)!.seats).toEqual([0, 1]);
    expect(champion(t)).toBeUndefined();
    t = play(t, 1);
    expect(nextDuel(t)).toBeUndefined();
    expect(champion(t)).toBe(1);
    expect(standings(t)[0]).toMatchObject({ entrant: 1, duelsWon: 2, duelsLost: 1, won: 1 });
  });

  test('[DQ-P2] every duel starts from the same sheets', () => {
    let t = start(2, { length: 'best of three' });
    const first = nextDuel(t)!;
    t = play(t, 0);
    const second = nextDuel(t)!;
    expect([...second.heroes].reverse()).toEqual([...first.heroes]);
    expect(second.seed).not.toBe(first.seed);
  });

  test('[DQ-8.2] a drawn duel is fought again', () => {
    let t = play(start(2), null, [3, 9]);
    expect(nextDuel(t)).toMatchObject({ number: 2, replay: true });
    t = play(t, 1);
    expect(champion(t)).toBe(1);
    expect(t.matches[0]!.duels).toEqual([{ winner: 'drawn' }, { winner: 'second' }]);
  });

  test('[DQ-8.2] after a second draw the healthier goes on, whatever the first draw was', () => {
    let t = play(start(2), null, [9, 3]);
    // The seats have changed: entrant 1 sits first and had 5 health.
    t = play(t, null, [5, 2]);
    expect(champion(t)).toBe(1);
    expect(t.matches[0]!.duels[1]).toEqual({ winner: 'second', tieBreak: { by: 'health', rolls: [] } });
  });

  test('[DQ-8.2] equal health after a second draw is rolled off', () => {
    const t = play(play(start(2), null, [4, 4]), null, [2, 2]);
    const duel = t.matches[0]!.duels[1]!;
    const rolls = duel.tieBreak!.rolls;
    expect(duel.tieBreak!.by).toBe('roll-off');
    const last = rolls.at(-1)!;
    expect(duel.winner).toBe(last[0]! > last[1]! ? 'first' : 'second');
    expect(champion(t)).toBe(duel.winner === 'first' ? 0 : 1);
  });

  test('[DQ-8.2] a roll-off goes on while the dice are equal, and both sides can win it', () => {
    const seen = { first: 0, second: 0 };
    let longest = 0;
    for (let i = 0; i < 200; i++) {
      const { winner, rolls } = tieBreak([1, 1], `seed ${i}`);
      seen[winner]++;
      longest = Math.max(longest, rolls.length);
      expect(rolls.slice(0, -1).every(([a, b]) => a === b)).toBe(true);
      expect(rolls.flat().every((die) => die >= 1 && die <= 6)).toBe(true);
    }
    expect(Math.min(seen.first, seen.second)).toBeGreaterThan(70);
    expect(longest).toBeGreaterThan(1);
  });

  test('[DQ-8.2] in a best of three a tie-break wins that duel only', () => {
    let t = start(2, { length: 'best of three' });
    t = play(play(t, null, [1, 1]), null, [1, 7]);
    expect(t.matches[0]!.duels.at(-1)).toMatchObject({ winner: 'first', tieBreak: { by: 'health' } });
    expect(nextDuel(t)).toMatchObject({ number: 3, replay: false });
    expect(champion(play(t, 0))).toBe(0);
  });
});

describe('a round robin', () => {
  test.each([2, 3, 4, 5, 8, 15, 16])('of %i lets everyone meet everyone once', (count) => {
    const t = start(count, { format: 'round robin' });
    const pairs = pairsOf(t);
    expect(pairs).toHaveLength((count * (count - 1)) / 2);
    expect(new Set(pairs).size).toBe(pairs.length);
    const rounds = count % 2 === 0 ? count - 1 : count;
    expect(Math.max(...t.matches.map((match) => match.round))).toBe(rounds);
    for (let round = 1; round <= rounds; round++) {
      const seated = t.matches.filter((m) => m.round === round).flatMap((m) => [m.first, m.second]);
      expect(seated.filter((x) => x !== null).sort((x, y) => x - y)).toEqual(
        Array.from({ length: count }, (_, i) => i),
      );
    }
  });

  test('gives each of an odd number one bye', () => {
    const t = start(5, { format: 'round robin' });
    const byes = t.matches.filter((match) => match.result === 'bye').map((match) => match.first);
    expect(byes.sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('counts two points a win and one a draw, and a draw is not fought again', () => {
    let t = start(3, { format: 'round robin' });
    while (nextDuel(t) !== undefined) {
      const { seats } = nextDuel(t)!;
      t = seats.includes(0) && seats.includes(1) ? play(t, null) : play(t, Math.min(...seats));
    }
    expect(standings(t).map(({ name, place, points }) => [name, place, points])).toEqual([
      ['P0', 1, 3],
      ['P1', 1, 3],
      ['P2', 3, 0],
    ]);
    expect(champion(t)).toBeUndefined();
  });

  test('best of three ends after two wins or three duels', () => {
    let t = start(2, { format: 'round robin', length: 'best of three' });
    t = play(play(t, 0), null);
    expect(nextDuel(t)).toMatchObject({ number: 3, replay: false });
    expect(champion(play(t, 0))).toBe(0);
    const level = play(t, 1);
    expect(level.matches[0]!.result).toBe('drawn');
    expect(champion(play(play(start(2, { format: 'round robin', length: 'best of three' }), 0), 0))).toBe(0);
  });

  function league(count: number, beats: Readonly<Record<string, number>>): string[] {
    let t = start(count, { format: 'round robin' });
    while (nextDuel(t) !== undefined) t = play(t, beats[[...nextDuel(t)!.seats].sort().join('-')]!);
    return standings(t).map((row) => `${row.place}. ${row.name} ${row.points}`);
  }

  test('ranks equals by the matches among themselves', () => {
    const beats = { '0-1': 1, '0-2': 0, '0-3': 0, '1-2': 1, '1-3': 3, '2-3': 2 };
    expect(league(4, beats)).toEqual(['1. P1 4', '2. P0 4', '3. P2 2', '4. P3 2']);
    expect(league(3, { '0-1': 0, '1-2': 1, '0-2': 0 })).toEqual(['1. P0 4', '2. P1 2', '3. P2 0']);
  });

  test('lets a ring of three share the first place', () => {
    const beats = { '0-1': 0, '1-2': 1, '0-2': 2, '0-3': 0, '1-3': 1, '2-3': 2 };
    expect(league(4, beats)).toEqual(['1. P0 4', '1. P1 4', '1. P2 4', '4. P3 0']);
  });

  test('can have several duels under way at once', () => {
    let t = start(4, { format: 'round robin' });
    const open = openDuels(t);
    expect(open).toHaveLength(6);
    for (const { match, number } of open.reverse()) t = after(t, { match, number, winner: 0 });
    expect(nextDuel(t)).toBeUndefined();
  });
});
