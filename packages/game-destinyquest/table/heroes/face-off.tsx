/** The two who will fight, side by side: pressing one chooses for that side. */
import { classes, Icon } from '@fray/kit';
import type { Hero } from '../../src/index.js';
import { figureOf } from '../builder/totals.js';
import { useWords } from '../lexicon.js';
import { pictureOfCareer } from '../pictures.js';

export interface FaceOffProps {
  readonly pair: readonly [Hero, Hero];
  readonly seat: 0 | 1;
  readonly onSeat: (seat: 0 | 1) => void;
}

export function FaceOff({ pair, seat, onSeat }: FaceOffProps) {
  const words = useWords();
  return (
    <div className="dq-face-off">
      <div className="dq-two">
        {([0, 1] as const).map((side) => (
          <button
            key={side}
            type="button"
            className={classes(`side-${side}`, side === seat && 'dq-choosing')}
            aria-pressed={side === seat}
            onClick={() => onSeat(side)}
          >
            <span className="dq-two-picture">
              <Icon body={pictureOfCareer(pair[side].career)} />
            </span>
            <b>{words.called(pair[side].name)}</b>
            <small>{words.setup.whose[side]}</small>
          </button>
        ))}
      </div>
      <Compared pair={pair} />
      <p className="dq-soft">{words.setup.faster(pair[0].attributes.speed - pair[1].attributes.speed)}</p>
    </div>
  );
}

function Compared({ pair }: Pick<FaceOffProps, 'pair'>) {
  const words = useWords();
  const might = (hero: Hero): number => Math.max(hero.attributes.brawn, hero.attributes.magic);
  const rows = [
    [words.setup.bonuses.speed, (hero: Hero) => hero.attributes.speed, 14],
    [words.setup.might, might, 18],
    [words.setup.bonuses.armour, (hero: Hero) => hero.attributes.armour, 12],
    [words.setup.bonuses.health, (hero: Hero) => figureOf(hero, 'health'), 120],
  ] as const;
  return (
    <table className="dq-compared">
      <caption className="sr-only">{words.setup.compared}</caption>
      <tbody>
        {rows.map(([name, figure, most]) => (
          <tr key={name}>
            <td>{figure(pair[0])}</td>
            <td className="side-0">
              <Bar share={figure(pair[0]) / most} />
            </td>
            <th scope="row">{name}</th>
            <td className="side-1">
              <Bar share={figure(pair[1]) / most} />
            </td>
            <td>{figure(pair[1])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ share }: { readonly share: number }) {
  return (
    <span className="dq-share" aria-hidden="true">
      <span style={{ width: `${Math.min(100, Math.round(100 * share))}%` }} />
    </span>
  );
}
