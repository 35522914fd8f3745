/** What the parts of every table say. */
import type { KitWords } from '@fray/kit';

export const kit: KitWords = {
  close: 'Close',
  health: 'Health',
  atStake: (value: number, max: number, stake: number) => `${value} of ${max}, ${stake} at stake`,
  of: (value: number, max: number) => `${value} of ${max}`,
  doesNotCount: (value: number) => `${value}, not counted`,
  raised: (base: number) => `, raised from ${base}`,
  lowered: (base: number) => `, lowered from ${base}`,
  sealed: 'sealed',
  notWritten: 'not chosen yet',
  rule: (id: string) => `Rule ${id}`,
  story: 'Story of the match',
  moment: (n: number) => `moment ${n}`,
  prompt: 'Your question',
  whyNot: (what: string) => `Why not ${what.charAt(0).toLowerCase()}${what.slice(1)}?`,
  closeWhy: 'Close the explanation',
  skip: 'Skip',
  more: 'More',
  shapes: ['circle', 'triangle', 'square', 'diamond', 'hexagon', 'star', 'cross', 'drop'],
};
