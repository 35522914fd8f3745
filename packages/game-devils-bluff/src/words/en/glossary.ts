/** Everything with a name that can be looked up. */
import type { GearId } from '../../data/gear.js';
import { glossaryOf } from '../glossary.js';
import { KEYWORDS } from './keywords.js';
import { RULINGS } from './rulings.js';
import { GEAR_NAMES, PROFILE_NAMES, WEAPON_NAMES } from './terms.js';

export const GEAR_TEXTS: Readonly<Record<GearId, string>> = {
  horse:
    'Moves 12 inches, +1 on attacks at the same or a lower level; no cover, no climbing, no fences. Two a gang.',
  'whiskey-flask': 'The first Injury Test may be made with two cards, one of which is kept.',
  'aces-wild': 'An Ace counts as 11 for this model.',
  'quick-draw': 'Once: when attacked, a free Revolver attack on the attacker comes first.',
  'dodge-roll': 'When attacked with an Assault weapon: one Command Point moves it up to 2 inches.',
  'steady-hands': 'Rushing costs 2 instead of 4.',
  'mounted-combat': '+2 with Assault weapons from the saddle.',
  intuition: 'Once, at the start of an activation: the other player shows two cards of the hand. One a gang.',
  gunfighter: 'Two Attack actions in a row with a Revolver, in an activation without moving.',
  'armoured-plates': 'Defence 8 or more. Later edition, one a gang.',
  climber: 'Climbs ladders for nothing and walls at 2 inches a level. Later edition.',
  'move-it': 'Once: after its activation its gang activates again at once. Later edition.',
  runner: 'Moves 6 inches. Later edition.',
};

export const GLOSSARY = glossaryOf({
  keywords: KEYWORDS,
  rulings: RULINGS,
  language: 'en',
  weapons: WEAPON_NAMES,
  gear: GEAR_NAMES,
  profiles: PROFILE_NAMES,
  gearTexts: GEAR_TEXTS,
  rules: {
    accurate: ['Accurate', '+2 on attack draws.'],
    assault: ['Assault', 'Neither close range nor rushing spoils the attack.'],
    blast: ['Blast', 'If it hits, everyone else within 2 inches of the target’s centre is hit, too.'],
    heavy: ['Heavy', 'The attack costs one Command Point more and must be announced.'],
    'one-use': ['One Use', 'Once a battle.'],
    rending: ['Rending', 'A King that hits adds a hit.'],
    shred: ['Shred', '2 more are needed on counter draws.'],
    longshot: ['Longshot', 'Twice the range with a single draw.'],
    leader: ['Leader', 'The Leader and friends within 6 inches pass the one-point check without a card.'],
    rookie: ['Rookie', 'Draws of this model may not be exchanged with the hand.'],
  },
  more: {
    'terrain-cover': [
      'Cover',
      'Partly hidden behind it, Defence is 4 easier and never above 13. Not for riders.',
    ],
    'terrain-rough': ['Rough', '1 inch to enter, no stopping.'],
    'terrain-climbable': ['Climbable', '1 inch a level up, one level down is free.'],
    meld: [
      'Set or run',
      'Three or four cards of one value, or in a row with alternating colours, save a failed draw if their sum reaches the figure.',
    ],
    routing: [
      'Routing',
      'A gang that lost half its models or its Leader draws a card at each activation; past 21 it runs.',
    ],
    rush: ['Rush', 'Three or more actions cost 4 on attack draws.'],
  },
  plainWeapon: 'No special rules.',
  gearUpTo: (dollars) => `Up to ${dollars} dollars of gear.`,
  facts: {
    range: 'Range',
    attacks: 'Attacks',
    damage: 'Damage',
    piercing: 'Piercing',
    dollars: 'Dollars',
    command: 'Command',
    movement: 'Movement',
    skill: 'Skill',
    defence: 'Defence',
    toughness: 'Toughness',
    hp: 'Hit Points',
  },
});
