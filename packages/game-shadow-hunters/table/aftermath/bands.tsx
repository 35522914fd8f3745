/** The chart itself: for every other player, the shares of the three sides over the turns. */
import { Icon, SeatMark } from '@fray/kit';
import { FACTION_IDS, type ShadowView } from '../../src/index.js';
import { factionOf, has, type Lexicon } from '../lexicon.js';
import { FACTION_PICTURES } from '../pictures.js';
import type { OverTime, Turning } from './over-time.js';

interface BandsProps {
  readonly chart: OverTime;
  /** The last view, in which everybody is known. */
  readonly end: ShadowView;
  readonly seat: number;
  readonly names: readonly string[];
  readonly lexicon: Lexicon;
}

/** From top to bottom, as in the legend: Hunters, Neutrals, Shadows. */
const ORDER = [0, 2, 1];
const SURE = 1 - 1e-9;

export function Bands({ chart, end, seat, names, lexicon }: BandsProps) {
  const { words } = lexicon;
  const others = names.map((_, player) => player).filter((player) => player !== seat);
  return (
    <div className="sh-bands">
      <div className="sh-band-row sh-band-rounds" aria-hidden="true">
        <span />
        <div>
          {chart.rounds.map(({ round, at }) => (
            <span key={round} style={{ insetInlineStart: `${100 * at}%` }}>
              {round}
            </span>
          ))}
        </div>
        <span>{words.roundWord}</span>
      </div>
      {others.map((player) => (
        <div key={player} className="sh-band-row">
          <span className="sh-band-name">
            <SeatMark seat={player} size={14} out={!has(end.alive, player)} /> {names[player]}
          </span>
          <div className="sh-band" aria-hidden="true">
            {stretchesOf(chart, player).map((stretch) => (
              <Segment key={stretch.at} {...stretch} lexicon={lexicon} />
            ))}
            {chart.pivots.map(({ kind, at }) => (
              <span key={kind} className="sh-pivot" style={{ insetInlineStart: `${100 * at}%` }} />
            ))}
          </div>
          <Truth player={player} end={end} since={chart.sure[player]} lexicon={lexicon} />
        </div>
      ))}
      <div className="sh-band-row sh-band-marks" aria-hidden="true">
        <span>{words.whatMoved}</span>
        <div>
          {apart(chart.turnings.slice(1)).map(({ turning, at }, i) => (
            <span
              key={turning.point.n}
              className={turning.open ? 'sh-mark-open' : undefined}
              style={{ insetInlineStart: `${100 * at}%` }}
            >
              {i + 1}
            </span>
          ))}
        </div>
        <span />
      </div>
      <Figures chart={chart} others={others} names={names} lexicon={lexicon} />
    </div>
  );
}

/** A time in which the picture of one player did not change. */
interface Stretch {
  readonly at: number;
  readonly until: number;
  readonly sides: readonly number[];
}

function stretchesOf(chart: OverTime, player: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { at, point } of chart.turnings) {
    const sides = point.factions[player]!;
    const last = stretches[stretches.length - 1];
    if (last?.sides.every((share, side) => Math.abs(share - sides[side]!) < 1e-9)) continue;
    if (last !== undefined) stretches[stretches.length - 1] = { ...last, until: at };
    stretches.push({ at, until: 1, sides });
  }
  return stretches;
}

const LEAST_GAP = 0.026;

/** Numbers under the chart that do not lie on each other. */
function apart(turnings: readonly Turning[]): { turning: Turning; at: number }[] {
  let from = 0;
  return turnings.map((turning) => {
    const at = Math.max(turning.at, from);
    from = at + LEAST_GAP;
    return { turning, at };
  });
}

const WIDE = 0.17;
const HIGH = 0.3;

function Segment({ at, until, sides, lexicon }: Stretch & { readonly lexicon: Lexicon }) {
  const { words } = lexicon;
  const width = until - at;
  return (
    <span className="sh-segment" style={{ insetInlineStart: `${100 * at}%`, inlineSize: `${100 * width}%` }}>
      {ORDER.map((side) => {
        const share = sides[side]!;
        const id = FACTION_IDS[side]!;
        return share <= 0 ? null : (
          <span
            key={id}
            className={`sh-side sh-side-${id} sh-${id}${share > SURE ? ' sh-side-sure' : ''}`}
            style={{ blockSize: `${100 * share}%` }}
          >
            {width < WIDE || share < HIGH
              ? ''
              : share > SURE
                ? words.certainly(words.faction[id]!)
                : `${words.faction[id]} ${words.percent(share)}`}
          </span>
        );
      })}
    </span>
  );
}

interface TruthProps {
  readonly player: number;
  readonly end: ShadowView;
  readonly since: number | undefined;
  readonly lexicon: Lexicon;
}

function Truth({ player, end, since, lexicon }: TruthProps) {
  const character = end.characters[player]!;
  const faction = factionOf(character);
  return (
    <span className={`sh-truth sh-${faction}`}>
      <b>
        <Icon body={FACTION_PICTURES[faction]!} label={lexicon.words.faction[faction]!} />{' '}
        {lexicon.character(character)}
      </b>
      {since !== undefined && <small>{lexicon.words.sureFrom(since)}</small>}
    </span>
  );
}

/** The same in figures, for whoever cannot see the bands. */
function Figures({
  chart,
  others,
  names,
  lexicon,
}: Omit<BandsProps, 'end' | 'seat'> & { readonly others: readonly number[] }) {
  const { words } = lexicon;
  return (
    <div className="sr-only">
      <table>
        <caption>{words.knownTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{words.turnWord}</th>
            {others.map((player) => (
              <th key={player} scope="col">
                {names[player]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.turnings.map(({ point, turn }) => (
            <tr key={point.n}>
              <th scope="row">{turn}</th>
              {others.map((player) => (
                <td key={player}>
                  {ORDER.map(
                    (side) =>
                      `${words.faction[FACTION_IDS[side]!]} ${words.percent(point.factions[player]![side]!)}`,
                  ).join(', ')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
