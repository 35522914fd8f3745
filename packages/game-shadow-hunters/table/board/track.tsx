/** Damage from 0 to 14 as nails on the near rim of the table, everybody's pawn on theirs, and who may fall where. */
import { classes, SeatMark } from '@fray/kit';
import type { CSSProperties } from 'react';
import { CHARACTERS, possibleFor, type ShadowView } from '../../src/index.js';
import { has, type Lexicon } from '../lexicon.js';

const LAST = 14;
/** The rim: an ellipse round the middle of the table, and how far along it one point of damage is. */
const RIM = { x: 73.5, y: 58.8, across: 57, down: 32.2, step: 8.3 };

interface TrackProps {
  readonly table: ShadowView;
  readonly names: readonly string[];
  readonly seat: number;
  readonly lexicon: Lexicon;
}

export function Track({ table, names, seat, lexicon }: TrackProps) {
  const { words } = lexicon;
  const falls = fallsOf(table, lexicon);
  const mine = seat >= 0 ? CHARACTERS[table.characters[seat]!]?.hp : undefined;
  return (
    <section className="sh-track" aria-label={words.damage}>
      <ol>
        {Array.from({ length: LAST + 1 }, (_, n) => {
          const here = table.damage.flatMap((damage, player) =>
            Math.min(damage, LAST) === n ? [player] : [],
          );
          return (
            <li
              key={n}
              className={classes('sh-nail', mine !== undefined && n >= mine && 'sh-deadly')}
              style={nailAt(n)}
              data-damage={n}
            >
              <span className="sh-nail-number">{n}</span>
              <span className={classes('sh-pawns', here.length > 3 && 'sh-pawns-many')}>
                {here.map((player) => (
                  <span key={player} className={`sh-pawn seat-${player}`} title={names[player]}>
                    <SeatMark seat={player} size={18} out={!has(table.alive, player)} />
                    <span className="sr-only">{names[player]}</span>
                  </span>
                ))}
              </span>
              <span
                className={classes('sh-notch', n === mine && 'sh-notch-mine')}
                title={falls[n] === '' ? undefined : words.mayFallHere(falls[n]!)}
              >
                {falls[n]}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function nailAt(n: number): CSSProperties {
  const angle = ((n - LAST / 2) * RIM.step * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return {
    '--x': RIM.x + RIM.across * sin,
    '--y': RIM.y + RIM.down * cos,
    '--out-x': 2.2 * sin,
    '--out-y': 1.4 + 1.8 * cos,
    '--n': n,
  } as CSSProperties;
}

/** By damage: the initials of living characters that somebody can still be. */
function fallsOf(table: ShadowView, lexicon: Lexicon): string[] {
  const possible = possibleFor(table).reduce(
    (all, set, player) => (has(table.alive, player) ? all | set : all),
    0,
  );
  const falls = new Array<string>(LAST + 1).fill('');
  for (const [i, { hp }] of CHARACTERS.entries()) {
    const initial = lexicon.character(i).charAt(0);
    if ((possible & (1 << i)) !== 0 && !falls[hp]!.includes(initial)) falls[hp] += initial;
  }
  return falls;
}
