import { below, Match, rngFromSeed } from '@fray/engine';
import { describe, expect, test } from 'vitest';
import { PREBUILT } from '../../src/heroes/prebuilt.js';
import { type DuelState, type DuelView, destinyquest } from '../../src/index.js';
import { MARKS } from '../../src/state/state.js';
import { duelResult } from '../../src/tournament/duel-result.js';
import { type NextDuel, nextDuel, report } from '../../src/tournament/duels.js';
import { champion, standings } from '../../src/tournament/standings.js';
import { startTournament } from '../../src/tournament/start-tournament.js';
import type { Tournament } from '../../src/tournament/tournament.js';

type Duel = Match<DuelState, DuelView>;

function begin(duel: NextDuel): Duel {
  const match = Match.start(destinyquest, {
    seats: duel.seats.map((seat) => ({ name: `P${seat}`, kind: 'bot' as const })),
    seed: duel.seed,
    options: { hero1: duel.heroes[0], hero2: duel.heroes[1] },
  });
  if (!match.ok) throw new Error(match.error.id);
  return match.value;
}

/** Both sides choose at random until one falls. */
function fight(duel: NextDuel): Duel {
  const match = begin(duel);
  const rng = rngFromSeed(`${duel.seed} bots`);
  while (match.outcome === null) {
    const seat = match.asked()[0]!;
    const moves = match.moves(seat);
    match.play(seat, moves[below(rng, moves.length)]!);
  }
  return match;
}

function started(more: Record<string, unknown>): Tournament {
  const t = startTournament({ seed: 'sand', draw: 'listed', ...more });
  if (!t.ok) throw new Error(t.error.id);
  return t.value;
}

function fightOut(t: Tournament): Tournament {
  for (let duel = nextDuel(t); duel !== undefined; duel = nextDuel(t)) {
    const next = report(t, duelResult(duel, fight(duel).state));
    if (!next.ok) throw new Error(next.error.id);
    t = next.value;
  }
  return t;
}

describe('duels of a tournament', () => {
  test('[DQ-P2] the second duel of a match starts like the first', () => {
    const t = started({
      length: 'best of three',
      entrants: [{ hero: 'gladiator' }, { hero: 'necromancer' }],
    });
    const first = nextDuel(t)!;
    const fresh = begin(first).state;
    const over = fight(first).state;
    expect(over.left).not.toEqual(fresh.left);
    const after = report(t, duelResult(first, over));
    const second = begin(nextDuel(after.ok ? after.value : t)!).state;
    for (const key of ['health', 'left', 'played'] as const)
      expect([...second[key]].reverse()).toEqual([...fresh[key]]);
    expect([...second.marks.slice(MARKS), ...second.marks.slice(0, MARKS)]).toEqual(fresh.marks);
    const gladiator = PREBUILT.find(({ id }) => id === 'gladiator')!;
    expect(second.health[1]).toBe(2 * gladiator.health);
    expect([second.round, second.effects]).toEqual([fresh.round, fresh.effects]);
  });

  test('a bracket of five heroes is fought to the end, the same way every time', () => {
    const entrants = ['monk', 'titan', 'druid', 'pariah', 'icelock'].map((hero) => ({ hero }));
    const one = fightOut(started({ entrants }));
    expect(champion(one)).toBeDefined();
    expect(fightOut(started({ entrants }))).toEqual(one);
    expect(standings(one).filter((row) => row.out)).toHaveLength(4);
  });

  test('a round robin of four counts every duel', () => {
    const entrants = ['monk', 'titan', 'druid', 'pariah'].map((hero) => ({ hero }));
    const t = fightOut(started({ entrants, format: 'round robin' }));
    const rows = standings(t);
    expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(12);
    expect(rows.every((row) => row.won + row.drawn + row.lost === 3)).toBe(true);
  });
});

describe('the result of a duel', () => {
  const place = { match: 3, number: 1 };

  function ended(winners: number[], clause: string): DuelState {
    const t = started({ entrants: [{ hero: 'monk' }, { hero: 'titan' }] });
    const { state } = begin(nextDuel(t)!);
    return { ...state, health: [0, 0], before: [7, 3], outcome: { winners, clause, reason: '' } };
  }

  test('names the seat that won', () => {
    expect(duelResult(place, ended([1], 'DQ-6.2'))).toMatchObject({ ...place, winner: 1, left: [0, 0] });
  });

  test('[DQ-8.2] of a draw keeps the health just before the damage that felled both', () => {
    expect(duelResult(place, ended([], 'DQ-8.2'))).toMatchObject({ ...place, winner: null, before: [7, 3] });
  });

  test('[DQ-8.2, R-CAP] of a draw at the round limit keeps the health of that moment', () => {
    const capped = { ...ended([], 'R-CAP'), health: [12, 40] };
    expect(duelResult(place, capped)).toMatchObject({
      ...place,
      winner: null,
      before: [12, 40],
      left: [12, 40],
    });
  });
});
