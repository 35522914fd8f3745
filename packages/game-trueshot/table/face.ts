/** What the home page shows of this game: hunters' pets before the lodge. */
import bear from 'game-icon:bear-head';
import bow from 'game-icon:bow-arrow';
import eagle from 'game-icon:eagle-head';
import fox from 'game-icon:fox-head';
import turtle from 'game-icon:turtle';
import wolf from 'game-icon:wolf-head';
import cabin from 'game-icon:wood-cabin';
import type { GameFace } from '@fray/kit';

export const face: GameFace = {
  colours: [
    { strong: ['#8a5c0b', '#e2b45a'], pale: ['#efe0bd', '#372b16'] },
    { strong: ['#1e6a63', '#74c6bb'], pale: ['#d3e6e1', '#1a2f2c'] },
  ],
  scene: {
    far: { body: cabin, size: 230 },
    figures: [
      { body: wolf, x: 24, size: 104, side: 0 },
      { body: bear, x: 134, size: 100, side: 0 },
      { body: bow, x: 250, size: 84, side: 0 },
      { body: fox, x: 352, size: 92, side: 1 },
      { body: eagle, x: 446, size: 88, side: 1 },
      { body: turtle, x: 538, size: 78, side: 1 },
    ],
  },
  sign: wolf,
};
