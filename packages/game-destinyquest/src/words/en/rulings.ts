/** How is settled what the tournament text leaves open, for what can be looked up. */
const BEFORE = 'If both heroes have such an ability, both roll first and then both suffer.';
const STARTS =
  'Damage dice of interrupts, strike backs and before the duel start it, too; flat damage does not. It bites in the same round, and two of one name count once.';
const ADDS_UP = 'With others of a different name it adds up; two of the same name count once.';
const SCORE_DICE = 'The dice of windwalker and slick count; dice that hit yourself do not.';
const NO_MODIFIERS = 'Your opponent may still use modifiers on the roll, and passive bonuses count.';
const SAME_BLOW =
  'It shields against the very blow it answers, so it is offered before armour comes off; the die goes back in step 7 if you still stand. A table may allow it in step 7 only.';
const HELD =
  'Only against a dodge, never an interrupt. The dodge is spent, and so are both combat abilities. Not after command.';
const AT_ONCE =
  'At once, before follow-ups and strike backs, and to these and interrupts as well; not to flat damage. Whoever falls by the hit does not answer.';
const NOT_SAVED = 'Damage comes before healing: a hero at 0 is not saved.';
const CAST = 'Casting it is the combat ability of the round; then it runs by itself.';

export const RULINGS = {
  label: 'Ruling',
  texts: {
    execution: 'Carried out first of all in step 2. If both heroes execute, both fall.',
    'head-butt': 'Step 8 still follows, unless the table ends the round at once.',
    command:
      'You then have a plain damage score and nothing more, and nobody commands twice in a round. A hero whose command is answered by command may neither dodge nor sacrifice nor strike back.',
    unstoppable: 'The other hero may then dodge or interrupt, as after command.',
    ensnare: HELD,
    hamstring: HELD,
    'back-fire': 'Your own dice are damage, no price, and may fell you. If both fall, it is a draw.',
    bolt: 'Charged, it waits until it is released, and both see it. Charging and releasing are each the combat ability of a round.',
    'stone-rain':
      'Rounds count, not rolls. Losing or drawing a round, being commanded, another combat ability or declining ends it; a dodged round uses up its stage.',
    'ice-shards': 'It can start bleed, venom and disease like damage dice.',
    rake: NO_MODIFIERS,
    ignite: NO_MODIFIERS,
    slick: `${NO_MODIFIERS} A boost played before it is announced counts.`,
    vortex: `${CAST} The dice of both heroes are rolled at once, as the round opens.`,
    haunt: CAST,
    meditation: `${CAST} ${NOT_SAVED}`,
    'stone-skin':
      'No new passive begins on you, running ones go on. When your opponent wins, nobody dodges or interrupts: the die decides.',
    windwalker: 'The dice bring no second double, unless they were changed as damage dice.',
    surge: 'Magic rises before the higher of brawn and magic is chosen.',
    'fatal-blow':
      'One ability with one use. Late it can be played only if the blow hurt and some armour counted; both ways give the same total.',
    convulsions:
      'Any two equal dice are a double when the modifiers are done. If both heroes must lose, the round is drawn; command still turns it.',
    corruption: 'A power of which your opponent has none is no choice while there is some of the other.',
    counter: SAME_BLOW,
    'shield-wall': SAME_BLOW,
    'thorn-armour': SAME_BLOW,
    'demon-claws': 'A strike back, as the tournament lists it. A table may play it as a passive instead.',
    martyr: 'This loss does not count as hurt.',
    'blood-thief': 'A die that an ability set to 6 does not count.',
    usurper: 'A speed ability taken this way counts as your speed ability of the round.',
    'bulls-eye': BEFORE,
    'first-strike': BEFORE,
    'first-cut': BEFORE,
    bleed: STARTS,
    venom: STARTS,
    disease: STARTS,
    barbs: ADDS_UP,
    thorns: ADDS_UP,
    'fire-aura': ADDS_UP,
    vitriol: 'If both heroes have it, it counts once.',
    shades: 'On damage dice of every kind, but not on dice that hit yourself.',
    acid: SCORE_DICE,
    sear: SCORE_DICE,
    merciless: SCORE_DICE,
    lightning: AT_ONCE,
    leech: AT_ONCE,
    'cleansing-light': NOT_SAVED,
    'shield-spin': 'Its dice are settled before anybody may touch the attack-speed dice.',
    'seeing-red': 'The 20 is not doubled.',
    'kick-start': 'It comes before the look at who has fallen. The 15 is not doubled.',
    'stat.speed': 'For the order of step 1 it counts as it is now, with everything that changes it.',
    'stat.armour':
      'In this order: sheet, lasting changes and boosts; doubled by shield wall; 0 by stagger; halved by fatal blow; ignored by piercing and focused strike.',
    'stat.speed-dice': 'One die more cancels one die fewer.',
    'stat.damage-score':
      'Faces, bonuses on the dice, the higher of brawn and magic, additions, less reductions; never below 0.',
    'term:step-2': 'On equal totals nobody attacks and step 8 follows, unless the table chose otherwise.',
    'term:step-3': 'If an interrupt fells the winner of the round, the duel ends there.',
    'term:step-4': 'What else the ability does comes with it, hurt or not, unless its text asks for hurt.',
    'term:step-5': 'You may decline; then step 7 follows with no damage done.',
    'term:step-7': 'A winner felled by a strike back has lost the duel.',
    'term:step-8':
      'Both heroes are hurt at the same moment, damage before healing. If both fall, the duel is a draw, unless the table chose otherwise.',
    'term:combat-ability': 'It is spent when it is played, whether it works or not.',
    'term:modifier':
      'The hero who is worse off begins, then both take turns until both pass. It may be played to no avail, as long as there is what its text speaks of.',
    'term:health':
      'It is looked at after every change, and at 0 the duel is over. Healing ends at twice the sheet’s health; a price is paid only by those who have more.',
    'term:passive': 'It bites for the first time in the round that caused it.',
    'term:strike-back':
      'Most need that this round’s attack hurt; counter, shield wall and thorn armour do not. A table may drop that.',
  },
} as const;

export type RulingId = keyof typeof RULINGS.texts;
