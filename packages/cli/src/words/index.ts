/** Everything that this program says by itself, in the language of whoever sits at the terminal. Games bring their own word books. */
import { bestLanguage } from '@fray/engine';
import { de } from './de/index.js';
import { en } from './en/index.js';
import { fr } from './fr/index.js';
import { readersLanguages } from './readers-languages.js';

export type Words = typeof en;

const LANGUAGES: Readonly<Record<string, Words>> & { readonly en: Words } = { en, de, fr };

export const words: Words =
  LANGUAGES[bestLanguage(Object.keys(LANGUAGES), readersLanguages())] ?? LANGUAGES.en;
