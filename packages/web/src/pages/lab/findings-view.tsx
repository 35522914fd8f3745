/** What the lab has found: a headline, and one picture for each thing measured, with the figures beside it. */
import type { WordBook } from '@fray/engine';
import { type Findings, findingsParts, type Part } from '@fray/lab/core';
import { texts } from '../../texts/index.js';

export function FindingsView({ findings, book }: { readonly findings: Findings; readonly book: WordBook }) {
  const [head, ...parts] = findingsParts(findings, book, texts().lab.report);
  return (
    <>
      <h2 className="lab-headline">{head!.heading}</h2>
      {parts.map((part) => (
        <section key={part.heading} className="lab-plot">
          <h3>{part.heading}</h3>
          {part.words.map((sentence) => (
            <p key={sentence} className="soft">
              {sentence}
            </p>
          ))}
          {part.picture !== undefined && <Picture svg={part.picture} />}
          {part.table !== undefined && <FigureTable {...part.table} />}
        </section>
      ))}
      <p className="soft">
        {texts().lab.legend} {head!.words.join(' ')}
      </p>
    </>
  );
}

/** As an image: its own styles are its own affair, whatever policy the page is under. */
function Picture({ svg }: { readonly svg: string }) {
  const label = /aria-label="([^"]*)"/.exec(svg)?.[1] ?? '';
  const spoken = new DOMParser().parseFromString(label, 'text/html').documentElement.textContent;
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={spoken ?? ''} />;
}

/** The figures of the picture, for whoever wants to read or copy them. */
function FigureTable({ head, rows }: NonNullable<Part['table']>) {
  // Several columns may go without a name.
  const columns = head.map((name, place) => ({ name, place }));
  return (
    <details>
      <summary>{texts().lab.figures}</summary>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, place }) => (
              <th key={place}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {columns.map(({ place }) => (
                <td key={place}>{row[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
