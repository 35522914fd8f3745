/** Answers to "Why not?". */
import type { Sentences } from '@fray/engine';
import type { Refusals } from '../ids.js';

export const REFUSALS: Sentences<Refusals> = {
  'defence-only': 'This card may only be played while you defend; this round you attack.',
  'attack-only': 'This card may only be played while you attack; this round you defend.',
  taken: 'A card of yours already stands in that lane.',
  'nothing-to-block': 'While you defend you may only block: no enemy card stands opposite.',
  surprised: 'The card opposite came by Surprise; nobody may be placed against it.',
  'only-defence-blocks':
    'The card opposite came by Surprise; only a Defence-only card may be placed against it.',
  'not-held': 'You hold no such card.',
  'no-such-lane': 'There are five lanes, numbered 1 to 5.',
  'ends-with-finish': 'With whole turns you play what you like and end with Finish.',
};
