/** What the words of the rules mean, and the forms in which sentences have them. */
import type { Keywords } from '../keywords.js';

export const KEYWORDS: Keywords = {
  deployment: [
    'Deployment',
    'The first part of a round: both place cards one at a time, the attacker first, until nobody wants to.',
    'deploying',
  ],
  assault: [
    'Assault',
    'The second part of a round: lane by lane from the left, the two cards of a lane hit each other.',
  ],
  attacker: [
    'attacker',
    'Whoever attacks this round: may use any empty lane. The roles change after every round.',
    'attackers',
  ],
  defender: [
    'defender',
    'Whoever is attacked this round: may only stand opposite an enemy card.',
    'defenders',
  ],
  lane: ['lane', 'One of five places side by side. Each has room for one card of either player.', 'lanes'],
  health: ['Health', 'What is left of a player. Whoever has none left has lost.'],
  overflow: [
    'going through',
    'What a card cannot take goes on to its owner, and so does all of a hit in an open lane.',
    'goes through',
    'went through',
    'go through',
  ],
  free: ['Free', 'May be played by attacker and defender.'],
  'attack-only': ['Attack only', 'Only the attacker may play it.', 'Attack-only'],
  'defence-only': ['Defence only', 'Only the defender may play it.', 'Defence-only'],
};
