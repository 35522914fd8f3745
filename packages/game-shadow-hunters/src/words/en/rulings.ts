/** How is settled what the printed game leaves open, for what can be looked up. */
const NO_ATTACK =
  'It is no attack: no counterattack, no Guardian Angel, no loot. You name somebody else, never yourself.';
const SET_TO_7 = 'Setting damage to 7 is neither damage nor healing, and kills nobody.';
const ASKED = 'Whoever draws it is asked, meant or not.';
const CLAIM = 'Unknown may claim either answer, and bears what is claimed.';
const NOTHING_TO_TAKE = 'Does nothing when nobody else has Equipment.';
const EXTRA_TURN = 'An extra turn is a whole turn; several wait for each other.';

export const RULINGS = {
  label: 'Ruling',
  texts: {
    'character:emi':
      'You say first whether you step or roll. Both neighbours on the ring of areas will do; your first move is a roll. A table may choose otherwise.',
    'character:franklin': NO_ATTACK,
    'character:george': NO_ATTACK,
    'character:ellen': 'You may cancel anybody else’s ability, Unknown’s and Daniel’s included.',
    'character:fu-ka': SET_TO_7,
    'character:unknown':
      'You may claim either answer to any Hermit card, and bear what you claim. Only Prediction cannot be faked.',
    'character:vampire':
      'While hidden you heal nothing, but may show yourself once you see the hit. With a Machine Gun you heal 2 once, if anybody was hurt.',
    'character:werewolf':
      'You may answer a failed attack, too, at any distance, if you live. It is an attack like any other, hits the attacker alone, and cannot be answered.',
    'character:ultra-soul': NO_ATTACK,
    'character:wight': EXTRA_TURN,
    'character:allie': 'At any question before the damage is dealt, and not once you are dead.',
    'character:bob':
      'Without Equipment to take, you deal your damage. You may rob instead of a blow that would kill; with a Machine Gun you choose for each target.',
    'character:charles':
      'As often as you like while both live, in your own turn only; each attack may be answered first. If the 2 damage kills you, there is no further attack and nobody killed you.',
    'character:daniel':
      'Falling together with others counts as dying first if nobody fell before. Once dead, Daniel is a dead Neutral.',
    'character:agnes': 'Seats count as they were dealt, the dead included.',
    'character:catherine': 'You need not heal.',
    'card:hermits-bully': CLAIM,
    'card:hermits-tough-lesson-of-love': CLAIM,
    'card:hermits-prediction':
      'It is neither refused nor faked. Only the giver sees it; you are not known to the others.',
    'card:advent': ASKED,
    'card:chocolate': ASKED,
    'card:concealed-knowledge': EXTRA_TURN,
    'card:disenchant-mirror': 'It concerns whoever draws it, and nobody else.',
    'card:first-aid': SET_TO_7,
    'card:guardian-angel': 'It stops attacks alone. An extra turn ends it like any other.',
    'card:fortune-brooch': 'It protects you from your own use of the Woods, too.',
    'card:holy-robe': 'It does nothing about damage that is no attack.',
    'card:mystic-compass':
      'A roll that points at your own area is rolled again. If the chosen one is 7, you choose the area.',
    'card:silver-rosary':
      'Won in an attack, it takes nothing more from the other victims of the same attack.',
    'card:talisman': 'It protects you from your own Spider, but not from the Spiritual Doll.',
    'card:bloodthirsty-spider': 'Two who fall by it fall together.',
    'card:diabolic-ritual': ASKED,
    'card:dynamite': 'Whoever is not on the board yet is left out. All who fall, fall at once.',
    'card:moody-goblin': NOTHING_TO_TAKE,
    'card:spiritual-doll': 'The Talisman does not help.',
    'card:vampire-bat': 'You heal even if a Talisman keeps the other from harm.',
    'card:handgun':
      'With nobody outside your pair there is no attack, whatever Masamune demands. With a Machine Gun it hits everybody outside.',
    'card:machine-gun': 'A counterattack still hits the attacker alone.',
    'card:masamune':
      'You must attack whoever is in reach, be it a friend or somebody safe. With a Machine Gun one d4 counts for all. A Holy Robe may bring it to 0.',
    'area:altar': NOTHING_TO_TAKE,
    'house:coupDeGrace': 'Whoever has 8 Health is safe from it, unless the table chose otherwise.',
    'house:lastStand': 'After any attack that you survive, hurt or not, unless the table chose otherwise.',
    'house:blur':
      'Against a Machine Gun it saves whoever declared it, and nobody else, unless the table chose otherwise.',
    'house:doubleIt':
      'With no base damage in an attack, you take what your die shows, unless the table chose otherwise.',
    'term:hermit': 'It goes to somebody alive, on the board or not.',
    'term:equipment':
      'Only an attack loots; after any other death all Equipment is discarded, unless the table chose otherwise.',
    'term:range': 'Whoever has not entered the board yet cannot be attacked.',
  },
} as const;

export type RulingId = keyof typeof RULINGS.texts;
