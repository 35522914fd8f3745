/** Every lesson of every game, and every page of pictures, played to its end: by the script, and as a learner would. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Move } from '@fray/engine';
import { findGame } from '@fray/games';
import { loadScenarioAdapter } from '@fray/games/scenarios';
import { clausesIn } from '@fray/testkit';
import { runScenario, type ScenarioRules, scenarioRules } from '@fray/testkit/scenario';
import { describe, expect, it } from 'vitest';
import {
  cardsOf,
  type Lesson,
  LessonRun,
  minutesOf,
  parseLesson,
  stretchesOf,
  type Words,
} from '../src/index.js';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const files = readdirSync(packages)
  .filter((name) => name.startsWith('game-'))
  .flatMap((name) => ['lessons', 'pictures'].flatMap((folder) => lessonFiles(join(packages, name, folder))));

function lessonFiles(folder: string): string[] {
  try {
    return readdirSync(folder).map((file) => join(folder, file));
  } catch {
    return [];
  }
}

async function load(
  path: string,
): Promise<{ lesson: Lesson; rules: ScenarioRules; clauses: readonly string[] }> {
  const lesson = parseLesson(readFileSync(path, 'utf8'));
  if (!lesson.ok) throw new Error(`${path}: ${lesson.error}`);
  const game = findGame(lesson.value.game);
  if (!game.ok) throw new Error(`${path}: no such game`);
  const adapter = await loadScenarioAdapter(game.value.id);
  const clauses = clausesIn(readFileSync(join(path, '../../RULES.md'), 'utf8'));
  return { lesson: lesson.value, rules: await scenarioRules(game.value, adapter!), clauses };
}

function wordsOf({ title, chapters }: Lesson): readonly Words[] {
  const cards = chapters.flatMap(cardsOf);
  return [
    title,
    ...chapters.map((chapter) => chapter.title),
    ...cards.map(({ say }) => say),
    ...cards.flatMap(({ wrong }) => (wrong === undefined ? [] : [wrong])),
  ];
}

describe.each(files.map((path) => ({ path, name: path.slice(packages.length) })))('$name', ({ path }) => {
  it('goes the way its script says, with every die used', async () => {
    const { lesson, rules } = await load(path);
    for (const { scenario } of stretchesOf(lesson)) {
      expect(scenario.steps.some(({ kind, lines }) => kind === 'expect' && lines.length > 0)).toBe(true);
      expect(runScenario(scenario, rules)).toBeUndefined();
    }
  });

  it('can be played to its end, and refuses what it did not ask for', async () => {
    const { lesson, rules } = await load(path);
    for (let chapter = 0; chapter < lesson.chapters.length; ) {
      const opened = LessonRun.open(lesson, rules, { chapter, card: 0 });
      if (!opened.ok || opened.value === undefined) throw new Error(`chapter ${chapter} does not open`);
      const run = opened.value;
      while (run.card !== undefined) {
        tryWrong(run);
        const { place } = run;
        run.showMe();
        expect(run.place).not.toEqual(place);
      }
      chapter = run.place.chapter;
    }
  });

  it('speaks every language of its game, names clauses that exist, and takes a few minutes', async () => {
    const { lesson, rules, clauses } = await load(path);
    const languages = Object.keys(rules.game.books).sort();
    for (const words of wordsOf(lesson))
      expect(Object.keys(words)).toEqual(expect.arrayContaining(languages));
    for (const { why } of lesson.chapters.flatMap(cardsOf))
      if (why !== undefined) expect(clauses).toContain(why);
    expect(minutesOf(lesson)).toBeLessThanOrEqual(6);
  });

  it('leaves the names of seats to the book of whoever reads', async () => {
    const { lesson, rules } = await load(path);
    const usual = Object.fromEntries(rules.game.options.map((option) => [option.id, option.default]));
    const seats = lesson.names.map((_, seat) => rules.book.seat(seat, usual));
    expect(lesson.names.filter((name) => seats.includes(name))).toEqual([]);
  });
});

/** A legal choice that is not the one asked for is not played. */
function tryWrong(run: LessonRun): void {
  const right = run.rightMoves();
  const { match } = run.host.timeline;
  for (const move of right) expect(match.refusal(run.seat, move)).toBeUndefined();
  const other = match.moves(run.seat).find((move) => run.answerTo(move) === undefined);
  if (run.card!.do.length === 0 || other === undefined) return;
  const before = match.hash();
  expect(run.choose(other)).toBe(false);
  expect(match.hash()).toBe(before);
}

it.each([
  ['game: rohan\nlesson: a\ntitle:\n  en: A', 'There is no chapter'],
  ['game: rohan\nlesson: a\ntitle:\n  en: A\n# one', '"seat:"'],
  ['game: rohan\nlesson: a\nseat: rohan\ntitle:\n  en: A\n# one\ntitle: One', 'Line 7: write "en: ..."'],
  [
    'game: rohan\nlesson: a\nseat: rohan\ntitle:\n  en: A\n# one\ntitle:\n  en: One\ndo: rohan: pass',
    'Line 9',
  ],
  [
    'game: rohan\nlesson: a\nseat: rohan\ntitle:\n  en: A\n# one\ntitle:\n  en: One\nsay:\n  en: Go.\nbetween: rohan: pass',
    'Line 11: "between:" has two lines',
  ],
])('says what is wrong with %j', (text, why) => {
  const lesson = parseLesson(text);
  expect(lesson.ok ? '' : lesson.error).toContain(why);
});

it('takes a point on the map for the right one when it comes close enough', async () => {
  const { lesson, rules } = await load(join(packages, 'game-devils-bluff/lessons/first.lesson.txt'));
  const opened = LessonRun.open(lesson, rules, { chapter: 0, card: 3 });
  if (!opened.ok || opened.value === undefined) throw new Error('does not open');
  const run = opened.value;
  const right = run.rightMoves()[0]!;
  const beside = (up: number, dx: number, dy: number): Move => {
    const [verb, level, x, y, last] = right;
    return [verb, level + up, x + dx, y + dy, last];
  };
  expect(run.choose(beside(0, 3000, 0))).toBe(false);
  expect(run.choose(beside(1, 0, 0))).toBe(false);
  expect(run.answerTo(beside(0, -700, -400))).toEqual(right);
  expect(run.choose(beside(0, -700, -400))).toBe(true);
  expect(run.place.card).toBe(4);
});

it.each(['lessons/first', 'pictures/rules'])('every game has %s', (name) => {
  const taught = files.flatMap((path) => {
    const [, game, rest] = /game-([a-z-]+)\/(.+)\.lesson\.txt$/.exec(path) ?? [];
    return rest === name ? [game] : [];
  });
  expect(taught.sort()).toEqual(['destinyquest', 'devils-bluff', 'rohan', 'shadow-hunters', 'trueshot']);
});
