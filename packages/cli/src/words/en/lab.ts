/** What the rule lab says at the terminal beside its reports. */
export const LAB = {
  working: (address: string) => `Working at ${address}; stop with Ctrl-C.`,
  batch: (run: string, matches: number) => `${matches} matches of “${run}”`,
  checked: (batches: number) =>
    batches === 0
      ? 'No batch was played by two workers.'
      : `${batches} ${batches === 1 ? 'batch was' : 'batches were'} played by two workers, with the same result.`,
  statusHead: ['experiment', 'waiting', 'being played', 'done', 'workers'],
  idle: 'Nothing waits at this queue.',
  localGame: 'A game from a file cannot go to a queue: other machines do not have it.',
  noQueue: (why: string) => `The queue cannot be reached: ${why}.`,
  noExperiments: (folder: string, ending: string) => `There is no experiment (*${ending}) in ${folder}.`,
  onlyOfPage: 'To play only some experiments I need the page with the others: --page FILE.',
  balance: 'What the rules do',
  balanceLead: (folder: string, document: string) =>
    `Made by \`npx fray lab answers ${folder} --write ${document}\`: bots play every experiment of that folder. Figures are about ` +
    'bots; people may find what bots do not. Where something is out of balance, the words under the heading say so.',
  again: 'Made by',
  wrote: (file: string) => `Written: ${file}`,
};
