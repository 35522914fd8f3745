/** What the rule lab says: at the terminal and in its reports. */
const signed = (text: string, value: number): string => (value > 0 ? `+${text}` : text);

export const LAB = {
  share: (value: number) => signed((value * 100).toFixed(1), value),
  amount: (value: number) => signed(value.toFixed(1), value),
  range: (low: string, high: string) => `${low} to ${high}`,
  wins: (name: string) => `${name}: wins in 100 matches`,
  lengthOf: 'Choices until the end',
  draws: 'Draws in 100 matches',
  measure: (name: string) => name,
  fewer: 'fewer',
  more: 'more',
  shorter: 'shorter',
  longer: 'longer',
  none: 'no match differed',
  verdicts: { none: 'no match differed', clear: 'clear', open: 'could be none' },
  needs: (n: number) => `about ${n} more seeds`,
  head: ['change', 'difference', '95 % interval', '', ''],
  played: (seeds: number, settings: number, matches: number, seed: string, rules: string) =>
    `${seeds} seeds, each under ${settings} settings: ${matches} matches, seed ${seed}, rules ${rules}.`,
  plain: (value: string) => `Under the plain rules: ${value}.`,
  corrected: (n: number) => `Intervals are 95 %, corrected for asking ${n} questions at once.`,
  again: 'To make it again',
  command: (file: string) => `npx fray lab run ${file}`,
  wrote: (file: string) => `Written: ${file}`,
} as const;
