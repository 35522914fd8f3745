/** A piece of a report on the page: words, a picture, and its figures. */
import type { Part } from '@fray/lab/core';
import { texts } from '../../texts/index.js';

export function PartView({ part: { heading, words, picture, narrow, table } }: { readonly part: Part }) {
  return (
    <section className="lab-plot">
      <h3>{heading}</h3>
      {words.map((sentence) => (
        <p key={sentence} className="soft">
          {sentence}
        </p>
      ))}
      {picture !== undefined && <Picture svg={picture} narrow={narrow} />}
      {table !== undefined && <FigureTable {...table} />}
    </section>
  );
}

/** As an image: its own styles are its own affair, whatever policy the page is under. */
function Picture({ svg, narrow }: { readonly svg: string; readonly narrow: string | undefined }) {
  const label = /aria-label="([^"]*)"/.exec(svg)?.[1] ?? '';
  const spoken = new DOMParser().parseFromString(label, 'text/html').documentElement.textContent;
  const address = (drawn: string): string => `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  return (
    <picture data-fits={narrow !== undefined}>
      {narrow !== undefined && <source media="(max-width: 600px)" srcSet={address(narrow)} />}
      <img src={address(svg)} alt={spoken ?? ''} />
    </picture>
  );
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
