/** Run while building: what the home page says of every game, in every language the game speaks. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PuzzleFile } from '@fray/bots';
import type { AnyGame } from '@fray/engine';
import { games } from '@fray/games';
import { minutesOf, parseLesson } from '@fray/lessons';

/** `here` is where this file lies: it runs out of a bundle elsewhere. */
export async function collectFacts(here: string) {
  const packages = join(dirname(here), '../..');
  return Promise.all(games.map((game) => factsOf(game, join(packages, `game-${game.id}`))));
}

async function factsOf({ id, minutes, seats, books }: AnyGame, folder: string) {
  const words: Record<string, { readonly title: string; readonly blurb: string }> = {};
  for (const [language, open] of Object.entries(books)) {
    const { title, blurb } = await open();
    words[language] = { title, blurb };
  }
  const lessons = lessonsIn(join(folder, 'lessons'));
  const puzzles = puzzlesIn(join(folder, 'puzzles', 'puzzles.json'));
  return { id, minutes, seats, words, lessons, puzzles };
}

function puzzlesIn(file: string) {
  if (!existsSync(file)) return [];
  const { puzzles } = JSON.parse(readFileSync(file, 'utf8')) as PuzzleFile;
  return puzzles.map(({ id, aim }) => ({ id, aim }));
}

/** The lesson to begin with is called "first". */
function lessonsIn(folder: string) {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder).map((file) => {
    const lesson = parseLesson(readFileSync(join(folder, file), 'utf8'));
    if (!lesson.ok) throw new Error(`${file}: ${lesson.error}`);
    return { id: lesson.value.id, title: lesson.value.title, minutes: minutesOf(lesson.value) };
  });
  const first = (id: string): number => (id === 'first' ? 0 : 1);
  return found.sort((a, b) => first(a.id) - first(b.id) || (a.id < b.id ? -1 : 1));
}
