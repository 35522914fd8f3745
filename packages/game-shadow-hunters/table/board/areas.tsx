/** The six areas as three joined pairs in a ring, with their dice numbers and whoever stands on them. */
import { classes, Icon, type Offer, SeatMark } from '@fray/kit';
import { AREAS, type ShadowView } from '../../src/index.js';
import { has, type Lexicon } from '../lexicon.js';
import { AREA_PICTURES } from '../pictures.js';

interface AreasProps {
  readonly table: ShadowView;
  readonly names: readonly string[];
  readonly seat: number;
  readonly lexicon: Lexicon;
  readonly choices: ReadonlyMap<number, Offer>;
  readonly onChoose: (offer: Offer) => void;
}

/** Left, top and right of the ring. */
const SIDES = ['left', 'top', 'right'] as const;

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

function isFighting(table: ShadowView, player: number): boolean {
  const attack = table.attacks[table.attacks.length - 1];
  return attack !== undefined && (attack.by === player || has(attack.left, player));
}

function AreaCard({
  area,
  table,
  names,
  seat,
  lexicon,
  choices,
  onChoose,
}: AreasProps & { readonly area: number }) {
  const { words } = lexicon;
  const { id, numbers } = AREAS[area]!;
  const name = lexicon.area(area);
  const rolls = numbers.join('–');
  const offer = choices.get(area);
  const here = table.places.flatMap((place, other) =>
    place === area && has(table.alive, other) ? [other] : [],
  );
  const body = (
    <>
      <span className="sh-area-name">{name}</span>
      <span className={classes('sh-area-picture', `sh-area-${id}`)}>
        <b>{rolls}</b>
        <Icon body={AREA_PICTURES[id]!} />
      </span>
      <span className="sh-area-does">{words.areaDoes[id]}</span>
      <span className="sh-tokens">
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
            <SeatMark seat={other} size={16} />
            <span className="sr-only">{names[other]}</span>
          </span>
        ))}
      </span>
    </>
  );
  if (offer === undefined)
    return (
      <div className="sh-area" data-area={id} data-spot={`area ${id}`}>
        {body}
      </div>
    );
  return (
    <button
      type="button"
      className="sh-area sh-choice"
      data-area={id}
      data-spot={`area ${id}`}
      aria-label={offer.label}
      onClick={() => onChoose(offer)}
    >
      {body}
    </button>
  );
}
