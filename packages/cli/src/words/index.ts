/** Everything that this program says by itself, in one language. Games bring their own word books. */
import { ANALYSES } from './en/analyses.js';
import { HELP } from './en/help.js';
import { LAB } from './en/lab.js';
import { LADDERS } from './en/ladders.js';
import { MESSAGES, PROBLEMS } from './en/problems.js';
import { REPORTS } from './en/reports.js';
import { COMMAND_WORDS, TABLE } from './en/table.js';

export const words = {
  help: HELP,
  lab: LAB,
  messages: MESSAGES,
  ladders: LADDERS,
  analyses: ANALYSES,
  problems: PROBLEMS,
  reports: REPORTS,
  table: TABLE,
  commands: COMMAND_WORDS,
} as const;
