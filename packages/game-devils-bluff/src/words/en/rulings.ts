/** How is settled what the author's text leaves open, for what can be looked up. */
const OUR_READING = 'Known by name, price and a few words; this is how we read it.';

export const RULINGS = {
  label: 'Ruling',
  texts: {
    'gear-horse':
      'Dismounting is free, but only as the model’s own activation begins, which is our addition; in the later edition also as it ends.',
    'gear-armoured-plates': OUR_READING,
    'gear-climber': OUR_READING,
    'gear-move-it': OUR_READING,
    'gear-runner': OUR_READING,
    'profile-drifter': 'Hired only where the table allows it.',
    'rule-accurate': 'Doubled for cards. A table may play it as printed, with 1.',
    'rule-shred': 'Doubled for cards. A table may play it as printed, with 1.',
    'rule-rending': 'It must be a natural King; one that was swapped in counts. A table may let a Queen do.',
    'terrain-cover': 'The core’s figure, doubled for cards. A table may count 2.',
    meld: 'The sum must reach the figure, unless the table wants it hit exactly. Hands are refilled as a round begins: our addition, and a table may choose otherwise.',
    routing:
      'A routing card may be swapped, and a gang that runs has lost, unless the table chose otherwise. 21 is safe.',
    'term:skill':
      'Within 3 inches 12 stands in its place, and bonuses still help, unless the table counts the card alone.',
    'term:secure': 'The draw needs the model’s Skill, unless the table chose 3 or 5.',
    'term:obscured':
      'Terrain alone blocks only if it hides both from each other, unless the table chose otherwise.',
    'term:swap':
      'Routing cards, too, unless the table chose otherwise; never as cards are dealt or refilled.',
    'term:entry': 'On one of the long edges, unless the table allows any.',
  },
} as const;

export type RulingId = keyof typeof RULINGS.texts;
