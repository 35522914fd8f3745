/** What is said about bots' strength. */
import type { LevelId } from '@fray/engine';

const LEVEL_NAMES: Readonly<Record<LevelId, string>> = {
  newcomer: 'Newcomer',
  casual: 'Casual',
  steady: 'Steady',
  strong: 'Strong',
  best: 'Best',
};

export const LADDERS = {
  levels: LEVEL_NAMES,
  title: (game: string) => `${game}: how strong the bots are`,
  axis: 'Elo',
  how: (seats: number, seed: string) =>
    `${seats} seats, every seed from every chair, seed ${seed}; intervals are 95%`,
  columns: ['level', 'thinks by', 'matches', 'wins against the level below', 'Elo', '95% interval'],
  documentColumns: ['level', 'thinks by', 'matches', 'wins against the level below', 'Elo'],
  topped: (level: string, rate: string) => `${level} wins ${rate} against the quick choice`,
  told: (step: string) => `  ${step}`,
  step: (bot: string, against: string, games: number, elo: string, range: string) =>
    `${bot} against ${against}: ${elo} Elo (${range}) after ${games} matches`,
  yardstick: (level: string, rate: string, range: string, games: number) =>
    `${level} wins ${rate} (${range}) against greedy in ${games} matches.`,
};
