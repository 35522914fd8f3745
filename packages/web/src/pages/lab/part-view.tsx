/** A piece of a report on the page: words, a picture, and its figures. */
import { bareSvg, type Part, PLOT_STYLE } from '@fray/lab/core';
import { useEffect } from 'react';
import { useMedia } from '../../shell/use-narrow.js';
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

/** Drawn by the page itself, with its letters and in its light; on a phone in the form for phones. */
function Picture({ svg, narrow }: { readonly svg: string; readonly narrow: string | undefined }) {
  const isPhone = useMedia('(max-width: 600px)');
  usePlotStyle();
  const drawn = bareSvg(isPhone ? (narrow ?? svg) : svg);
  // Our own drawing: every word in it has been made harmless where it was written.
  return (
    <div
      className="lab-picture"
      data-fits={narrow !== undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
}

const sheet: { made?: CSSStyleSheet } = {};

/** A sheet of its own: a page under a strict policy takes no style from inside a picture. */
function usePlotStyle(): void {
  useEffect(() => {
    if (sheet.made !== undefined) return;
    sheet.made = new CSSStyleSheet();
    sheet.made.replaceSync(PLOT_STYLE);
    document.adoptedStyleSheets.push(sheet.made);
  }, []);
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
