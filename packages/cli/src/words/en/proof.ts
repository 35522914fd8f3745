/** What a record proves about its dice. */
export const PROOF = {
  seedInRecord: 'The seed stands in the record: whoever made it may have chosen the dice.',
  unsealed:
    'The dice are the mix of the secret and the seeds in the record. Nothing shows that they were fixed before the match.',
  fits: (hash: string, key: string, seats: readonly number[]) =>
    `The dice fit the promise ${hash}… that the key ${key} signed. ${
      seats.length === 0
        ? 'No seat sealed a seed: the server could choose them.'
        : `Sealed before any seed was shown: seat ${seats.join(', ')}.`
    }`,
  start: (n: number) =>
    `This start was tried ${n} times; earlier ones were called off after the dice were sealed.`,
  notCompared: 'Whether the players saw this promise before the match, only --promised shows.',
  promised: 'It is the promise that you kept.',
  yours: (seat: number) => `Your seed is in the dice: seat ${seat}.`,
  nobodyChose:
    'If your seed was drawn at random, nobody chose these dice: not the server, and not all others together.',
  noPromise: 'it holds no promise about its dice',
  notSigned: 'the signature of its promise does not fit',
  otherPromise: 'its promise about the dice is not the one that you kept',
  signedBoth:
    'its promise about the dice is not the one that you kept, and the same key signed both: show both to the others',
  otherSeed: 'the seed that you kept was not sealed for these dice',
  noKept: (given: string) => `"${given}" is neither a promise about dice nor the hash of one.`,
};
