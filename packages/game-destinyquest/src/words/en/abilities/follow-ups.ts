/** Follow-ups, step 6. Names and descriptions in English. */
import type { FollowUpId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

export const followUps: Readonly<Record<FollowUpId, AbilityWords>> = {
  convulsions: {
    name: 'convulsions',
    text: 'From the next round on your opponent loses every round in which their attack-speed dice show a double.',
  },
  corrode: { name: 'corrode', text: 'Your opponent loses 2 armour for the rest of the duel.' },
  corruption: {
    name: 'corruption',
    text: 'Your opponent loses 2 brawn or 2 magic, whichever you choose, for the rest of the duel.',
  },
  cripple: { name: 'cripple', text: 'Your opponent has 1 less speed for the next three rounds.' },
  disrupt: { name: 'disrupt', text: 'Your opponent loses 3 magic for the rest of the duel.' },
  doom: { name: 'doom', text: 'Your opponent loses 1 armour, 1 brawn and 1 magic for the rest of the duel.' },
  frostbite: { name: 'frostbite', text: 'Your opponent has 1 less speed for the next two rounds.' },
  melt: { name: 'melt', text: 'Your opponent loses 2 armour for the rest of the duel.' },
  rust: { name: 'rust', text: 'Your opponent loses 2 armour for the rest of the duel.' },
  shatter: { name: 'shatter', text: 'Your opponent loses 2 armour for the rest of the duel.' },
  shock: {
    name: 'shock',
    text: 'More damage at once: 1 for every 2 points of armour that counted against you, rounded up.',
  },
  shunt: { name: 'shunt', text: 'Your opponent has 2 less speed next round.' },
  stagger: {
    name: 'stagger',
    text: 'Your opponent’s armour counts as 0 next round, whatever is added to it.',
  },
  'spirit-mark': {
    name: 'spirit mark',
    text: 'From the next round on each of your damage scores is 2 higher, for the rest of the duel.',
  },
};
