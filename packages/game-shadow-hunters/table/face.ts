/** What the home page shows of this game: a church by night, hunters on one side and shadows on the other. */
import church from 'game-icon:church';
import deadWood from 'game-icon:dead-wood';
import hood from 'game-icon:hooded-figure';
import lantern from 'game-icon:lantern-flame';
import moon from 'game-icon:moon';
import vampire from 'game-icon:vampire-dracula';
import werewolf from 'game-icon:werewolf';
import type { GameFace } from '@fray/kit';

export const face: GameFace = {
  colours: [
    { strong: ['#37466f', '#a6b4e2'], pale: ['#d9dceb', '#232a40'] },
    { strong: ['#7a2436', '#e39aa9'], pale: ['#f0dade', '#3b1f26'] },
  ],
  scene: {
    far: { body: church, size: 230 },
    figures: [
      { body: hood, x: 24, size: 108, side: 0 },
      { body: lantern, x: 136, size: 64, side: 0 },
      { body: deadWood, x: 250, size: 96, side: 0 },
      { body: moon, x: 364, size: 46, side: 1 },
      { body: werewolf, x: 420, size: 104, side: 1 },
      { body: vampire, x: 524, size: 92, side: 1 },
    ],
  },
  sign: hood,
};
