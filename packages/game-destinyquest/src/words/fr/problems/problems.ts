/** What is wrong with something from outside: a hero, a hero file, a tournament. */
import { type Message, NOBODY, type Sentence, sayFrom } from '@fray/engine';
import type { ProblemId, WarningId } from '../../ids.js';
import { heroProblems, WARNINGS } from './heroes.js';
import { tournamentProblems } from './tournaments.js';

const PROBLEMS: Readonly<Record<ProblemId | WarningId, Sentence>> = {
  ...heroProblems(tellProblem),
  ...tournamentProblems(tellProblem),
  ...WARNINGS,
};

export function tellProblem(problem: Message): string {
  return sayFrom(PROBLEMS, problem, NOBODY);
}
