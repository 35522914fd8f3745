/** How the game looks from outside: its two colours, its scene on the home page, its sign in lists. */

import castle from 'game-icon:castle';
import elfHelmet from 'game-icon:elf-helmet';
import orcHead from 'game-icon:orc-head';
import siegeRam from 'game-icon:siege-ram';
import spears from 'game-icon:spears';
import type { GameFace } from '@fray/kit';

export const face: GameFace = {
  colours: [
    { strong: ['#3c5e33', '#9bc184'], pale: ['#dde4ca', '#263020'] },
    { strong: ['#583d36', '#d49880'], pale: ['#e8d8ce', '#3a2523'] },
  ],
  scene: {
    far: { body: castle, size: 210 },
    figures: [
      { body: spears, x: 44, size: 118, side: 0 },
      { body: elfHelmet, x: 152, size: 132, side: 0 },
      { body: orcHead, x: 372, size: 122, side: 1 },
      { body: siegeRam, x: 494, size: 112, side: 1 },
    ],
  },
  sign: castle,
  heart: ['enemy lane 1', 'own lane 5'],
  sidesAreSeats: true,
};
