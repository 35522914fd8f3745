/** What a model would see, need and hit from where it stands or would stop, enemy by enemy. */
import { useExpert } from '@fray/kit';
import {
  BLOCKED,
  type DevilsView,
  OBSCURED,
  profileOf,
  type ShotPreview,
  type Table,
} from '../../src/index.js';
import { isOpen, type Shots } from '../ask/use-shots.js';
import type { DevilsWords } from '../words/en.js';
import { seenWords, sightWords } from './shot-words.js';

interface OddsProps {
  readonly table: DevilsView;
  readonly field: Table;
  readonly shots: Shots;
  readonly words: DevilsWords;
}

export function Odds({ table, field, shots, words }: OddsProps) {
  const { best, moved, shooter } = shots;
  const expert = useExpert();
  if (!expert || best.length === 0 || shooter < 0) return null;
  const title = moved ? words.fromThere : words.fromHere;
  const first = best.find(isOpen);
  const note =
    first === undefined ? '' : words.skillNote(words.weapon(first.weapon), profileOf(table, shooter).skill);
  return (
    <section className="db-odds" aria-label={title}>
      <table>
        <caption>
          <b>{title}</b> <small className="db-odds-note">{note}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.lineOf}</th>
            <th scope="col">{words.awayHead}</th>
            <th scope="col">{words.needHead}</th>
            <th scope="col">{words.oddsHead}</th>
          </tr>
        </thead>
        <tbody>
          {best.map((shot) => (
            <tr key={shot.target}>
              <th scope="row">
                <Dash shot={shot} />
                <span>
                  {words.short(table.roster[shot.target]!.name)}
                  <small className="db-odds-line">{noteOf(shot, table, field, words)}</small>
                </span>
              </th>
              <td>{words.away(shot.away)}</td>
              <td>{isOpen(shot) ? words.need(shot.need) : '–'}</td>
              <td>{isOpen(shot) ? words.percent(shot.chance) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Dash({ shot: { sight } }: { readonly shot: ShotPreview }) {
  const kind = sight.result === BLOCKED ? 'blocked' : sight.result === OBSCURED ? 'obscured' : 'clear';
  return (
    <svg className={`db-dash db-dash-${kind}`} viewBox="0 0 28 10" aria-hidden="true">
      <path d="M1 5H27" />
      {kind === 'blocked' && <path className="db-dash-cross" d="M11 2l6 6m0-6l-6 6" />}
    </svg>
  );
}

function noteOf(shot: ShotPreview, table: DevilsView, field: Table, words: DevilsWords): string {
  const line = sightWords(shot, table, field, words);
  if (!isOpen(shot)) return line;
  return [line, shot.long ? words.longshot : '', words.drawsOf(shot.draws)]
    .filter((part) => part !== '')
    .join(' · ');
}

/** The same for ears, said again whenever the ghost moves. */
export function LiveSentence({ table, field, shots, words, way }: OddsProps & { readonly way: string }) {
  const seen = shots.best.map((shot) => seenWords(shot, table, field, words));
  return (
    <p className="sr-only" role="status">
      {shots.moved ? words.live(way === '' ? '' : words.wayIs(way), seen) : ''}
    </p>
  );
}
