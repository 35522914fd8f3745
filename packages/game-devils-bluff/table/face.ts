/** What the home page shows of this game: two gangs on a dusty street. */
import hat from 'game-icon:cowboy-boot';
import pistols from 'game-icon:crossed-pistols';
import horse from 'game-icon:horse-head';
import badge from 'game-icon:police-badge';
import revolver from 'game-icon:revolver';
import saloon from 'game-icon:saloon-doors';
import wanted from 'game-icon:wanted-reward';
import type { GameFace } from '@fray/kit';

export const face: GameFace = {
  colours: [
    { strong: ['#8a4124', '#e39a77'], pale: ['#f0ddd0', '#39241b'] },
    { strong: ['#46566a', '#a9bcd2'], pale: ['#dbe1e8', '#222a33'] },
  ],
  scene: {
    far: { body: saloon, size: 220 },
    figures: [
      { body: wanted, x: 24, size: 92, side: 0 },
      { body: horse, x: 126, size: 104, side: 0 },
      { body: revolver, x: 244, size: 84, side: 0 },
      { body: pistols, x: 348, size: 86, side: 1 },
      { body: badge, x: 446, size: 92, side: 1 },
      { body: hat, x: 544, size: 72, side: 1 },
    ],
  },
  heart: ['map'],
  sign: pistols,
  sidesAreSeats: true,
};
