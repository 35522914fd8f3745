/** Opponents by strength. What a level does in a game is that game's own affair, found by measurement; these are the defaults. */
import type { AnyGame, LevelId, Thinking } from '@fray/engine';
import type { Bot } from './bot.js';
import { castAs, PERSONAS, type Style } from './personas.js';
import { thinkAs } from './think-as.js';

export const LEVELS: readonly LevelId[] = ['newcomer', 'casual', 'steady', 'strong', 'best'];

/** For a game that has measured nothing yet: never a search that could be weaker than the quick choice. */
const UNMEASURED: Readonly<Partial<Record<LevelId, Thinking>>> = {
  newcomer: { method: 'policy', mistakes: 60 },
  casual: { method: 'policy', mistakes: 25 },
  steady: { method: 'policy', mistakes: 0 },
};

/** The levels a game has, the weakest first. */
export function levelsOf(game: AnyGame): readonly LevelId[] {
  const known = game.knowledge.levels ?? UNMEASURED;
  return LEVELS.filter((level) => known[level] !== undefined);
}

/** How a level thinks about a game; one that the game does not have thinks as the next lower that it has. */
export function thinkingOf(game: AnyGame, level: LevelId): Thinking {
  const known = game.knowledge.levels ?? UNMEASURED;
  for (let i = LEVELS.indexOf(level); i >= 0; i--) {
    const thinking = known[LEVELS[i]!];
    if (thinking !== undefined) return thinking;
  }
  return { method: 'policy', mistakes: 0 };
}

/** Every level by itself, and as each of the cast plays it. */
export const levelBots: readonly Bot[] = LEVELS.map((level) => levelBot(level, level));
export const castBots: readonly Bot[] = LEVELS.flatMap((level) =>
  PERSONAS.map(({ id, style }) => levelBot(castAs(level, id), level, style)),
);

function levelBot(id: string, level: LevelId, style?: Style): Bot {
  return { id, choose: (question) => thinkAs(thinkingOf(question.game, level), question, style) };
}
