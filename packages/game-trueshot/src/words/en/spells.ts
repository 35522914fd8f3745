/** Spells in English. */
import type { CardWords } from '../cards.js';

export const FAMILY_NAMES: readonly string[] = [
  '',
  'Aspect',
  'Shot',
  'Sting',
  'Bite',
  'Trap',
  'Arrow',
  'Affinity',
];

export const SPELL_WORDS: Readonly<Record<string, CardWords>> = {
  'aspect-of-the-beast': [
    'Aspect of the Beast',
    'Your pets have +1 and +1. Three rounds.',
    'The round of casting counts. A clipped pet has none of it in that combat.',
  ],
  'aspect-of-the-cheetah': [
    'Aspect of the Cheetah',
    'You open the combat. Three rounds.',
    'Not the one that runs: the next two.',
  ],
  'aspect-of-the-hawk': [
    'Aspect of the Hawk',
    'You may look at the top of the pet or weapon pile. Three rounds.',
    'Whenever you like; you go on knowing the card until the pile is shuffled.',
  ],
  'aspect-of-the-monkey': [
    'Aspect of the Monkey',
    'Enemy pets have 1 Attack less, but at least 1. Three rounds.',
    'Taken off last.',
  ],
  'aspect-of-the-pack': [
    'Aspect of the Pack',
    'You may hold a third pet. Three rounds.',
    'Replaced, you discard down at once; run out, at the start of the round.',
  ],
  'aspect-of-the-wild': ['Aspect of the Wild', 'Your pets regain 1 after each full turn. Three rounds.'],
  'arcane-shot': ['Arcane Shot', 'A pet loses 3. Your next spell takes 1 more.'],
  'multi-shot': [
    'Multi Shot',
    'A pet loses 1, three times.',
    'Three hits from one source; a bonus counts for the first.',
  ],
  'rapid-shot': ['Rapid Shot', 'A pet loses 3 and its owner 1.'],
  'scatter-shot': [
    'Scatter Shot',
    'A pet loses 3. If it is striking one of your pets, you choose a new target for that strike.',
    'Another legal target of that pet; then Crabs again.',
  ],
  'tranquilizing-shot': [
    'Tranquilizing Shot',
    'A pet loses 3 and cannot strike for a full turn.',
    'Cast while its own strike waits to land, it stops that strike.',
  ],
  'scorpid-sting': ['Scorpid Sting', 'A player loses 1. One of their pets has 1 Attack less in this combat.'],
  'serpent-sting': [
    'Serpent Sting',
    'A player loses 1 now and 1 when the next combat starts.',
    'The later loss has no bonuses; Thori’dal doubles it if held at casting.',
  ],
  'viper-sting': ['Viper Sting', 'A player loses 1 and cannot cast for a full turn.'],
  'wyvern-sting': ['Wyvern Sting', 'A player loses 1. One of their pets cannot strike for a full turn.'],
  'mongoose-bite': [
    'Mongoose Bite',
    'A player loses 1, or 2 if you lost Health in the last round.',
    'Payments do not count.',
  ],
  'explosive-trap': [
    'Explosive Trap',
    'An opponent gets this card until the next round, and loses 1.',
    'They may cast it on. After as many placements as there are players it does nothing more.',
  ],
  'freezing-trap': [
    'Freezing Trap',
    'An opponent gets this card until the next round. One of their pets cannot strike for a full turn.',
  ],
  'frost-trap': [
    'Frost Trap',
    'An opponent gets this card until the next round, and cannot cast for a full turn.',
  ],
  'immolation-trap': [
    'Immolation Trap',
    'An opponent gets this card until the next round, and discards a spell.',
    'Their pick, any other spell of the hand.',
  ],
  aiming: ['Aiming', 'Your next spell takes 2 more.'],
  'beast-lore': [
    'Beast Lore',
    'See the top and the bottom of the pet pile, and say which of the two lies on top.',
    'Only you see them.',
  ],
  'bestial-wrath': [
    'Bestial Wrath',
    'A pet gets +1 Attack for good and strikes a pet beside its owner.',
    'You pick the target; your own pets may be it. A stopped pet only gets the Attack.',
  ],
  'call-pet': [
    'Call Pet',
    'For this combat, take the second copy of one of your pets from the pile.',
    'It needs a free place. The pile is shuffled.',
  ],
  'concussive-trait': ['Concussive Trait', 'Chance picks the targets of a pet’s strikes in this combat.'],
  counterattack: [
    'Counterattack',
    'A pet gets +1 Attack for good, or +2 if it was hurt since its owner’s last turn.',
  ],
  deterrence: [
    'Deterrence',
    'A pet cannot strike your pets for a full turn.',
    'Others’ it can. Hits that are no strikes are not stopped.',
  ],
  disengage: ['Disengage', 'A pet of yours cannot be struck for a full turn.'],
  'dismiss-pet': [
    'Dismiss Pet',
    'A pet goes on top of the pet pile.',
    'No death. The last living pet gone, its owner is out of the round.',
  ],
  'distracting-trait': [
    'Distracting Trait',
    'A pet must be the target of the next strike.',
    'Of anyone who may strike it and has a choice.',
  ],
  'eagle-eye': [
    'Eagle Eye',
    'See the top of the pet and the weapon pile; put each back on top or at the bottom.',
    'Only you see them.',
  ],
  'eyes-of-the-beast': [
    'Eyes of the Beast',
    'A pet gets +1 Attack for good. In this combat your weapon strikes with that pet’s Attack.',
    'Nothing is added to it; dead, it counts as when it died.',
  ],
  'feed-pet': ['Feed Pet', 'A pet gets +2 Health for good.'],
  'feign-death': [
    'Feign Death',
    'The death effects of your pets fire.',
    'Left to right, without dying. Stag and Lizard leave.',
  ],
  flare: ['Flare', 'Opponents play with open hands until the end of the next round.'],
  growl: ['Growl', 'A pet gets +2 Attack for good.'],
  'hunters-mark': [
    'Hunter’s Mark',
    'A pet has 1 Health in this combat.',
    'No hit. Heals and bonuses do nothing to its Health until then.',
  ],
  intimidation: ['Intimidation', 'A pet gets +1 Attack for good and cannot be struck for a full turn.'],
  'mend-pet': ['Mend Pet', 'A pet is back to full Health.'],
  'raptor-strike': [
    'Raptor Strike',
    'A pet gets +1 Attack for good. In this combat its strikes keep its owner from losing Health for a full turn.',
  ],
  readiness: ['Readiness', 'A pet gets +1 Health for good. You get a Coin. You or a pet of yours regains 1.'],
  'revive-pet': [
    'Revive Pet',
    'A pet of yours that died in this combat returns with its printed figures.',
    'Lasting bonuses sleep until round end.',
  ],
  'scare-beast': [
    'Scare Beast',
    'An enemy pet lies face down for a full turn.',
    'No strike, no effect, no target; its owner stays in the round.',
  ],
  'tame-beast': [
    'Tame Beast',
    'For this combat, take the top pet of the pile.',
    'It needs a free place. A second Exotic goes to the discard.',
  ],
  tracking: [
    'Tracking',
    'See the top three of the pet pile and put them back in any order.',
    'Only you see them.',
  ],
  'trueshot-aura': [
    'Trueshot Aura',
    'A pet gets +1 Attack for good. In this combat its strikes also hit a pet beside the target.',
    'With its Attack alone; no strike.',
  ],
  volley: [
    'Volley',
    'Your next spell takes every target there is.',
    'Your own pets too. It waits for a spell with a target.',
  ],
  'wing-clip': [
    'Wing Clip',
    'A pet has none of its bonuses in this combat.',
    'What it gets now is kept for later. It cannot die of this.',
  ],
  'death-chakram': ['Death Chakram', 'A pet dies at the start of the next full turn.', 'A kill by nobody.'],
  'flayed-shot': [
    'Flayed Shot',
    'A pet loses 1 at the start of each of the next three full turns.',
    'A bonus counts for the first.',
  ],
  'resonating-arrow': ['Resonating Arrow', 'A pet loses 3. Take a spell from the discard.'],
  'wild-spirits': [
    'Wild Spirits',
    'A pet of yours also has the effect of a discarded pet in this combat.',
    'Moments that are past do not come back.',
  ],
  'azure-affinity': ['Azure Affinity', 'An opponent loses 1. Your next spell takes 1 more.'],
  'bronze-affinity': ['Bronze Affinity', 'A pet of yours gets +1 and +1 for good.'],
  'emerald-affinity': ['Emerald Affinity', 'You or a pet of yours regains 2.'],
  'obsidian-affinity': ['Obsidian Affinity', 'An opponent loses 1 and discards a spell.', 'Their pick.'],
  'ruby-affinity': [
    'Ruby Affinity',
    'An enemy pet loses 1 and can neither be healed nor gain anything in this combat.',
    'What it has, stays.',
  ],
};
