/** The grammar of the pets' names: masculine unless they stand here. */

export const FEMININE: ReadonlySet<string> = new Set([
  'bat',
  'cat',
  'spider',
  'wasp',
  'wind-serpent',
  'hyena',
  'moth',
  'serpent',
  'blood-beast',
  'feathermane',
  'hydra',
  'lizard',
  'riverbeast',
  'turtle',
  'chimaera',
  'shale-beast',
  'spirit-beast',
]);

export const NEUTER: ReadonlySet<string> = new Set([
  'gruffhorn',
  'mechanical',
  'direhorn',
  'camel',
  'mammoth',
]);

/** Names that end otherwise in the accusative and the dative. */
export const WEAK: Readonly<Record<string, string>> = {
  basilisk: 'Basilisken',
  monkey: 'Affen',
  bear: 'Bären',
  dragonhawk: 'Drachenfalken',
  oxen: 'Ochsen',
};
