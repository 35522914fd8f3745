/** The names of everything that can be looked up, as the French edition has them, with the forms that sentences need. */

export const CHARACTER_NAMES: Readonly<Record<string, string>> = {
  emi: 'Emi',
  franklin: 'Franklin',
  george: 'Georges',
  ellen: 'Ellen',
  'fu-ka': 'Fu-Ka',
  gregor: 'Gregor',
  unknown: 'Métamorphe',
  vampire: 'Vampire',
  werewolf: 'Loup-Garou',
  'ultra-soul': 'Momie',
  valkyrie: 'Valkyrie',
  wight: 'Liche',
  allie: 'Allie',
  bob: 'Bob',
  charles: 'Charles',
  daniel: 'Daniel',
  agnes: 'Agnès',
  bryan: 'Bryan',
  catherine: 'Catherine',
  david: 'David',
};

export const ABILITY_NAMES: Readonly<Record<string, string>> = {
  emi: 'Téléportation',
  franklin: 'Foudre',
  george: 'Démolition',
  ellen: 'Exorcisme',
  'fu-ka': 'Soins particuliers',
  gregor: 'Bouclier fantôme',
  unknown: 'Imitation',
  vampire: 'Morsure',
  werewolf: 'Contre-attaque',
  'ultra-soul': 'Rayon d’Outremonde',
  valkyrie: 'Chant de guerre',
  wight: 'Nécromancie',
  allie: 'Amour maternel',
  bob: 'Braquage',
  charles: 'Festin sanglant',
  daniel: 'Désespoir',
  agnes: 'Caprice',
  bryan: 'Oh my God',
  catherine: 'Stigmates',
  david: 'Pilleur de tombes',
};

export const CARD_NAMES: Readonly<Record<string, string>> = {
  'hermits-aid': 'Vision divine',
  'hermits-huddle': 'Vision lugubre',
  'hermits-nurturance': 'Vision réconfortante',
  'hermits-anger': 'Vision furtive',
  'hermits-blackmail': 'Vision enivrante',
  'hermits-greed': 'Vision cupide',
  'hermits-slap': 'Vision mortifère',
  'hermits-spell': 'Vision foudroyante',
  'hermits-exorcism': 'Vision purificatrice',
  'hermits-bully': 'Vision clairvoyante',
  'hermits-tough-lesson-of-love': 'Vision destructrice',
  'hermits-prediction': 'Vision suprême',
  advent: 'Avènement suprême',
  blessing: 'Bénédiction',
  chocolate: 'Barre de chocolat',
  'concealed-knowledge': 'Savoir ancestral',
  'disenchant-mirror': 'Miroir divin',
  'first-aid': 'Premiers secours',
  'flare-of-judgement': 'Éclair purificateur',
  'guardian-angel': 'Ange gardien',
  'holy-water-of-healing': 'Eau bénite',
  'fortune-brooch': 'Broche de chance',
  'holy-robe': 'Toge sainte',
  'mystic-compass': 'Boussole mystique',
  'silver-rosary': 'Crucifix en argent',
  'spear-of-longinus': 'Lance de Longinus',
  talisman: 'Amulette',
  'banana-peel': 'Peau de banane',
  'bloodthirsty-spider': 'Araignée sanguinaire',
  'diabolic-ritual': 'Rituel diabolique',
  dynamite: 'Dynamite',
  'moody-goblin': 'Succube tentatrice',
  'spiritual-doll': 'Poupée démoniaque',
  'vampire-bat': 'Chauve-souris vampire',
  'butcher-knife': 'Hachoir maudit',
  chainsaw: 'Tronçonneuse du mal',
  'rusted-broad-axe': 'Hache tueuse',
  handgun: 'Revolver des ténèbres',
  'machine-gun': 'Mitrailleuse funeste',
  masamune: 'Sabre hanté Masamuné',
};

/** By itself, with its article, and with "à". */
export interface AreaForms {
  readonly name: string;
  readonly the: string;
  readonly at: string;
}

export const AREA_FORMS: Readonly<Record<string, AreaForms>> = {
  cabin: { name: 'Antre de l’Ermite', the: 'l’Antre de l’Ermite', at: 'à l’Antre de l’Ermite' },
  gate: { name: 'Porte de l’Outremonde', the: 'la Porte de l’Outremonde', at: 'à la Porte de l’Outremonde' },
  church: { name: 'Monastère', the: 'le Monastère', at: 'au Monastère' },
  cemetery: { name: 'Cimetière', the: 'le Cimetière', at: 'au Cimetière' },
  woods: { name: 'Forêt hantée', the: 'la Forêt hantée', at: 'à la Forêt hantée' },
  altar: { name: 'Sanctuaire ancien', the: 'le Sanctuaire ancien', at: 'au Sanctuaire ancien' },
};

const FACTION_NAMES: Readonly<Record<string, string>> = {
  hunter: 'Hunter',
  shadow: 'Shadow',
  neutral: 'Neutre',
};

export function factionName(id: unknown): string {
  return FACTION_NAMES[String(id)] ?? String(id);
}

export const DECK_NAMES: Readonly<Record<string, string>> = {
  hermit: 'Vision',
  white: 'Lumière',
  black: 'Ténèbres',
};
