/** Tuning, round robins and the worth of cards find what was put there. */
import { type AnyGame, assert, loadBook, type Message, type Result } from '@fray/engine';
import { findGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import {
  againPart,
  cards,
  type Experiment,
  english,
  openPoolRunner,
  parseExperiment,
  reportMarkdown,
  reportPage,
  robin,
  runDesign,
  runExperiment,
  tune,
} from '../src/index.js';
import { madeUp } from './support/match.js';
import { share, worldOf, worldWhere } from './support/world.js';

const gameOf = (id: string): AnyGame => (findGame(id) as { value: AnyGame }).value;
const rohan = gameOf('rohan');
const duels = gameOf('destinyquest');

function experiment(text: string): Experiment {
  const parsed = parseExperiment(text);
  assert(parsed.ok, parsed.ok ? '' : parsed.error.id);
  return parsed.value;
}

function found<T>(result: Result<T, Message>): T {
  assert(result.ok, result.ok ? '' : result.error.id);
  return result.value;
}

const TUNE = 'game: rohan\ntune: startHealth from 10 to 50\ntarget: seat:1 = 50 %\nmatches: 400\nseed: ';

describe('tuning', () => {
  it('finds a known root, says how sure it is, and tries it again on fresh seeds', async () => {
    // 50 % at 33.
    const world = worldWhere(({ startHealth }) => 0.17 + 0.01 * Number(startHealth));
    let inside = 0;
    for (let i = 0; i < 15; i++) {
      const { crossing, fresh } = found(await tune(experiment(`${TUNE}${i}`), rohan, world));
      assert(crossing !== null, 'it is crossed');
      expect(Math.abs(crossing.at - 33)).toBeLessThan(9);
      expect(Math.abs(fresh.value - crossing.at)).toBeLessThanOrEqual(0.5);
      if (crossing.low <= 33 && 33 <= crossing.high) inside++;
    }
    expect(inside).toBeGreaterThanOrEqual(12);
  });

  it('tries the value found on seeds that had no part in finding it', async () => {
    const seeds = new Set<string>();
    const world = worldOf(({ seed, options }, i) => {
      seeds.add(seed);
      return madeUp(2, [share(seed, i) < 0.17 + 0.01 * Number(options['startHealth']) ? 0 : 1]);
    });
    await tune(experiment(`${TUNE}fresh`), rohan, world);
    expect(seeds).toEqual(new Set(['fresh', 'fresh/fresh']));
  });

  it('says when no value within the range will do, and takes the nearest', async () => {
    const world = worldWhere(({ startHealth }) => 0.1 + 0.002 * Number(startHealth));
    const tuned = found(await tune(experiment(`${TUNE}far`), rohan, world));
    expect(tuned.crossing).toBeNull();
    expect(tuned.fresh.value).toBe(50);
    expect(tuned.confirmed).toBe(false);
  });

  it('plays nothing but what the game allows', async () => {
    const text = 'game: rohan\ntune: quietRounds from 1 to 9\ntarget: decisions = 30\nmatches: 50';
    const { points } = found(await tune(experiment(text), rohan, openPoolRunner(0)));
    expect(points.map(({ value }) => value)).toEqual([3, 5]);
    const text2 = 'game: rohan\ntune: nonsense from 1 to 9\ntarget: decisions = 30';
    const refused = await tune(experiment(text2), rohan, openPoolRunner(0));
    expect(refused.ok ? '' : refused.error.id).toBe('experiment-range');
  });

  it('is read and written alike', () => {
    const parsed = parseExperiment(`# Fair?\n${TUNE}1`);
    expect(parsed.ok && parsed.value.tuning).toEqual({
      option: 'startHealth',
      from: 10,
      to: 50,
      response: 'seat:1',
      target: 0.5,
    });
    for (const wrong of [
      'tune: startHealth',
      'tune: startHealth from 50 to 10\ntarget: first = 50 %',
      'design: tune',
    ])
      expect(parseExperiment(`game: rohan\n${wrong}`).ok).toBe(false);
  });
});

describe('options that are drawn anew', () => {
  it('are the same for a seed however often somebody looks in between', async () => {
    const drawnWith = async (ending: string): Promise<ReadonlyMap<number, unknown>> => {
      const drawn = new Map<number, unknown>();
      const world = worldOf(({ seed, options }, i) => {
        drawn.set(i, options['firstAttacker']);
        return madeUp(2, [share(seed, i) < 0.5 ? 0 : 1]);
      });
      const text = `game: rohan\nvary: firstAttacker\ncompare:\n  redraw\nmatches: 333\nseed: drawn\n${ending}`;
      found(await runExperiment(experiment(text), rohan, world));
      return drawn;
    };
    const drawn = await drawnWith('');
    expect(await drawnWith('within: 0.001 %')).toEqual(drawn);
    expect(new Set(drawn.values()).size).toBe(3);
    expect(new Set([...drawn].slice(0, 25).map(([, value]) => value)).size).toBe(1);
  });
});

describe('a round robin', () => {
  const strength: Record<string, number> = { titan: 0.15, druid: 0, pyromancer: -0.15 };

  it('ranks contenders from both seats, with intervals', async () => {
    const world = worldOf(({ seed, options }, i) => {
      const chance = 0.5 + strength[String(options['hero1'])]! - strength[String(options['hero2'])]!;
      const luck = share(`${seed}${JSON.stringify(options)}`, i);
      return madeUp(2, [luck < chance ? 0 : 1]);
    });
    const text =
      'game: destinyquest\ncompare:\n  hero = druid\n  hero = titan\n  hero = pyromancer\ndesign: robin\nmatches: 400';
    const { standings, cells, matches } = found(await robin(experiment(text), duels, world));
    expect(matches).toBe(2400);
    expect(standings.map(({ name }) => name)).toEqual(['hero = titan', 'hero = druid', 'hero = pyromancer']);
    expect(standings.map(({ clear }) => clear)).toEqual([true, false, true]);
    // Against the field: 0.5 + 0.15 + the mean of what the others lack.
    expect(Math.abs(standings[0]!.share - 0.725)).toBeLessThan(0.04);
    expect(standings[0]!.low).toBeLessThan(0.725);
    expect(standings[0]!.high).toBeGreaterThan(0.725);
    expect(cells[0]![0]).toBeNull();
    expect(Math.abs(cells[1]![2]!.rate - 0.8)).toBeLessThan(0.08);
  });

  it('lets bots keep their seats, and takes "all" for every hero', async () => {
    const text = 'game: rohan\ncompare:\n  bots = greedy\n  bots = random\ndesign: robin\nmatches: 50';
    const { standings } = found(await robin(experiment(text), rohan, openPoolRunner(0)));
    expect(standings[0]).toMatchObject({ name: 'bots = greedy', clear: true });
    const all = 'game: destinyquest\nbots: random\ncompare:\n  hero = all\ndesign: robin\nmatches: 1';
    const { contenders } = found(await robin(experiment(all), duels, openPoolRunner(0)));
    expect(contenders).toHaveLength(15);
  });
});

describe('the worth of cards', () => {
  it('is told apart from the company a card keeps', async () => {
    // The sword adds 20 points; the shield adds nothing, but whoever has it mostly has the sword, too.
    const world = worldOf(({ seed }, i) => {
      const at = (what: string): number => share(`${seed} ${what}`, i);
      const sword = (at('sword') < 0.5 ? 1 : 0) | (at('sword 2') < 0.5 ? 2 : 0);
      const shield = (at('shield') < 0.2 ? 3 : sword) & 3;
      const chance = 0.5 + 0.2 * ((sword & 1) - (sword >> 1));
      const won = at('luck') < chance ? 0 : 1;
      return madeUp(2, [won], {
        had: { 'item:sword': sword, 'item:shield': shield },
        used: { 'item:horn': 1 << won },
      });
    });
    const text = 'game: rohan\ndesign: cards\nmatches: 3000\nseed: company';
    const { cards: list } = found(await cards(experiment(text), rohan, world));
    const worth = (trait: string) => list.find((card) => card.trait === trait)!;
    const sword = worth('item:sword').held!;
    expect(sword.clear).toBe(true);
    expect([sword.low < 0.2, 0.2 < sword.high]).toEqual([true, true]);
    const shield = worth('item:shield').held!;
    expect(shield.rate.rate).toBeGreaterThan(0.55);
    expect(shield.clear).toBe(false);
    expect(worth('item:horn').held).toBeNull();
    expect(worth('item:horn').used!.rate.rate).toBe(1);
    expect(list[0]!.trait).toBe('item:horn');
  });

  it('sees in real matches what was had and used, with heroes drawn anew', async () => {
    const text =
      'game: destinyquest\nbots: random\nvary: hero1, hero2\ndesign: cards\nmeasure: hero, ability\nmatches: 400';
    const { cards: list } = found(await cards(experiment(text), duels, openPoolRunner(0)));
    expect(list.filter(({ trait }) => trait.startsWith('hero:')).length).toBeGreaterThan(0);
    expect(list.some(({ trait, used }) => trait.startsWith('ability:') && used !== null)).toBe(true);
  });
});

describe('reports', () => {
  it.each([
    [
      'game: rohan\nbots: random\ncompare:\n  startHealth = 40\nmeasure: decisions, minutes, rounds\nmatches: 50',
      'longer',
    ],
    [
      'game: rohan\nbots: random\ntune: startHealth from 20 to 30\ntarget: decisions = 25\nmatches: 40',
      'target',
    ],
    ['game: rohan\ncompare:\n  bots = greedy\n  bots = random\ndesign: robin\nmatches: 30', 'greedy'],
    ['game: rohan\nbots: random\ndesign: cards\nmatches: 100', 'Recruit'],
  ])('are pictures and tables with the figures in words: %j', async (text, word) => {
    const asked = experiment(text);
    const answered = found(await runDesign(asked, rohan, openPoolRunner(0)));
    const book = await loadBook(rohan);
    const parts = [...answered.parts(book, english), againPart(asked, 'x.lab.txt', english)];
    const page = reportPage('en', asked.title, parts);
    expect(page).toContain(word);
    expect(page).toContain('npx fray lab run x.lab.txt');
    expect(parts.some(({ picture }) => picture !== undefined)).toBe(true);
    for (const { picture } of parts)
      if (picture !== undefined) expect(picture).toMatch(/aria-label="[^"]*\d/);
    expect(reportMarkdown(parts, (i) => `${i}.svg`)).toMatch(/\| ---/);
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });
});
