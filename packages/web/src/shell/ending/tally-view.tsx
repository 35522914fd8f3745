/** A block of figures at the ending: bars, or what chance gave beside what it gives on average. */
import { classes, SeatMark, type Tally, type TallyRow } from '@fray/kit';
import { texts } from '../../texts/index.js';
import './tally-view.css';

export function TallyView({ tally: { title, note, seat, rows } }: { readonly tally: Tally }) {
  return (
    <section className="ending-panel">
      <h3>{title}</h3>
      {note !== undefined && <p className="soft">{note}</p>}
      <ul className={classes('tally', seat === undefined ? 'tally-own' : `seat-${seat}`)}>
        {rows.map((row) => (
          <li key={row.label}>
            <span>
              {row.label}
              {row.note !== undefined && <small>{row.note}</small>}
            </span>
            <Drawn {...row} />
            <b>{typeof row.value === 'number' ? texts().table.difference(row.value) : row.value}</b>
          </li>
        ))}
      </ul>
      {rows.some(({ luck }) => luck !== undefined) && (
        <p className="soft tally-usual">{texts().table.luckUsual}</p>
      )}
    </section>
  );
}

/** So many standard deviations to either side are drawn. */
const FAR = 3;

function Drawn({ share, luck }: Pick<TallyRow, 'share' | 'luck'>) {
  if (luck === undefined)
    return (
      <span className="tally-bar" aria-hidden="true">
        {share !== undefined && <span style={{ width: `${Math.round(100 * share)}%` }} />}
      </span>
    );
  const at = 50 + (50 * Math.max(-FAR, Math.min(FAR, luck.above))) / FAR;
  return (
    <span className="tally-luck" aria-hidden="true">
      <span className="tally-mark" style={{ insetInlineStart: `${at}%` }}>
        <SeatMark seat={luck.seat} size={16} />
      </span>
    </span>
  );
}
