/** What the lab has found: one picture for each thing measured, with the figures beside it. */
import type { WordBook } from '@fray/engine';
import {
  type Answer,
  byResponse,
  type Findings,
  type ForestWords,
  forestLabel,
  forestPlot,
  questionName,
  winnerName,
} from '@fray/lab/core';
import { texts } from '../../texts/index.js';

export function FindingsView({ findings, book }: { readonly findings: Findings; readonly book: WordBook }) {
  const words = texts().lab;
  return (
    <>
      {[...byResponse(findings.answers)].map(([response, answers]) => {
        const said = wordsOf(response, book);
        const mean = findings.means.find((each) => each.response === response)!.mean;
        return (
          <section key={response} className="lab-plot">
            <h2>{said.title}</h2>
            <p className="soft">{words.plain(said.figure(mean).replace('+', ''))}</p>
            <Plot answers={answers} words={said} />
          </section>
        );
      })}
      <p className="soft">
        {words.legend} {words.corrected(findings.answers.length)}
      </p>
    </>
  );
}

/** As an image: its own styles are its own affair, whatever policy the page is under. */
function Plot({ answers, words }: { readonly answers: readonly Answer[]; readonly words: ForestWords }) {
  const source = `data:image/svg+xml,${encodeURIComponent(forestPlot(answers, words))}`;
  return <img src={source} alt={forestLabel(answers, words)} />;
}

function wordsOf(response: string, book: WordBook): ForestWords {
  const words = texts().lab;
  const common = {
    none: words.none,
    range: words.range,
    name: (question: string) => questionName(question, book),
    less: words.fewer,
    more: words.more,
  };
  if (response === 'decisions')
    return {
      ...common,
      title: words.length,
      less: words.shorter,
      more: words.longer,
      figure: words.amount,
    };
  if (response === 'draw') return { ...common, title: words.draws, figure: words.share100 };
  const winner = winnerName(response, book);
  return winner === undefined
    ? { ...common, title: response, figure: words.amount }
    : { ...common, title: words.wins(winner), figure: words.share100 };
}
