/** The grammar of the pets' names: masculine, and without elision, unless they stand here. */

export const FEMININE: ReadonlySet<string> = new Set([
  'bat',
  'ray',
  'scalehide',
  'spider',
  'wasp',
  'hyena',
  'moth',
  'blood-beast',
  'hydra',
  'turtle',
  'chimaera',
  'shale-beast',
]);

/** Names before which an article gives up its vowel: "l’Ours". */
export const ELIDED: ReadonlySet<string> = new Set([
  'spider',
  'bird-of-prey',
  'hyena',
  'bear',
  'hydra',
  'aqiri',
  'spirit-beast',
  'lodge-stray',
]);
