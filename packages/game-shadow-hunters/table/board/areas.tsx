/** The six areas as three joined pairs on the table: left, in front and right, with their dice numbers and who stands there. */
import { classes, Icon, Key, SeatMark } from '@fray/kit';
import { AREAS, type ShadowView } from '../../src/index.js';
import type { Picking } from '../acting/use-picking.js';
import { has, type Lexicon } from '../lexicon.js';
import { AREA_PICTURES } from '../pictures.js';

interface AreasProps {
  readonly table: ShadowView;
  readonly names: readonly string[];
  readonly seat: number;
  readonly lexicon: Lexicon;
  readonly picking: Picking;
}

const SIDES = ['left', 'front', 'right'] as const;

export function Areas(props: AreasProps) {
  const { table, lexicon } = props;
  return (
    <section className="sh-ring" aria-label={lexicon.words.areas}>
      {SIDES.map((side, pair) => (
        <div
          key={side}
          className={classes('sh-pair', `sh-pair-${side}`, isFight(table, pair) && 'sh-pair-fight')}
        >
          {[2 * pair, 2 * pair + 1].map((slot) => (
            <AreaCard key={slot} {...props} area={table.slots.indexOf(slot)} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** The pair from which the running attack comes. */
function isFight(table: ShadowView, pair: number): boolean {
  const attack = table.attacks[table.attacks.length - 1];
  const place = attack === undefined ? -1 : table.places[attack.by]!;
  return place !== -1 && table.slots[place]! >> 1 === pair;
}

function AreaCard({ area, table, names, seat, lexicon, picking }: AreasProps & { readonly area: number }) {
  const { words } = lexicon;
  const { id, numbers } = AREAS[area]!;
  const offer = picking.areas.get(area);
  const key = picking.keyOf(`area ${area}`);
  const here = table.places.flatMap((place, other) =>
    place === area && has(table.alive, other) ? [other] : [],
  );
  const body = (
    <>
      <Icon body={AREA_PICTURES[id]!} />
      <b className="sh-area-rolls">{numbers.join('–')}</b>
      <span className="sh-area-words">
        <span className="sh-area-name">{lexicon.area(area)}</span>
        <span className="sh-area-does">{words.areaDoes[id]}</span>
      </span>
      {key !== undefined && <Key name={key} />}
      <span className={classes('sh-tokens', here.length > 4 && 'sh-tokens-many')}>
        {here.map((other) => (
          <span
            key={other}
            className={classes(
              'sh-token',
              `seat-${other}`,
              other === seat && 'sh-token-me',
              isFighting(table, other) && 'sh-token-fights',
            )}
            data-token={other}
            title={names[other]}
          >
            <SeatMark seat={other} size={20} />
            <span className="sr-only">{names[other]}</span>
          </span>
        ))}
      </span>
    </>
  );
  const look = classes('sh-area', here.includes(seat) && 'sh-area-here', offer !== undefined && 'sh-choice');
  if (offer === undefined)
    return (
      <div className={look} data-area={id} data-spot={`area ${id}`}>
        {body}
      </div>
    );
  return (
    <button
      type="button"
      className={look}
      data-area={id}
      data-spot={`area ${id}`}
      aria-label={offer.label}
      onClick={() => picking.choose(offer)}
    >
      {body}
    </button>
  );
}

function isFighting(table: ShadowView, player: number): boolean {
  const attack = table.attacks[table.attacks.length - 1];
  return attack !== undefined && (attack.by === player || has(attack.left, player));
}
