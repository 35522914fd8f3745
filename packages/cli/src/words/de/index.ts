/** Everything that this program says by itself, in German. */
import type { en } from '../en/index.js';
import { ANALYSES } from './analyses.js';
import { HELP } from './help.js';
import { LAB } from './lab.js';
import { LADDERS } from './ladders.js';
import { MESSAGES, PROBLEMS } from './problems.js';
import { PROOF } from './proof.js';
import { PUZZLES } from './puzzles.js';
import { REPORTS } from './reports.js';
import { COMMAND_WORDS, TABLE } from './table.js';

export const de: typeof en = {
  help: HELP,
  lab: LAB,
  messages: MESSAGES,
  ladders: LADDERS,
  analyses: ANALYSES,
  problems: PROBLEMS,
  proof: PROOF,
  puzzles: PUZZLES,
  reports: REPORTS,
  table: TABLE,
  commands: COMMAND_WORDS,
};
