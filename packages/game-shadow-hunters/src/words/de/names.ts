/** The names of everything that can be looked up, with the forms that German sentences need. */

/** The initials count in the rules (SH-B-90), so they stay. */
export const CHARACTER_NAMES: Readonly<Record<string, string>> = {
  emi: 'Emi',
  franklin: 'Franklin',
  george: 'George',
  ellen: 'Ellen',
  'fu-ka': 'Fu-ka',
  gregor: 'Gregor',
  unknown: 'Unbekannt',
  vampire: 'Vampir',
  werewolf: 'Werwolf',
  'ultra-soul': 'Ultra Soul',
  valkyrie: 'Valkyrie',
  wight: 'Wiedergänger',
  allie: 'Allie',
  bob: 'Bob',
  charles: 'Charles',
  daniel: 'Daniel',
  agnes: 'Agnes',
  bryan: 'Bryan',
  catherine: 'Catherine',
  david: 'David',
};

export const ABILITY_NAMES: Readonly<Record<string, string>> = {
  emi: 'Teleport',
  franklin: 'Blitzschlag',
  george: 'Zertrümmern',
  ellen: 'Kette des Fluchs',
  'fu-ka': 'Dynamitschwester',
  gregor: 'Geisterschild',
  unknown: 'Täuschung',
  vampire: 'Blutsaugen',
  werewolf: 'Gegenangriff',
  'ultra-soul': 'Todesstrahl',
  valkyrie: 'Kriegshorn',
  wight: 'Vermehrung',
  allie: 'Mutterliebe',
  bob: 'Raub',
  charles: 'Blutfest',
  daniel: 'Schrei',
  agnes: 'Capriccio',
  bryan: 'Mein Gott',
  catherine: 'Stigmata',
  david: 'Totengräber',
};

export const CARD_NAMES: Readonly<Record<string, string>> = {
  'hermits-aid': 'Einsiedlers Beistand',
  'hermits-huddle': 'Einsiedlers Trost',
  'hermits-nurturance': 'Einsiedlers Fürsorge',
  'hermits-anger': 'Einsiedlers Zorn',
  'hermits-blackmail': 'Einsiedlers Erpressung',
  'hermits-greed': 'Einsiedlers Gier',
  'hermits-slap': 'Einsiedlers Ohrfeige',
  'hermits-spell': 'Einsiedlers Zauber',
  'hermits-exorcism': 'Einsiedlers Exorzismus',
  'hermits-bully': 'Einsiedlers Schikane',
  'hermits-tough-lesson-of-love': 'Einsiedlers harte Lektion',
  'hermits-prediction': 'Einsiedlers Weissagung',
  advent: 'Advent',
  blessing: 'Segen',
  chocolate: 'Schokolade',
  'concealed-knowledge': 'Geheimes Wissen',
  'disenchant-mirror': 'Entzauberungsspiegel',
  'first-aid': 'Erste Hilfe',
  'flare-of-judgement': 'Licht des Gerichts',
  'guardian-angel': 'Schutzengel',
  'holy-water-of-healing': 'Weihwasser',
  'fortune-brooch': 'Glücksbrosche',
  'holy-robe': 'Heiliges Gewand',
  'mystic-compass': 'Mystischer Kompass',
  'silver-rosary': 'Silberner Rosenkranz',
  'spear-of-longinus': 'Speer des Longinus',
  talisman: 'Talisman',
  'banana-peel': 'Bananenschale',
  'bloodthirsty-spider': 'Blutdurstige Spinne',
  'diabolic-ritual': 'Teufelsritual',
  dynamite: 'Dynamit',
  'moody-goblin': 'Launischer Kobold',
  'spiritual-doll': 'Geisterpuppe',
  'vampire-bat': 'Vampirfledermaus',
  'butcher-knife': 'Schlachtermesser',
  chainsaw: 'Kettensäge',
  'rusted-broad-axe': 'Rostige Streitaxt',
  handgun: 'Pistole',
  'machine-gun': 'Maschinengewehr',
  masamune: 'Masamune',
};

export interface AreaForms {
  readonly name: string;
  /** In the accusative: "durch die Kirche". */
  readonly den: string;
  /** Where: "in der Kirche". */
  readonly at: string;
  /** Where to: "zur Kirche". */
  readonly to: string;
}

const areaForms = (name: string, den: string, at: string, to: string): AreaForms => ({ name, den, at, to });

export const AREA_FORMS: Readonly<Record<string, AreaForms>> = {
  // The soft hyphen lets it break on the board of a phone.
  cabin: areaForms(
    'Einsiedler\u00adhütte',
    'die Einsiedlerhütte',
    'in der Einsiedlerhütte',
    'zur Einsiedlerhütte',
  ),
  gate: areaForms(
    'Tor zur Unterwelt',
    'das Tor zur Unterwelt',
    'am Tor zur Unterwelt',
    'zum Tor zur Unterwelt',
  ),
  church: areaForms('Kirche', 'die Kirche', 'in der Kirche', 'zur Kirche'),
  cemetery: areaForms('Friedhof', 'den Friedhof', 'auf dem Friedhof', 'zum Friedhof'),
  woods: areaForms('Geisterwald', 'den Geisterwald', 'im Geisterwald', 'zum Geisterwald'),
  altar: areaForms('Ahnenaltar', 'den Ahnenaltar', 'am Ahnenaltar', 'zum Ahnenaltar'),
};

export const DECK_NAMES: Readonly<Record<string, string>> = {
  hermit: 'Einsiedler',
  white: 'Weiß',
  black: 'Schwarz',
};

/** After "eine". */
export const DECK_CARDS: Readonly<Record<string, string>> = {
  hermit: 'Einsiedlerkarte',
  white: 'weiße Karte',
  black: 'schwarze Karte',
};

export const FACTION_NAMES: Readonly<Record<string, string>> = {
  hunter: 'Hunter',
  shadow: 'Shadow',
  neutral: 'Neutral',
};

/** What somebody is, after a comma. */
export const SIDES: Readonly<Record<string, string>> = {
  hunter: 'Hunter',
  shadow: 'Shadow',
  neutral: 'neutral',
};
