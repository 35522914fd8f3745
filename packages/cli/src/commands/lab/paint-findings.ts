/** The answers of an experiment for a terminal. */
import type { WordBook } from '@fray/engine';
import { type Answer, byResponse, type Findings, questionName } from '@fray/lab';
import pc from 'picocolors';
import { paintTable } from '../../paint.js';
import { words } from '../../words/index.js';
import { type ResponseWords, responseWords } from './responses.js';

const { lab } = words;

export function paintFindings(findings: Findings, book: WordBook): string {
  const { experiment, seeds, cells, matches, rules, means, answers } = findings;
  const parts = [...byResponse(findings.answers)].flatMap(([response, list]) => {
    const said = responseWords(response, book);
    const plain = means.find((mean) => mean.response === response)!;
    return [
      '',
      `${pc.bold(said.title)}  ${pc.dim(lab.plain(said.figure(plain.mean).replace('+', '')))}`,
      paintTable(
        [...lab.head],
        list.map((answer) => rowOf(answer, said, book)),
      ),
    ];
  });
  return `${[
    pc.bold(experiment.title),
    lab.played(seeds, cells.length, matches, experiment.seed, rules),
    ...parts,
    '',
    pc.dim(lab.corrected(answers.length)),
  ].join('\n')}\n`;
}

function rowOf(answer: Answer, { figure }: ResponseWords, book: WordBook): string[] {
  const { question, difference, low, high, verdict, more } = answer;
  const name = questionName(question, book);
  if (verdict === 'none') return [name, '', '', lab.none, ''];
  const interval = lab.range(figure(low), figure(high));
  return [name, figure(difference), interval, lab.verdicts[verdict], more === 0 ? '' : lab.needs(more)];
}
