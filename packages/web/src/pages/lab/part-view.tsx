/** A piece of a report on the page: words, a picture, and its figures. */
import type { Part } from '@fray/lab/core';
import { texts } from '../../texts/index.js';

export function PartView({ part: { heading, words, picture, table } }: { readonly part: Part }) {
  return (
    <section className="lab-plot">
      <h3>{heading}</h3>
      {words.map((sentence) => (
        <p key={sentence} className="soft">
          {sentence}
        </p>
      ))}
      {picture !== undefined && <Picture svg={picture} />}
      {table !== undefined && <FigureTable {...table} />}
    </section>
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
