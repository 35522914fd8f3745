/** The lessons of every game, found by their folders and fetched when one is opened. */
import { bestLanguage, fail, ok, type Result } from '@fray/engine';
import { findGame } from '@fray/games';
import { loadScenarioAdapter } from '@fray/games/scenarios';
import { type Lesson, parseLesson, type Words } from '@fray/lessons';
import { type ScenarioRules, scenarioRules } from '@fray/testkit/scenario';
import { bookOf } from '../games/book-of.js';
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

/** The lessons of a game by name; the first is the one to begin with. */
export function lessonsOf(game: string): readonly string[] {
  return shelf.filter((each) => each.game === game).map(({ id }) => id);
}

export interface OpenLesson {
  readonly lesson: Lesson;
  readonly rules: ScenarioRules;
}

export async function openLesson(game: string, id: string | undefined): Promise<Result<OpenLesson>> {
  const entry = shelf.find((each) => each.game === game && (id === undefined || each.id === id));
  const known = findGame(game);
  const adapter = await loadScenarioAdapter(game);
  if (entry === undefined || !known.ok || adapter === undefined) return fail(texts().learn.none);
  const lesson = parseLesson(await entry.load());
  if (!lesson.ok) return lesson;
  const rules = await scenarioRules(known.value, adapter);
  // Sentences are for this reader; the script is read with English names, as it is written.
  void bookOf(known.value);
  return ok({ lesson: lesson.value, rules });
}

/** A lesson's words in the reader's language. */
export function inWords(words: Words): string {
  return words[bestLanguage(Object.keys(words), readersLanguages())] ?? words['en'] ?? '';
}
