/** Somebody who knows all games: nothing is told to them in three lines, and no hints stand under the questions. */
import { games } from '@fray/games';
import { MODEL_PORT, ONLINE_PORT, STATIC_PORT } from './addresses.js';

const known = { told: true, matches: ['first', 'second', 'third'] };
const ids = [...games.map(({ id }) => id), 'model-roles', 'stone-wall'];

/** What the page keeps of the first matches of every game. */
export const firstMatches = JSON.stringify(Object.fromEntries(ids.map((id) => [id, known])));

export const noNewcomer = {
  cookies: [],
  origins: [ONLINE_PORT, STATIC_PORT, MODEL_PORT].map((port) => ({
    origin: `http://127.0.0.1:${port}`,
    localStorage: [{ name: 'fray.first', value: firstMatches }],
  })),
};
