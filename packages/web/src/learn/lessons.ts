/** The lessons of every game, found by their folders and fetched when one is opened. */
import { bestLanguage, fail, ok, type Result } from '@fray/engine';
import { loadScenarioAdapter } from '@fray/games/scenarios';
import { openGame } from '@fray/games/shelf';
import { type Lesson, parseLesson, type Words } from '@fray/lessons';
import type { ScenarioRules } from '@fray/testkit/scenario';
import { bookOf } from '../games/book-of.js';
import { factsOf } from '../games/facts.js';
import { readersLanguages, texts } from '../texts/index.js';

const found = import.meta.glob<string>('../../../game-*/lessons/*.lesson.txt', {
  query: '?raw',
  import: 'default',
});

/** "../../../game-rohan/lessons/hold-the-wall.lesson.txt" as its game and its name. */
const shelf = Object.entries(found).flatMap(([path, load]) => {
  const [, game, id] = /game-([a-z-]+)\/lessons\/([a-z0-9-]+)\.lesson\.txt$/.exec(path) ?? [];
  return game === undefined || id === undefined ? [] : [{ game, id, load }];
});

export interface OpenLesson {
  readonly lesson: Lesson;
  readonly rules: ScenarioRules;
}

export async function openLesson(game: string, id: string | undefined): Promise<Result<OpenLesson>> {
  const wanted = id ?? factsOf(game)?.lessons[0]?.id;
  const entry = shelf.find((each) => each.game === game && each.id === wanted);
  const known = await openGame(game);
  const adapter = await loadScenarioAdapter(game);
  if (entry === undefined || !known.ok || adapter === undefined) return fail(texts().learn.none);
  const lesson = parseLesson(await entry.load());
  if (!lesson.ok) return lesson;
  return ok({ lesson: lesson.value, rules: { game: known.value, adapter, book: await bookOf(known.value) } });
}

/** A lesson's words in the reader's language. */
export function inWords(words: Words): string {
  return words[bestLanguage(Object.keys(words), readersLanguages())] ?? words['en'] ?? '';
}
