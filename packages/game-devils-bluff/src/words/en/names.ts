/** What the ready-made models, gangs, tables and pieces are called. What players made is called what they called it. */

export const MODELS: Readonly<Record<string, string>> = {
  'marshal-bell': 'Marshal Bell',
  'hester-voss': 'Hester Voss',
  'silas-greave': 'Silas Greave',
  'lyle-ames': 'Lyle Ames',
  'abe-coyle': 'Abe Coyle',
  'tom-rusk': 'Tom Rusk',
  'ned-pruitt': 'Ned Pruitt',
  'cass-verrill': 'Cass Verrill',
  'juno-pike': 'Juno Pike',
  'old-tamsin': 'Old Tamsin',
  'boone-harker': 'Boone Harker',
  wick: 'Wick',
  'nettie-crow': 'Nettie Crow',
  'dill-sayer': 'Dill Sayer',
  'mina-lark': 'Mina Lark',
  'doc-hollis': 'Doc Hollis',
  'fenn-quick': 'Fenn Quick',
  'ada-sprat': 'Ada Sprat',
  'big-morrow': 'Big Morrow',
  'jed-tull': 'Jed Tull',
  pim: 'Pim',
  'the-boss': 'The Boss',
  'right-hand': 'Right Hand',
  'left-hand': 'Left Hand',
  'first-shotgun': 'First Shotgun',
  'second-shotgun': 'Second Shotgun',
  'first-revolver': 'First Revolver',
  'second-revolver': 'Second Revolver',
  'third-revolver': 'Third Revolver',
  'two-pistols': 'Two Pistols',
  'homestead-boss': 'Homestead Boss',
  'homestead-legend': 'Homestead Legend',
  'third-shotgun': 'Third Shotgun',
  rifleman: 'Rifleman',
};

export const GANGS: Readonly<Record<string, string>> = {
  'dry-fork-deputies': 'Dry Fork Deputies',
  'red-mesa-riders': 'Red Mesa Riders',
  'lantern-street-crew': 'Lantern Street Crew',
  'author-second': 'The Author’s Second Gang',
  homesteaders: 'Homesteaders',
};

export const PIECES: Readonly<Record<string, string>> = {
  rocks: 'the rocks',
  boulder: 'the boulder',
  brush: 'the brush',
  cactus: 'the cactus',
  'low-wall': 'the low wall',
  fence: 'the fence',
  crates: 'the crates',
  barrel: 'the barrel',
  trough: 'the trough',
  headstone: 'the headstone',
  wagon: 'the wagon',
  boxcar: 'the boxcar',
  bank: 'the Bank',
  saloon: 'the Saloon',
  store: 'the Store',
  livery: 'the Livery',
  church: 'the Church',
  undertaker: 'the Undertaker',
  hotel: 'the Hotel',
  jail: 'the Jail',
  boardwalk: 'the boardwalk',
  street: 'the street',
  'ranch-house': 'the Ranch House',
  barn: 'the Barn',
  bunkhouse: 'the Bunkhouse',
  smithy: 'the Smithy',
  chapel: 'the Chapel',
  crypt: 'the Crypt',
  'sextons-hut': 'the Sexton’s Hut',
  'tool-shed': 'the Tool Shed',
  depot: 'the Depot',
  'engine-house': 'the Engine House',
  'water-works': 'the Water Works',
  'freight-office': 'the Freight Office',
  'signal-house': 'the Signal House',
  warehouse: 'the Warehouse',
  'assay-office': 'the Assay Office',
  'cook-house': 'the Cook House',
  headframe: 'the Headframe',
  'stamp-mill': 'the Stamp Mill',
  'store-tent': 'the Store Tent',
  'mess-tent': 'the Mess Tent',
  house: 'the house',
  building: 'the building',
  wall: 'the wall',
  stone: 'the stone',
  crate: 'the crate',
  rock: 'the rock',
};

export const TABLES: Readonly<Record<string, { readonly name: string; readonly blurb: string }>> = {
  /** Where scenarios and lessons are played. */
  scenario: { name: 'Outside Town', blurb: 'A few pieces set out for one question.' },
  'main-street': {
    name: 'Main Street',
    blurb: 'Eight roofs over one wide street. Whoever climbs first sees most.',
  },
  ranch: { name: 'The Ranch', blurb: 'A house, a barn and a long corral. Horses have room, roofs are few.' },
  canyon: {
    name: 'Bitter Canyon',
    blurb: 'Rock and thorn, no roof worth the name. The ford in the middle decides it.',
  },
  graveyard: {
    name: 'The Graveyard',
    blurb: 'Low stones in rows, an iron fence, a chapel. Cover at every step, few roofs.',
  },
  'rail-yard': {
    name: 'The Rail Yard',
    blurb: 'A goods train cuts the table in two. Three gaps, and everyone knows them.',
  },
  'mining-camp': {
    name: 'Lost Chance Mine',
    blurb: 'Tents, spoil heaps and a headframe. Short sight lines, sudden ends.',
  },
};

const WHERE: Readonly<Record<string, string>> = {
  scenario: 'outside town',
  'main-street': 'on Main Street',
  ranch: 'at the Ranch',
  canyon: 'in Bitter Canyon',
  graveyard: 'in the Graveyard',
  'rail-yard': 'in the Rail Yard',
};

/** Inside a sentence: "on Main Street". */
export function whereOf(table: unknown): string {
  return WHERE[String(table)] ?? `at ${TABLES[String(table)]?.name ?? table}`;
}
