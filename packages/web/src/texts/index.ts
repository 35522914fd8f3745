/** Every word the shell says. A language is a folder of the same shape as `en`, fetched when it is the reader's. */
import { assert, bestLanguage } from '@fray/engine';
import { useSettings } from '../settings.js';
import type { en } from './en/index.js';

export type Texts = typeof en;

type Languages = { readonly en: () => Promise<Texts> } & {
  readonly [language: string]: () => Promise<Texts>;
};

const LANGUAGES: Languages = {
  en: () => import('./en/index.js').then((book) => book.en),
  de: () => import('./de/index.js').then((book) => book.de),
  fr: () => import('./fr/index.js').then((book) => book.fr),
};

const open: { texts: Texts | undefined } = { texts: undefined };

/** The languages that the whole shell speaks. */
export const shellLanguages: readonly string[] = Object.keys(LANGUAGES);

/** The languages of the reader, most wanted first: the one they have set, or those of their browser. */
export function readersLanguages(): readonly string[] {
  const { language } = useSettings.getState();
  if (language !== 'system') return [language];
  return typeof navigator === 'undefined' ? [] : navigator.languages;
}

/** Opens the book of the first language that the reader and we have; before anything is drawn. */
export async function loadTexts(
  wanted: readonly string[] = readersLanguages(),
  languages: Languages = LANGUAGES,
): Promise<void> {
  const language = bestLanguage(Object.keys(languages), wanted);
  open.texts = await (languages[language] ?? languages.en)();
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

export function texts(): Texts {
  assert(open.texts !== undefined, 'texts are loaded before anything speaks');
  return open.texts;
}
