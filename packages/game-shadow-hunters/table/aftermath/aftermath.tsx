/** Who could have known what, when: for each seat, how sure it could have been of everybody else over the turns. */
import type { AftermathProps } from '@fray/kit';
import { classes, SeatMark } from '@fray/kit';
import { useEffect, useMemo, useState } from 'react';
import type { ShadowView } from '../../src/index.js';
import { useLexicon } from '../lexicon.js';
import type { ShadowWords } from '../words/en.js';
import { Bands } from './bands.js';
import { type OverTime, overTime } from './over-time.js';
import { Turnings } from './turnings.js';
import { WhereTurned } from './where-turned.js';
import './aftermath.css';

export function Aftermath({ story, names, seat, telling }: AftermathProps<ShadowView, ShadowWords>) {
  const lexicon = useLexicon(telling.book);
  const { words } = lexicon;
  const [shown, setShown] = useState(Math.max(0, seat));
  const charts = useCharts(story, names.length, shown);
  const chart = charts[shown];
  const end = useMemo(() => story(shown).at(-1)?.view.table, [story, shown]);
  const called = names.map((name, other) => (other === seat ? words.you : name));
  if (chart === undefined || end === undefined) return null;
  return (
    <section className="ending-panel sh sh-aftermath" aria-label={words.knownTitle}>
      <div className="sh-aftermath-head">
        <h3>{words.knownTitle}</h3>
        <fieldset>
          <legend className="sr-only">{words.seenBy}</legend>
          {called.map((name, other) => (
            <label key={other} className={classes('sh-eyes', other === shown && 'sh-eyes-on')}>
              <input
                type="radio"
                name="sh-eyes"
                className="sr-only"
                checked={other === shown}
                onChange={() => setShown(other)}
              />
              <SeatMark seat={other} size={14} /> {name}
            </label>
          ))}
        </fieldset>
      </div>
      <div className="sh-aftermath-body">
        <Bands chart={chart} end={end} seat={shown} names={called} lexicon={lexicon} />
        <Turnings chart={chart} names={called} telling={telling} lexicon={lexicon} />
        <FirstSure charts={charts} names={called} words={words} shown={shown} />
        <WhereTurned chart={chart} names={called} telling={telling} seat={shown} lexicon={lexicon} />
        <p className="sh-note">{words.howCounted}</p>
      </div>
    </section>
  );
}

/** The seat being looked at first, then the others one by one, so that the page stays quick. */
function useCharts(
  story: AftermathProps<ShadowView, ShadowWords>['story'],
  seats: number,
  shown: number,
): readonly (OverTime | undefined)[] {
  const [charts, setCharts] = useState<readonly (OverTime | undefined)[]>([]);
  const missing = charts[shown] === undefined ? shown : firstMissing(charts, seats);
  useEffect(() => {
    if (missing === -1) return;
    const timer = setTimeout(() =>
      setCharts((known) => {
        const next = known.slice();
        next[missing] = overTime(story(missing), missing);
        return next;
      }),
    );
    return () => clearTimeout(timer);
  }, [missing, story]);
  return charts;
}

function firstMissing(charts: readonly (OverTime | undefined)[], seats: number): number {
  for (let seat = 0; seat < seats; seat++) if (charts[seat] === undefined) return seat;
  return -1;
}

interface FirstSureProps {
  readonly charts: readonly (OverTime | undefined)[];
  readonly names: readonly string[];
  readonly words: ShadowWords;
  readonly shown: number;
}

function FirstSure({ charts, names, words, shown }: FirstSureProps) {
  const earliest = names.map((_, player) =>
    Math.min(
      ...charts.map((chart, seat) => (seat === player ? Infinity : (chart?.sure[player] ?? Infinity))),
    ),
  );
  return (
    <table className="sh-first-sure">
      <caption>{words.firstSure}</caption>
      <thead>
        <tr>
          <td />
          {names.map((name, player) => (
            <th key={player} scope="col">
              <SeatMark seat={player} size={14} />
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name, seat) => (
          <tr key={seat} className={seat === shown ? 'sh-first-shown' : undefined}>
            <th scope="row">{name}</th>
            {names.map((_, player) => {
              const turn = seat === player ? undefined : charts[seat]?.sure[player];
              const first = turn !== undefined && turn === earliest[player];
              return (
                <td key={player} className={first ? 'sh-first' : undefined}>
                  {seat === player ? '–' : (turn ?? '')}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
