/**
 * The test kit in pieces, each with the tests that are about it: most of its code runs in every test that plays matches, and running all
 * of them for each change would take a day. Left out are the models, which are test material, describe-*.ts, which only hands on to
 * vitest, and postgres.ts, whose tests are the server's.
 */
export const PIECES = {
  kit: {
    files: ['clauses', 'dice-tape', 'difference', 'fixtures', 'golden-records', 'perft', 'plain-data'],
    tests: '{kit,kit-edges,dice-tape}',
  },
  matches: { files: ['random-match', 'match-arbitrary'], tests: '{conformance,kit,random-play}' },
  words: {
    files: [
      'conformance/language-free',
      'conformance/sayings',
      'conformance/word-checks',
      'made-up-language',
    ],
    tests: '{words,translation}',
  },
  views: { files: ['conformance/{state,view}-checks'], tests: 'conformance' },
  moves: { files: ['conformance/{junk,legality}-checks'], tests: '{conformance,conformance/move-checks}' },
  players: {
    files: ['conformance/{player,record}-checks', 'conformance/conformance'],
    tests: '{conformance,conformance/record-checks}',
  },
  secrecy: { files: ['secrecy/{knowledge,noninterference,sealed-checks}'], tests: 'noninterference' },
  swaps: { files: ['secrecy/{flow,swap}-checks'], tests: 'noninterference' },
  scenario: {
    files: ['scenario/*'],
    leftOut: ['scenario/index', 'scenario/describe-scenarios'],
    tests: '{scenarios,event-lines,parsers}',
  },
};
