/** What the words of the rules mean, and the forms in which sentences have them. */
import type { Keywords } from '../keywords.js';

export const KEYWORDS: Keywords = {
  ferocious: ['Ferocious', 'A type. It strikes Cunning pets for 1 more.'],
  cunning: ['Cunning', 'A type. It strikes Tenacious pets for 1 more.'],
  tenacious: ['Tenacious', 'A type. It strikes Ferocious pets for 1 more.'],
  exotic: ['Exotic', 'A rare pet with a star, one copy of each. Nobody holds two of them.', 'Exotics'],
  attack: ['Attack', 'What a strike takes from its target.'],
  health: [
    'Health',
    'Of a player: 10 at the start, and out of the game at 0. Of a pet: at 0 it is out for the rest of the round.',
  ],
  'pet-health': [
    'face down',
    'A pet at 0 Health lies face down: out for the rest of the round, up again and healed for the next combat.',
  ],
  coin: ['Coin', 'Buys weapons, from the second preparation on. Nothing but cards brings more.', 'Coins'],
  combat: ['combat', 'The fight of a round: pets strike in turn until only one player has living ones.'],
  preparation: [
    'preparation',
    'What comes before a combat: three actions each, to buy, to refresh the shop or to tame.',
    'preparations',
  ],
  lap: ['full turn', 'Once around the table: one turn for each player.', 'full turns', 'lap', 'laps'],
  slot: ['turn', 'A player’s turn in combat. It ends with a strike.', 'turns', 'slot', 'slots'],
  strike: [
    'strike',
    'One of your pets deals its Attack to a pet of a neighbour, which deals nothing back.',
    'strikes',
  ],
  shop: ['shop', 'Two weapons that lie open to be bought.'],
  aspect: ['Aspect', 'A spell that stays with you for some rounds. You have one at a time.', 'Aspects'],
  trap: ['Trap', 'A spell that is put into a hand and goes off there.', 'Traps'],
  sting: ['Sting', 'A family of spells; a Rodent works together with them.', 'Stings'],
  shot: ['Shot', 'A family of spells; a Hound works together with them.', 'Shots'],
  neighbour: ['neighbour', 'Whoever sits left or right of you among those still in the game.', 'neighbours'],
};
