/** German. What games say about themselves comes from their word books; this is everything around them. */
import type { en } from '../en/index.js';
import { advice } from './bots/advice.js';
import { analysis } from './bots/analysis.js';
import { bots } from './bots/bots.js';
import { remarks } from './bots/remarks.js';
import { common } from './common.js';
import { credits } from './credits.js';
import { dice } from './dice.js';
import { home } from './home.js';
import { kit } from './kit.js';
import { lab } from './lab.js';
import { learn } from './learn.js';
import { lobby } from './lobby.js';
import { online } from './online.js';
import { problems } from './problems.js';
import { puzzles } from './puzzles.js';
import { replay } from './replay.js';
import { rules } from './rules.js';
import { settings } from './settings.js';
import { table } from './table.js';

const { nav } = common;
export const de: typeof en = {
  advice,
  analysis,
  bots,
  common,
  credits,
  dice,
  home,
  kit,
  lab,
  learn,
  lobby,
  nav,
  online,
  problems,
  puzzles,
  remarks,
  replay,
  rules,
  settings,
  table,
};
