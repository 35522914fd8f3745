/** How the duel looks from outside: its two colours, its scene on the home page, its sign in lists. */

import barbute from 'game-icon:barbute';
import crossedSwords from 'game-icon:crossed-swords';
import visoredHelm from 'game-icon:visored-helm';
import warAxe from 'game-icon:war-axe';
import wizardStaff from 'game-icon:wizard-staff';
import type { GameFace } from '@fray/kit';
import { pairOf } from './pair-of.js';

export const face: GameFace = {
  colours: [
    { strong: ['#2d5b80', '#8bb8dc'], pale: ['#d6e2e8', '#1d2b37'] },
    { strong: ['#84550f', '#dcaa66'], pale: ['#ecdcbb', '#372a17'] },
  ],
  scene: {
    far: { body: crossedSwords, size: 230 },
    figures: [
      { body: wizardStaff, x: 48, size: 118, side: 0 },
      { body: visoredHelm, x: 158, size: 130, side: 0 },
      { body: barbute, x: 366, size: 126, side: 1 },
      { body: warAxe, x: 492, size: 116, side: 1 },
    ],
  },
  sign: crossedSwords,
  sidesAreSeats: true,
  choosing: 'heroes',
  quick: (nth) => {
    const [hero1, hero2] = pairOf(nth);
    return { hero1, hero2 };
  },
  contests: 'tournament',
};
