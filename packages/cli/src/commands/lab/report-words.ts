/** What the reports of the lab say, in the language of whoever sits at the terminal. */
import { bestLanguage } from '@fray/engine';
import { english, french, german, type LabWords } from '@fray/lab';
import { readersLanguages } from '../../words/readers-languages.js';

const LANGUAGES: Readonly<Record<string, LabWords>> = { en: english, de: german, fr: french };

export const reportLanguages: readonly string[] = Object.keys(LANGUAGES);

export const reportWords: LabWords = LANGUAGES[bestLanguage(reportLanguages, readersLanguages())] ?? english;
