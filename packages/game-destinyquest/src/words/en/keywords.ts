/** What the words of the rules mean, and the forms in which sentences have them. */
import type { Keywords } from '../keywords.js';

export const KEYWORDS: Keywords = {
  'step-1': [
    'step 1',
    'Each hero may play one speed ability, the slower one first; at equal speed both write in secret.',
  ],
  'step-2': ['step 2', 'Both roll for attack speed; the higher total wins the round.'],
  'step-3': ['step 3', 'The loser may dodge the attack or interrupt it, and the winner may answer.'],
  'step-4': ['step 4', 'The winner may roll damage dice abilities, which armour does not stop.'],
  'step-5': ['step 5', 'The winner rolls the damage score, alone or with one ability.'],
  'step-6': ['step 6', 'Armour comes off the score, the rest comes off the loser’s health; then follow-ups.'],
  'step-7': ['step 7', 'The loser may strike back.'],
  'step-8': ['step 8', 'Bleeding, venom and other passives take their toll.'],
  'step-9': [
    'step 9',
    'Effects that last a round end. Whoever has no health left has fallen.',
    'end of the round',
  ],
  'speed-ability': [
    'speed ability',
    'Played in step 1, one a round; it mostly changes the attack speed.',
    'speed abilities',
  ],
  'combat-ability': [
    'combat ability',
    'Played in steps 3 to 7: to dodge, to interrupt, to do damage or to strike back. One a round.',
    'combat abilities',
  ],
  modifier: [
    'modifier',
    'Changes dice, attributes or health at any moment that its text allows.',
    'modifiers',
  ],
  health: ['health', 'What a hero has left. Whoever has none has lost the duel.'],
  interrupt: ['interrupt', 'Stops the winner’s attack in step 3 and does something itself.', 'interrupts'],
  dodge: ['dodge', 'Avoids the winner’s attack in step 3.', 'dodges'],
  passive: ['passive', 'Works by itself; nobody plays it.', 'passives'],
  'strike-back': ['strike back', 'Hits the winner in step 7 in return for an attack.', 'strike backs'],
};
