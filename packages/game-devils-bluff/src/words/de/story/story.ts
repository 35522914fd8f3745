/** The log: what happened, told in the perfect tense, with the figures small underneath. */
import { storyOf } from '../../story.js';
import { ATTACK_TELLERS } from './attack.js';
import { DRAW_TELLERS } from './draw.js';
import { PLAY_TELLERS } from './play.js';
import { SETUP_TELLERS } from './setup.js';

export const tellEvent = storyOf({
  ...SETUP_TELLERS,
  ...DRAW_TELLERS,
  ...PLAY_TELLERS,
  ...ATTACK_TELLERS,
});
