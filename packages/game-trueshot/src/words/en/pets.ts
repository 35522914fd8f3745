/** Pets in English: name, what the card does, and how it is ruled where that is not plain. */
import type { CardWords } from '../cards.js';

export const PET_WORDS: Readonly<Record<string, CardWords>> = {
  bat: [
    'Bat',
    'As combat starts, you regain 1 Health.',
    'Never above 10, and nothing while you cannot be healed.',
  ],
  'carrion-bird': [
    'Carrion Bird',
    '+1 Attack for each neighbour without a living pet.',
    'Read live. A scared pet is living; with two players left the one opponent counts once.',
  ],
  cat: [
    'Cat',
    'Nobody can strike it in the first full turn until it has struck.',
    'Combat start belongs to the first full turn. Hits that are no strikes reach it.',
  ],
  clefthoof: [
    'Clefthoof',
    'When it kills, damage left over goes on to another pet.',
    'You pick a pet of a neighbour. It is a hit, no strike, and may go on again.',
  ],
  crocilisk: ['Crocilisk', 'As combat starts, it makes a strike.', 'With nobody in reach nothing happens.'],
  gorilla: [
    'Gorilla',
    'Chance picks the targets of its strikes.',
    'Every legal target is equally likely; a Crab may still step in.',
  ],
  ravager: ['Ravager', '+1 Attack for each wound on it.', 'Read live.'],
  ray: [
    'Ray',
    'Attack bonuses it gets count as Health, and Health bonuses as Attack.',
    'Bonuses only; what weakens it is not turned round.',
  ],
  scalehide: [
    'Scalehide',
    'When it kills with exactly the Health that was left, it deals the same to another pet.',
    'You pick a pet of a neighbour; it may go on again.',
  ],
  scorpid: [
    'Scorpid',
    'Its first strike of a combat kills.',
    'A kill, no hit: thick hides do not help. A cancelled strike does not use it up.',
  ],
  spider: [
    'Spider',
    'As combat starts, an enemy pet of your choice cannot strike for a full turn.',
    'Any opponent’s; everybody’s first turn is covered.',
  ],
  tallstrider: [
    'Tallstrider',
    'As combat starts, it gets +1 Attack or +1 Health for good.',
    'Every combat, with a new choice.',
  ],
  wasp: [
    'Wasp',
    'Struck, it strikes back at once.',
    'Both must live and it must be free to strike. Wasps answer each other until a strike takes no Health.',
  ],
  'wind-serpent': [
    'Wind Serpent',
    'As combat starts, one opponent and their pets cannot be healed this round.',
    'Pets that join later too. The full heal before combat and returns are not stopped.',
  ],
  wolf: ['Wolf', '+1 Attack for each neighbour with a living pet.', 'Read live.'],
  basilisk: [
    'Basilisk',
    'When it dies, an enemy pet cannot strike for a full turn.',
    'Its killer may be picked.',
  ],
  'bird-of-prey': [
    'Bird of Prey',
    'You have one more preparation action.',
    'Counts from the moment it is tamed; let go, it takes an unused action with it.',
  ],
  boar: [
    'Boar',
    'When it dies, it strikes a pet.',
    'With the Attack it died with; what answers the striker finds it dead.',
  ],
  fox: [
    'Fox',
    'Your Aspects last one round longer.',
    'Read when the Aspect is cast; the time stays though the Fox goes.',
  ],
  gruffhorn: [
    'Gruffhorn',
    '+1 damage to pets that struck it in this combat.',
    'On all its hits but the one of Trueshot Aura.',
  ],
  hound: [
    'Hound',
    'Your Shots and Arrows hit one more pet.',
    'A different pet, with all that the spell does to it.',
  ],
  hyena: ['Hyena', '+1 Attack for good for each pet it kills.'],
  mechanical: [
    'Mechanical',
    'At the start of a round it copies the effect of a pet beside it.',
    'Own figures and type, until round end, whatever becomes of the neighbour. Effects of taming have no moment left.',
  ],
  monkey: [
    'Monkey',
    'When it dies, a friendly pet gets +1 and +1 until round end.',
    'Another living pet of yours; none, and nothing happens.',
  ],
  moth: [
    'Moth',
    'When it dies, the next bonus from your side is 1 bigger.',
    'Waits until used or round end; with several figures you pick one.',
  ],
  raptor: [
    'Raptor',
    'After it strikes, you cannot lose Health for a full turn.',
    'Weapon strikes included in that time. Payments are no loss.',
  ],
  rodent: [
    'Rodent',
    'Your Bites and Stings take 1 more Health.',
    'From each player, the first removal; what comes later stays as it is.',
  ],
  serpent: [
    'Serpent',
    'After each full turn, 1 damage to every pet it struck in this combat.',
    'Only while it lives face up.',
  ],
  sporebat: [
    'Sporebat',
    'When it dies, the next damage from your side is 1 more.',
    'One hit; of several victims you pick one.',
  ],
  'warp-stalker': ['Warp Stalker', 'After a kill it cannot be struck for a full turn.'],
  bear: [
    'Bear',
    'You cannot be the target of Traps.',
    'While it lives face up; looked at when the Trap is cast.',
  ],
  beetle: [
    'Beetle',
    'Spells aimed at another pet of yours hit it instead.',
    'Your own spells too. Not Revive Pet, Call Pet or Volley.',
  ],
  'blood-beast': [
    'Blood Beast',
    'After it strikes, it heals by the damage dealt.',
    'The whole hit counts, also beyond what was left; nothing if it was ignored or sent back.',
  ],
  crab: [
    'Crab',
    'Strikes aimed at another pet of yours hit it instead.',
    'Unless it cannot be struck itself.',
  ],
  direhorn: [
    'Direhorn',
    'The first damage from an enemy pet goes back to that pet.',
    'Once per combat; it was still struck.',
  ],
  dragonhawk: [
    'Dragonhawk',
    'Weapons you buy get +1 Attack.',
    'It stays with the weapon until that is discarded.',
  ],
  feathermane: [
    'Feathermane',
    'Weapons cost you 1 less and bring back 1 less.',
    'Both are fixed when the weapon is bought.',
  ],
  hopper: [
    'Hopper',
    'Heals from your side also give that much Health until round end.',
    'To the pet that is healed, also if it was not hurt. A full heal counts what it restored.',
  ],
  hydra: ['Hydra', 'Each of its strikes costs you 1 Health.'],
  lizard: ['Lizard', 'When it dies, it goes to the pet discard.'],
  oxen: ['Oxen', 'Takes 1 less from every hit, but at least 1.'],
  riverbeast: [
    'Riverbeast',
    'Ignores the first damage of a combat.',
    'Everything from one source: all three hits of a Multi Shot.',
  ],
  stag: ['Stag', 'When it dies, it goes on top of the pet pile.'],
  turtle: ['Turtle', 'Whoever strikes it loses 1.', 'Also when it falls to that strike.'],
  waterfowl: ['Waterfowl', 'After it strikes, your other pets regain 1.', 'Living face-up ones.'],
  chimaera: [
    'Chimaera',
    'A pet it strikes has no effect until round end.',
    'A pet that falls to the strike has no death effect. Traits given by spells stay.',
  ],
  'core-hound': [
    'Core Hound',
    'Once it has lost Health, its Attack is doubled until round end.',
    'Not per hit; doubled after bonuses and what weakens it.',
  ],
  devilsaur: [
    'Devilsaur',
    'Tamed, it takes an enemy pet out of the game and adds that pet’s figures to its own.',
    'Printed and lasting figures, for good. No death and no kill.',
  ],
  aqiri: [
    'Aqiri',
    'When it dies, it deals its Attack, split as you like among enemy pets.',
    'Whole points; each share is a hit of its own.',
  ],
  pterrordax: [
    'Pterrordax',
    'Strikes twice in your turn.',
    'Targets may differ. A stop in between stops the second; strikes by effects are not doubled.',
  ],
  'shale-beast': [
    'Shale Beast',
    'When it dies, your pets take 1 less from every hit, but at least 1, until round end.',
    'Later arrivals too; several add up.',
  ],
  'water-strider': [
    'Water Strider',
    'In preparation you may also use the top of the pet or weapon discard.',
    'Tamed, bought or used to refresh the shop, one action each; a pet you decline goes back on top.',
  ],
  carapid: ['Carapid', 'Every hit it takes counts 1.', 'A hit of 0 stays 0.'],
  'spirit-beast': [
    'Spirit Beast',
    'Your spells may be cast once more in the next round.',
    'Set aside face up. Not Aspects, not Traps, and never a third time.',
  ],
  'stone-hound': [
    'Stone Hound',
    'The first time it would die in a round it comes back with 1 Attack and 3 Health.',
    'No kill, no death; silenced, it dies.',
  ],
  worm: [
    'Worm',
    'Its strikes take 1 from every enemy pet instead.',
    'No target: no Crab, Turtle or Wasp, no protection from strikes.',
  ],
  'lodge-stray': [
    'Lodge Stray',
    'Tamed: every player regains 1. Dies: every player loses 1.',
    'You too, both times. It has no type.',
  ],
  camel: [
    'Camel',
    'As combat starts, it fires the death effect of a friendly pet.',
    'Your pick, without dying; Stag and Lizard leave.',
  ],
  courser: [
    'Courser',
    'As combat starts, +1 Attack until round end for each card you discarded in this preparation.',
    'Pets turned away or let go and weapons sold; refreshed ones go under the pile.',
  ],
  mammoth: ['Mammoth', 'Enemy effects cannot make you discard.', 'Not against being swallowed or dismissed.'],
  'lesser-dragonkin': ['Lesser Dragonkin', 'Your Affinities take every target there is.'],
};
