/** What the glossary says about abilities, careers, attributes and marks. */
import { glossaryOf } from '../common/glossary.js';
import { ABILITY_WORDS } from './ability-words.js';
import { KEYWORDS } from './keywords.js';
import { CAREERS, MARKS, neededFor, STATS } from './names.js';
import { grammar } from './parts.js';
import { RULINGS } from './rulings.js';

export const GLOSSARY = glossaryOf({
  keywords: KEYWORDS,
  rulings: RULINGS,
  abilities: ABILITY_WORDS,
  careers: CAREERS,
  marks: MARKS,
  stats: STATS,
  statTexts: {
    speed: 'Added to the attack-speed dice; the slower hero shows speed abilities first.',
    brawn: 'Added to a damage score, unless magic is higher.',
    magic: 'Added to a damage score, unless brawn is higher.',
    armour: 'Comes off every damage score; damage dice ignore it.',
    'speed-dice': 'Two for each hero, changed by speed abilities; never fewer than one.',
    'attack-speed': 'Dice and speed together: the higher total wins the round.',
    'damage-score': 'Dice plus brawn or magic plus extras; armour comes off it.',
    staggered: 'Armour counts as 0, whatever is added to it.',
    'doubled-armour': 'Armour counts twice.',
    'damage-dice': 'Added to the damage roll of an attack.',
  },
  classes: {
    sp: 'speed ability',
    co: 'combat ability',
    mo: 'modifier',
    pa: 'passive',
  },
  played: {
    speed: 'step 1',
    interrupt: 'step 3, as loser of the round',
    dodge: 'step 3, as loser of the round',
    answer: 'step 3, against a dodge',
    dice: 'step 4, as winner of the round',
    score: 'step 5, as winner of the round',
    sacrifice: 'steps 4 and 5, as loser of the round',
    post: 'step 6, as winner of the round',
    strike: 'step 7, as loser of the round',
    stab: 'step 2, before the dice',
    modifier: 'in the windows between the steps',
    passive: 'by itself',
  },
  often: {
    never: 'never in a duel',
    condition: 'whenever its condition holds',
    item: 'once for each item that carries it',
    duel: 'once a duel',
  },
  labels: { path: 'Path', kind: 'Kind', played: 'Played', often: 'How often', needs: 'Needs' },
  path: (path) => path,
  teaches: (abilities) => `Teaches ${grammar.listed(abilities)}.`,
  neededFor,
});
