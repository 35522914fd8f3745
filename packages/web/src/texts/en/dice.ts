/** How a match's dice were drawn, and whether they are the promised ones. */
export const dice = {
  open: 'Before the match, everybody’s seed and the server’s secret were sealed and signed. This page kept what was promised, and compares it when the match is over.',
  unsealed:
    'This page gave no sealed seed: it was away when the dice were drawn, or you play on another device. To you these dice prove nothing; “Verify the seal” in the replay shows whether the record agrees with itself.',
  holds: 'Checked: the signed promise, your seed and everything you saw agree. Nobody chose these dice.',
  broken:
    'These dice are not the ones that were promised to this page. Save what this page kept, and show it to the others.',
  refused:
    'The server’s promise about the dice does not hold what this page sealed. Your seed stays here, and this match should not be played.',
  start: (n: number) =>
    `This start was tried ${n} times. Earlier ones were called off after the dice were sealed.`,
  promise: 'Promise:',
  seed: 'Your seed:',
  save: 'Save proof',
  checked: 'chance checked',
  brokenWord: 'dice exchanged',
};
