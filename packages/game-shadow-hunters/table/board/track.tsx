/** The damage track from 0 to 14 with everybody's marker, and underneath where each character may fall. */
import { classes, SeatMark } from '@fray/kit';
import { CHARACTERS, possibleFor, type ShadowView } from '../../src/index.js';
import { has, type Lexicon } from '../lexicon.js';

const LAST = 14;

interface TrackProps {
  readonly table: ShadowView;
  readonly names: readonly string[];
  readonly seat: number;
  readonly lexicon: Lexicon;
}

export function Track({ table, names, seat, lexicon }: TrackProps) {
  const { words } = lexicon;
  const notches = notchesOf(table, lexicon);
  const crowd = Array.from(
    { length: LAST + 1 },
    (_, n) => table.damage.filter((damage) => Math.min(damage, LAST) === n).length,
  );
  const mine = seat >= 0 ? CHARACTERS[table.characters[seat]!]?.hp : undefined;
  return (
    <section className="sh-track" aria-label={words.damage}>
      <span className="sh-track-name" aria-hidden="true">
        {words.damage}
      </span>
      <ol>
        {Array.from({ length: LAST + 1 }, (_, n) => (
          <li key={n} className={classes(mine !== undefined && n >= mine && 'sh-deadly')} data-damage={n}>
            <span className="sh-track-number">{n}</span>
            <span className="sh-track-marks">
              {table.damage.flatMap((damage, player) =>
                Math.min(damage, LAST) === n
                  ? [
                      <span key={player} title={names[player]}>
                        <SeatMark
                          seat={player}
                          size={crowd[n]! > 3 ? 10 : 14}
                          out={!has(table.alive, player)}
                        />
                        <span className="sr-only">{names[player]}</span>
                      </span>,
                    ]
                  : [],
              )}
            </span>
            <span className={classes('sh-notch', n === mine && 'sh-notch-mine')}>{notches[n]}</span>
          </li>
        ))}
      </ol>
      <span className="sh-track-foot" aria-hidden="true">
        {words.mayFall}
      </span>
    </section>
  );
}

/** By damage: the initials of living characters that somebody can still be. */
function notchesOf(table: ShadowView, lexicon: Lexicon): string[] {
  const possible = possibleFor(table).reduce(
    (all, set, player) => (has(table.alive, player) ? all | set : all),
    0,
  );
  const notches = new Array<string>(LAST + 1).fill('');
  for (const [i, { hp }] of CHARACTERS.entries()) {
    const initial = lexicon.character(i).charAt(0);
    if ((possible & (1 << i)) !== 0 && !notches[hp]!.includes(initial)) notches[hp] += initial;
  }
  return notches;
}
