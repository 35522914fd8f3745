/** Draws a part as text, in a language of which every sentence says what it is made of. */
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type KitWords, KitWordsProvider } from '../src/index.js';

const words: KitWords = {
  close: 'close',
  health: 'health',
  of: (value, max) => `of ${value} ${max}`,
  atStake: (value, max, stake) => `at-stake ${value} ${max} ${stake}`,
  doesNotCount: (value) => `void ${value}`,
  raised: (base) => `raised ${base}`,
  lowered: (base) => `lowered ${base}`,
  sealed: 'sealed',
  notWritten: 'not-written',
  rule: (id) => `rule ${id}`,
  story: 'story',
  moment: (n) => `moment ${n}`,
  prompt: 'prompt',
  skip: 'skip',
  more: 'More',
  whyNot: (what) => `why-not ${what}`,
  closeWhy: 'close-why',
  shapes: Array.from({ length: 8 }, (_, seat) => `shape ${seat}`),
};

export function drawn<Props extends object>(part: FunctionComponent<Props>, props: Props): string {
  return renderToStaticMarkup(createElement(KitWordsProvider, { value: words }, createElement(part, props)));
}
