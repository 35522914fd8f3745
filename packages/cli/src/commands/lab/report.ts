/** The answers of an experiment as one page of pictures. */
import type { WordBook } from '@fray/engine';
import { byResponse, type Findings, forestPlot, formatExperiment, questionName, reportPage } from '@fray/lab';
import { words } from '../../words/index.js';
import { responseWords } from './responses.js';

const { lab } = words;

export function findingsPage(findings: Findings, book: WordBook, file: string): string {
  const { experiment, seeds, cells, matches, rules, means, answers } = findings;
  const pictures = [...byResponse(findings.answers)].map(([response, list]) => {
    const { title, less, more, figure } = responseWords(response, book);
    const plain = means.find((mean) => mean.response === response)!;
    const name = (question: string): string => questionName(question, book);
    return {
      heading: title,
      words: [lab.plain(figure(plain.mean).replace('+', ''))],
      picture: forestPlot(list, { title, less, more, none: lab.none, name, figure, range: lab.range }),
    };
  });
  return reportPage(book.language, experiment.title, [
    ...pictures,
    {
      heading: lab.again,
      words: [
        lab.played(seeds, cells.length, matches, experiment.seed, rules),
        lab.corrected(answers.length),
      ],
      code: `${lab.command(file)}\n\n${formatExperiment(experiment)}`,
    },
  ]);
}
