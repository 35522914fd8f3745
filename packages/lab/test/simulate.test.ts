import { type BotQuestion, random } from '@fray/bots';
import { type AnyGame, assert, type Move, type Rng } from '@fray/engine';
import { findGame, games } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { addTallies, type Plan, type PlanRequest, parsePlan, playBatch, simulate } from '../src/index.js';

const rohan = (findGame('rohan') as { value: AnyGame }).value;

function plan(request: Partial<PlanRequest> = {}): Plan {
  const parsed = parsePlan({ game: 'rohan', bots: ['random'], seed: 'lab', games: 60, ...request });
  assert(parsed.ok, 'a good plan');
  return parsed.value;
}

describe('playBatch', () => {
  it('gives the same sum however the matches are cut into batches', () => {
    const whole = playBatch(rohan, plan(), 0, 60);
    const parts = [
      playBatch(rohan, plan(), 0, 7),
      playBatch(rohan, plan(), 7, 8),
      playBatch(rohan, plan(), 8, 60),
    ];
    expect(addTallies(parts, 2)).toEqual(whole);
    expect(whole.games).toBe(60);
    expect(playBatch(rohan, plan({ seed: 'other' }), 0, 60)).not.toEqual(whole);
  });

  it('plays the same with the quick way for random as through views', () => {
    const quick = playBatch(rohan, plan(), 0, 60);
    const pick = random.choose;
    const policy = (_view: unknown, moves: readonly Move[], rng: Rng): number =>
      moves.indexOf(pick({ moves, rng } as BotQuestion));
    // A greedy bot whose policy is chance goes the slow way; Rohan never offers a single move only.
    const game: AnyGame = { ...rohan, knowledge: { ...rohan.knowledge, policy } };
    const slow = playBatch(game, plan({ bots: ['greedy'] }), 0, 60);
    expect(slow).toEqual(quick);
  });

  it('lets the bots swap sides', () => {
    const swapped = plan({ bots: ['greedy', 'random'] });
    for (const index of [0, 1, 2, 3]) {
      const seats = new Set<number>();
      const policy: typeof rohan.knowledge.policy = (view, moves, rng) => {
        seats.add(view.seat);
        return rohan.knowledge.policy!(view, moves, rng);
      };
      const game: AnyGame = { ...rohan, knowledge: { ...rohan.knowledge, policy } };
      const { seatWins, botWins } = playBatch(game, swapped, index, index + 1);
      const greedy = index % 2;
      expect([...seats], `match ${index}`).toEqual([greedy]);
      expect(botWins, `match ${index}`).toEqual(greedy === 0 ? seatWins : seatWins.toReversed());
    }
  });

  it('draws what varies anew for every seed, and the same for every chair of it', () => {
    const duels = (findGame('destinyquest') as { value: AnyGame }).value;
    const drawn = plan({ game: 'destinyquest', vary: ['hero1', 'hero2'], games: 12 });
    const { results } = playBatch(duels, { ...drawn, keep: true, turns: true }, 0, 12);
    const met = results.map(({ had }) => JSON.stringify(had));
    for (let i = 0; i < 12; i += 2) expect(met[i]).toBe(met[i + 1]);
    expect(new Set(met).size).toBeGreaterThan(3);
  });

  it('lets bots do what nobody asked for, and random hold still', () => {
    // Conceding is the only such act here, so whoever is advised to make it loses at once.
    const act = (_view: unknown, standing: readonly Move[]): number => standing.length - 1;
    const reveal: AnyGame = { ...rohan, knowledge: { ...rohan.knowledge, act } };
    const tally = playBatch(reveal, plan({ bots: ['greedy', 'random'] }), 0, 60);
    expect([tally.botWins, tally.decisions]).toEqual([[0, 60], 60]);
    expect(playBatch(reveal, plan({ bots: ['random'] }), 0, 60)).toEqual(playBatch(rohan, plan(), 0, 60));
  });
});

describe('simulate', () => {
  it('shows that greedy beats random at Rohan in more than 80 % of 2,000 matches, sides swapped', async () => {
    const report = await simulate(plan({ bots: ['greedy', 'random'], games: 2000 }), { workers: 0 });
    expect(report.bots[0]).toMatchObject({ name: 'greedy', games: 2000 });
    expect(report.bots[0]!.low).toBeGreaterThan(0.8);
  });

  it('tells two heroes of the same name apart', async () => {
    const options = { hero1: 'monk', hero2: 'monk' };
    const report = await simulate(plan({ game: 'destinyquest', options, games: 1 }), { workers: 0 });
    const names = report.seats.map(({ name }) => name);
    expect(names).toEqual([expect.stringMatching(/\(azure\)$/), expect.stringMatching(/\(bronze\)$/)]);
  });

  it('tells how far it is', async () => {
    const seen: number[] = [];
    await simulate(plan({ games: 450 }), { workers: 0, onProgress: (done) => seen.push(done) });
    expect([seen[0], seen.length, seen.at(-1)]).toEqual([12, 38, 450]);
  });

  it.each(games.map((game) => [game.id]))('%s: can be simulated by every bot', async (game) => {
    for (const bot of ['random', 'greedy']) {
      const report = await simulate(plan({ game, bots: [bot], games: 4 }), { workers: 0 });
      expect(report.games).toBe(4);
      expect(report.decisions.min).toBeGreaterThan(0);
    }
  });
});
