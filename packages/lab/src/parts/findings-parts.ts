/** What was compared, as parts of a report: a headline, one picture for each thing measured, and how long matches are. */
import type { WordBook } from '@fray/engine';
import type { Answer } from '../experiment/answers.js';
import type { Change, Experiment } from '../experiment/experiment.js';
import { isShare } from '../experiment/responses.js';
import type { Findings } from '../experiment/run-experiment.js';
import { forestPlot, narrowForest } from '../picture/forest.js';
import { lengthsPlot, narrowLengths } from '../picture/lengths.js';
import type { LabWords } from '../words/lab-words.js';
import { byResponse, changeName, isWhole, questionName } from './names.js';
import type { Part } from './part.js';
import { effectWords, type ResponseWords, responseWords } from './response-words.js';

/** More rows than this are no picture any more. */
const MOST_SETTINGS = 16;

export function findingsParts(findings: Findings, book: WordBook, words: LabWords): readonly Part[] {
  const { experiment, seeds, cells, matches, rules, answers } = findings;
  const played = words.played(seeds, cells.length, matches, experiment.seed, rules);
  return [
    { heading: headline(findings, book, words), words: [played, words.corrected(answers.length)] },
    ...[...byResponse(answers)].map(([response, list]) => effectsPart(findings, response, list, book, words)),
    ...(cells.length <= MOST_SETTINGS ? [lengthsPart(findings, book, words)] : []),
  ];
}

/** The surest clear effect in one sentence: on who wins, which people ask first, or else on anything. */
export function headline(findings: Findings, book: WordBook, words: LabWords): string {
  const { answers } = findings;
  if (answers.every(({ verdict }) => verdict === 'none')) return words.nothingDiffered;
  const best = leading(findings);
  if (best === undefined) return words.nothingClear;
  const also = answers.filter(
    ({ question, response, verdict }) =>
      question === best.question && verdict === 'clear' && response !== best.response && !isShare(response),
  );
  const said = [best, ...also.slice(0, 1)].map(({ response, difference }) =>
    effectWords(response, difference, book, words),
  );
  return words.matters(changeName(best.question, findings.experiment.changes, book, words), said);
}

/** A single change before all of them at once: people want to know which one it is. */
function leading({ answers, experiment }: Findings): Answer | undefined {
  const all = answers.filter(({ verdict }) => verdict === 'clear');
  const single = all.filter(({ question }) => !isWhole(question, experiment.changes));
  const clear = single.length > 0 ? single : all;
  const wins = clear.filter(({ response }) => isShare(response));
  return (wins.length > 0 ? wins : clear).toSorted((a, b) => surety(b) - surety(a))[0];
}

/** The change to try at a table: the one that matters, or the only one there is. */
export function leadingChange(found: { readonly experiment: Experiment }): Change | undefined {
  const { changes, design } = found.experiment;
  if (!['each', 'factorial', 'fraction'].includes(design)) return undefined;
  const { question } = leading(found as Findings) ?? {};
  return changes.find(({ name }) => name === question) ?? (changes.length === 1 ? changes[0] : undefined);
}

function surety({ difference, low, high }: Answer): number {
  return Math.abs(difference) / (high - low);
}

function effectsPart(
  { means, experiment, done }: Findings,
  response: string,
  answers: readonly Answer[],
  book: WordBook,
  words: LabWords,
): Part {
  const said = responseWords(response, book, words);
  const plain = means.find((mean) => mean.response === response)!;
  const { changes } = experiment;
  const name = (question: string): string => changeName(question, changes, book, words);
  const drawn = { ...said, none: words.none, counting: words.counting, name, range: words.range };
  const rows = answers.map((answer) => ({
    ...answer,
    more: done ? 0 : answer.more,
    isWhole: isWhole(answer.question, changes),
  }));
  return {
    heading: said.title,
    words: [words.plain(said.plain(plain.mean))],
    picture: forestPlot(rows, drawn),
    narrow: narrowForest(rows, drawn),
    table: { head: words.effectHead, rows: answers.map((answer) => effectRow(answer, said, name, words)) },
  };
}

function effectRow(
  { question, difference, low, high, verdict, more }: Answer,
  { figure }: ResponseWords,
  name: (question: string) => string,
  words: LabWords,
): string[] {
  if (verdict === 'none') return [name(question), '', '', words.none, ''];
  const interval = words.range(figure(low), figure(high));
  return [
    name(question),
    figure(difference),
    interval,
    words.verdicts[verdict],
    more === 0 ? '' : words.needs(more),
  ];
}

function lengthsPart({ experiment, lengths, cells }: Findings, book: WordBook, words: LabWords): Part {
  const names = cells.map((_, i) => settingName(experiment.design, experiment.changes, i, book, words));
  const settings = lengths.map((counts, i) => ({ name: names[i]!, counts }));
  const said = { title: words.lengths, count: words.count, row: words.lengthsOf };
  return {
    heading: words.lengths,
    words: [],
    picture: lengthsPlot(settings, said),
    narrow: narrowLengths(settings, said),
  };
}

function settingName(
  design: string,
  changes: Findings['experiment']['changes'],
  cell: number,
  book: WordBook,
  words: LabWords,
): string {
  if (cell === 0) return words.plainRules;
  return design === 'each' ? questionName(changes[cell - 1]!.name, book) : `${cell}`;
}
