/** Known truths are found: in a made-up world whose effects were put there on purpose, and in real games. */
import { type AnyGame, assert, loadBook } from '@fray/engine';
import { findGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import {
  ColumnWriter,
  type Experiment,
  english,
  type Findings,
  forestPlot,
  formatExperiment,
  narrowForest,
  openPoolRunner,
  parseExperiment,
  type Runner,
  reportPage,
  runExperiment,
} from '../src/index.js';
import { headline } from '../src/parts/findings-parts.js';
import { madeUp } from './support/match.js';
import { share, worldOf, worldWhere } from './support/world.js';

const rohan = (findGame('rohan') as { value: AnyGame }).value;
const hunters = (findGame('shadow-hunters') as { value: AnyGame }).value;

function experiment(text: string): Experiment {
  const parsed = parseExperiment(text);
  assert(parsed.ok, 'a good experiment');
  return parsed.value;
}

async function run(text: string, runner: Runner, game = rohan): Promise<Findings> {
  const found = await runExperiment(experiment(text), game, runner);
  assert(found.ok, 'it can be run');
  return found.value;
}

const answerOf = ({ answers }: Findings, question: string, response = 'seat:1') =>
  answers.find((answer) => answer.question === question && answer.response === response)!;

describe('an experiment file', () => {
  it('is read and written alike', () => {
    const text = `# Is more Health fairer?
game: rohan
bots: greedy
options: redraw = true
compare:
  startHealth = 30
  hateCavalry, tie = attacker
design: each
measure: seat:1, decisions
matches: 500
within: 2%
seed: monday
`;
    expect(formatExperiment(experiment(text))).toBe(text);
    expect(experiment(text).changes[1]!.options).toEqual({ hateCavalry: true, tie: 'attacker' });
  });

  it.each([
    ['compare:\n  x', 'experiment-needs'],
    ['game: rohan\nnonsense', 'experiment-line'],
    ['game: rohan\ndesign: round', 'experiment-value'],
    ['game: rohan\nmatches: many', 'experiment-value'],
  ])('says what is wrong with %j', (text, id) => {
    const parsed = parseExperiment(text);
    expect(parsed.ok ? '' : parsed.error.id).toBe(id);
  });

  it('refuses an option that the game does not have', async () => {
    const found = await runExperiment(
      experiment('game: rohan\ncompare:\n  nonsense = 3'),
      rohan,
      worldWhere(() => 0.5),
    );
    expect(found.ok).toBe(false);
  });
});

describe('known truths', () => {
  it('are inside the interval in about 95 of 100 repeated experiments', async () => {
    const world = worldWhere(({ startHealth }) => (startHealth === 30 ? 0.56 : 0.5));
    let inside = 0;
    for (let i = 0; i < 100; i++) {
      const text = `game: rohan\ncompare:\n  startHealth = 30\nmeasure: seat:1\nmatches: 400\nseed: truth ${i}`;
      const { low, high } = answerOf(await run(text, world), 'startHealth = 30');
      if (low <= 0.06 && 0.06 <= high) inside++;
    }
    expect(inside).toBeGreaterThanOrEqual(90);
    expect(inside).toBeLessThanOrEqual(99);
  });

  it('are found with early looks, which do not cry wolf where there is nothing', async () => {
    const world = worldWhere(() => 0.5);
    let wolves = 0;
    for (let i = 0; i < 100; i++) {
      const text = `game: rohan\ncompare:\n  startHealth = 30\nmeasure: seat:1\nmatches: 600\nwithin: 1 %\nseed: wolf ${i}`;
      const looks: Findings[] = [];
      await runExperiment(experiment(text), rohan, world, { onLook: (found) => looks.push(found) });
      if (looks.some((found) => answerOf(found, 'startHealth = 30').verdict === 'clear')) wolves++;
    }
    expect(wolves).toBeLessThanOrEqual(10);
  });

  it('stop as soon as the interval is narrow enough, and say how much is missing before', async () => {
    const world = worldWhere(({ startHealth }) => (startHealth === 30 ? 0.6 : 0.5));
    const text = 'game: rohan\ncompare:\n  startHealth = 30\nmeasure: seat:1\nmatches: 20000\nwithin: 2 %';
    const looks: Findings[] = [];
    await runExperiment(experiment(text), rohan, world, { onLook: (found) => looks.push(found) });
    const last = looks[looks.length - 1]!;
    expect(last.done).toBe(true);
    expect(last.seeds).toBeLessThan(20_000);
    expect(answerOf(last, 'startHealth = 30').more).toBe(0);
    for (const earlier of looks.slice(0, -1))
      expect(answerOf(earlier, 'startHealth = 30').more).toBeGreaterThan(0);
  });

  it('are told apart in a fraction of all combinations: single effects, and one of two together', async () => {
    const world = worldWhere(
      ({ redraw, hateCavalry, classicBalance }) =>
        0.4 + (redraw === true ? 0.1 : 0) + (hateCavalry === true && classicBalance === true ? 0.12 : 0),
    );
    const text = `game: rohan
compare:
  redraw
  hateCavalry
  classicBalance
  startHealth = 30
  startHealth = 30, mirrorMatch = rohan
design: fraction
measure: seat:1
matches: 1500`;
    const found = await run(text, world);
    expect(found.cells).toHaveLength(16);
    expect(answerOf(found, 'redraw').difference).toBeCloseTo(0.1, 1);
    expect(answerOf(found, 'redraw').verdict).toBe('clear');
    expect(answerOf(found, 'hateCavalry × classicBalance').difference).toBeCloseTo(0.06, 1);
    expect(answerOf(found, 'hateCavalry × classicBalance').verdict).toBe('clear');
    expect(answerOf(found, 'redraw × hateCavalry').verdict).toBe('open');
  });
});

describe('in real games', () => {
  it('a rule that changes nothing is told apart from one without effect', async () => {
    const found = await run('game: rohan\ncompare:\n  hateCavalry\nmatches: 50', openPoolRunner(0));
    for (const { verdict, differed } of found.answers) expect([verdict, differed]).toEqual(['none', 0]);
  });

  it('combinations that a game refuses are left out, and what is left is still answered', async () => {
    const text = `game: shadow-hunters
seats: 4
bots: random
compare:
  duelDice
  criticalMisses
design: factorial
measure: decisions
matches: 25`;
    const found = await run(text, openPoolRunner(0), hunters);
    expect(found.cells).toHaveLength(3);
    expect(found.answers.map(({ question }) => question)).toEqual(['duelDice', 'criticalMisses']);
  });

  it('is the same however many batches are played at once', async () => {
    const text = 'game: rohan\ncompare:\n  startHealth = 30\nmatches: 60\nbots: greedy, random';
    const alone = await run(text, openPoolRunner(0));
    const wide = await run(text, { ...openPoolRunner(0), width: 7 });
    expect(wide).toEqual(alone);
  });
});

it('keeps every match as a row of a column file', async () => {
  const rows: string[] = [];
  const writer = new ColumnWriter((text) => rows.push(text));
  await runExperiment(
    experiment('game: rohan\ncompare:\n  startHealth = 30\nmatches: 30'),
    rohan,
    openPoolRunner(0),
    { onSeed: (seed, matches) => writer.add(seed, matches) },
  );
  expect(rows[0]).toBe('seed,setting,winners,decisions,first,measures,had,used\n');
  expect(rows).toHaveLength(1 + 30 * 2);
  expect(rows[60]).toMatch(/^29,1,[12]?,\d+,/);
});

it('draws effects with their figures, and says so to those who cannot see them', async () => {
  const text = 'game: rohan\ncompare:\n  startHealth = 40\n  hateCavalry\nmeasure: decisions\nmatches: 60';
  const { answers } = await run(text, openPoolRunner(0));
  const words = {
    title: 'Length',
    less: 'shorter',
    more: 'longer',
    none: 'no match differed',
    counting: (seeds: number) => `${seeds} to go`,
    isWins: false,
    name: (question: string) => question,
    figure: (value: number) => value.toFixed(1),
    range: (low: string, high: string) => `${low} to ${high}`,
  };
  const picture = forestPlot(answers, words);
  const [longer] = answers;
  expect(picture).toContain(
    `startHealth = 40: ${longer!.difference.toFixed(1)} (${longer!.low.toFixed(1)} to`,
  );
  expect(picture).toContain('hateCavalry: no match differed');
  expect(picture.match(/<circle/g)).toHaveLength(1);
  const narrow = narrowForest(answers, { ...words, name: () => 'A name that is far too long for a phone' });
  expect(narrow).toMatch(/viewBox="0 0 350 /);
  expect(narrow).toContain('>A name that is far too long for…<');
  expect(narrow).toContain('for a phone: no match differed');
  const page = reportPage('en', 'A <b>', [{ heading: 'H', words: ['x & y'], picture, narrow }]);
  expect(page).toContain('A &lt;b&gt;');
  expect(page).toContain(`<div class="large">${picture}</div><div class="small">${narrow}</div>`);
});

it('draws what is still being counted as unfinished, and everything at once as a diamond', () => {
  const words = {
    title: 'Wins',
    less: 'fewer',
    more: 'more',
    none: 'none',
    counting: (seeds: number) => `${seeds} to go`,
    isWins: true,
    name: (question: string) => question,
    figure: (value: number) => value.toFixed(1),
    range: (low: string, high: string) => `${low} to ${high}`,
  };
  const clear = { difference: -2, low: -3, high: -1, verdict: 'clear' as const };
  const done = forestPlot([{ ...clear, question: 'a' }], words);
  expect(done).toContain('class="bar loss"');
  expect(done).not.toContain('bar loss counting');
  const going = [
    { ...clear, question: 'a', more: 40 },
    { ...clear, difference: 2, low: 1, high: 3, question: 'all', isWhole: true },
  ];
  for (const picture of [forestPlot(going, words), narrowForest(going, words)]) {
    expect(picture).toContain('bar loss counting');
    expect(picture).toContain('>40 to go<');
    expect(picture).toMatch(/<polygon [^>]*class="dot gain"/);
  }
});

it('finds what enumeration gives: four attacks in 24 miss, with Duel Dice as without', async () => {
  const text =
    'game: shadow-hunters\nseats: 5\nbots: random\ncompare:\n  duelDice\nmeasure: event:missed, event:attacked\nmatches: 250\nseed: dice';
  const found = await run(text, openPoolRunner(0), hunters);
  const plain = (response: string) => found.means.find((mean) => mean.response === response)!.mean;
  const changed = (response: string) => plain(response) + answerOf(found, 'duelDice', response).difference;
  const missed = [plain, changed].map((mean) => mean('event:missed') / mean('event:attacked'));
  // Some 5,000 attacks under each setting; whoever holds the Masamune never misses.
  for (const share of missed) expect(Math.abs(share - 4 / 24)).toBeLessThan(0.03);
  expect(Math.abs(missed[0]! - missed[1]!)).toBeLessThan(0.02);
});

describe('the headline', () => {
  const longer = (chance: number) =>
    worldOf(({ seed, options }, i) => {
      const isChanged = options['startHealth'] === 30;
      const won = share(seed, i) < (isChanged ? 0.5 + chance : 0.5);
      return madeUp(2, [won ? 0 : 1], { decisions: isChanged ? 400 : 40 + (i % 3) });
    });
  const said = async (chance: number): Promise<string> => {
    const text = `game: rohan\ncompare:\n  startHealth = 30\nmeasure: decisions, seat:1\nmatches: 400`;
    return headline(await run(text, longer(chance)), await loadBook(rohan), english);
  };

  it('tells who wins before how long it takes, however much surer the length is', async () => {
    expect(await said(0.1)).toMatch(
      /^Health: 30 matters most: .*wins in 100 for .* and matches are .* decisions longer\.$/,
    );
  });

  it('tells the length where nothing else is clear', async () => {
    expect(await said(0)).toMatch(/^Health: 30 matters most: matches are .* decisions longer\.$/);
  });
});
