/** The pictures of a game's rules page: positions with a sentence each, written like a lesson and drawn by the game's own table. */
import { type AnyGame, fail, ok, type Result } from '@fray/engine';
import { loadScenarioAdapter } from '@fray/games/scenarios';
import { parseLesson } from '@fray/lessons';
import { bookOf } from '../../games/book-of.js';
import type { OpenLesson } from '../lessons.js';

const found = import.meta.glob<string>('../../../../game-*/pictures/rules.lesson.txt', {
  query: '?raw',
  import: 'default',
});

/** Fails where a game has none. */
export async function openPictures(game: AnyGame): Promise<Result<OpenLesson>> {
  const load = found[`../../../../game-${game.id}/pictures/rules.lesson.txt`];
  const adapter = await loadScenarioAdapter(game.id);
  if (load === undefined || adapter === undefined) return fail(game.id);
  const lesson = parseLesson(await load());
  if (!lesson.ok) return lesson;
  return ok({ lesson: lesson.value, rules: { game, adapter, book: await bookOf(game) } });
}
