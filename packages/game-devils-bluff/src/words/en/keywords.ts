/** What the words of the rules mean, and the forms in which sentences have them. */
import type { Keywords } from '../keywords.js';

export const KEYWORDS: Keywords = {
  'command-points': [
    'Command Points',
    'What a model pays its actions with, one each. It has as many as its Command, anew every round.',
    'Command Point',
    'Command',
  ],
  activation: [
    'activation',
    'Calling on one model with Command Points left: it declares its actions, pays, and does them.',
    'activations',
  ],
  skill: ['Skill', 'The figure a card must reach to hit.'],
  defence: ['Defence', 'The figure a card must reach to stop a hit.'],
  toughness: ['Toughness', 'Against the damage of the weapon it says what is needed to shrug off a wound.'],
  'hit-points': [
    'Hit Points',
    'How many wounds a model can bear. After the last comes an Injury Test.',
    'Hit Point',
  ],
  injury: [
    'Injury Test',
    'The card after the last Hit Point: an Ace removes the model, up to 10 leaves it injured, more lets it stand.',
    'Injury Tests',
    'injured',
  ],
  move: ['Move', 'An action: go up to your Movement.'],
  advance: ['Advance', 'An action: a second move, directly after a Move.'],
  secure: ['Secure', 'An action: take a find within 1 inch, with no enemy near.'],
  pass: ['Pass', 'An action that does nothing; the only one that may repeat.'],
  reserve: [
    'reserve',
    'Where everybody starts. When activated they come in near an entry point; who has not by the end of round 1 is lost.',
  ],
  obscured: ['partly hidden', 'Terrain hides a part of the target: 2 more are needed to hit it.'],
  swap: ['swap', 'A drawn card may be exchanged for one in hand, once, unseen.', 'swapped'],
  piercing: ['Piercing', 'How much harder it makes the defence.'],
  entry: ['entry point', 'Where a gang comes onto the table.', 'entry points', 'way in'],
  find: ['find', 'A marker worth points when it is secured or held.', 'finds'],
  gang: ['gang', 'The models of one player.', 'gangs'],
};
