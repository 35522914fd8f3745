/** The middle of the table: piles with their discards, the shop, and the strike that is waiting to land. */
import { classes, EntryView, Icon, type Offer, Popover, useEntries } from '@fray/kit';
import { type Forecast, PET_IDS, SPELL_IDS, type TrueshotView, WEAPON_IDS, WEAPONS } from '../src/index.js';
import type { Lexicon } from './lexicon.js';
import { ATTACK, COIN, PAW, petPicture, SPELL, spellPicture, weaponPicture } from './pictures.js';

interface MiddleProps {
  readonly table: TrueshotView;
  readonly lexicon: Lexicon;
  readonly moves: readonly Offer[];
  readonly onChoose: (offer: Offer) => void;
}

export function Middle(props: MiddleProps) {
  const { table, lexicon } = props;
  const { words } = lexicon;
  const last = <T,>(cards: readonly T[]): T | undefined => cards[cards.length - 1];
  const [pet, weapon, spell] = [last(table.petDiscard), last(table.weaponDiscard), last(table.spellDiscard)];
  return (
    <div className="tl-middle">
      <div className="tl-piles">
        <Pile
          name={words.pets}
          count={table.petPile.length}
          out={table.petDiscard.length}
          back={PAW}
          lexicon={lexicon}
          face={pet === undefined ? undefined : petPicture(PET_IDS[pet] ?? '')}
        />
        <Pile
          name={words.weapons}
          count={table.weaponPile.length}
          out={table.weaponDiscard.length}
          back={ATTACK}
          lexicon={lexicon}
          face={weapon === undefined ? undefined : weaponPicture(WEAPON_IDS[weapon] ?? '')}
        />
        <Pile
          name={words.spellPile}
          count={table.spellCount}
          out={table.spellDiscard.length}
          back={SPELL}
          lexicon={lexicon}
          face={spell === undefined ? undefined : spellPicture(SPELL_IDS[spell] ?? '')}
        />
      </div>
      <Shop {...props} />
      <Turned table={table} lexicon={lexicon} />
    </div>
  );
}

interface PileProps {
  readonly name: string;
  readonly count: number;
  readonly out: number;
  readonly back: string;
  readonly face: string | undefined;
  readonly lexicon: Lexicon;
}

function Pile({ name, count, out, back, face, lexicon }: PileProps) {
  return (
    <div className="tl-pile">
      <span>{name}</span>
      <span className="tl-pile-cards">
        <span className="tl-back">
          <Icon body={back} />
        </span>
        <span className="tl-discard">{face !== undefined && <Icon body={face} />}</span>
      </span>
      <span className="tl-soft">
        <b>{count}</b> {lexicon.words.out(out)}
      </span>
    </div>
  );
}

const OFFERS = ['first', 'second'];

function Shop({ table, lexicon, moves, onChoose }: MiddleProps) {
  const { words } = lexicon;
  const entries = useEntries();
  return (
    <div className="tl-shop" data-spot="shop">
      <span>{table.phase === 2 ? words.shopShut : words.shop}</span>
      <div className="tl-shop-cards">
        {table.shop.map((weapon, i) => {
          const data = WEAPONS[weapon];
          if (data === undefined) return null;
          const buy = moves.find(({ choice }) => choice.do === 'buy' && choice['offer'] === OFFERS[i]);
          const entry = entries[`weapon:${data.id}`];
          return (
            <div key={data.id} className={classes('tl-ware', buy !== undefined && 'tl-may')}>
              <Popover className="tl-item" content={() => entry !== undefined && <EntryView entry={entry} />}>
                <Icon body={weaponPicture(data.id)} />
                <span>
                  <b>{lexicon.weapon(weapon)}</b>
                  <br />
                  <Icon body={ATTACK} label={words.attack} /> {data.attack}{' '}
                  <Icon body={COIN} label={words.cost} /> {data.cost}
                </span>
              </Popover>
              {buy !== undefined && (
                <button type="button" className="button button-choice tl-small" onClick={() => onChoose(buy)}>
                  {buy.label}
                </button>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** A pet or weapon that was just turned up and waits for an answer. */
function Turned({ table, lexicon }: { readonly table: TrueshotView; readonly lexicon: Lexicon }) {
  const entries = useEntries();
  const { shown, phase } = table;
  const id = phase === 1 && shown >= 0 ? PET_IDS[shown] : undefined;
  const entry = id === undefined ? undefined : entries[`pet:${id}`];
  if (entry === undefined) return null;
  return (
    <div className="tl-turned">
      <Icon body={petPicture(id!)} />
      <span>
        <b>{lexicon.pet(shown)}</b>
        <br />
        {entry.text}
      </span>
    </div>
  );
}

/** What the strike comes to, figure by figure. */
export function Reckoning({
  table,
  strike,
  lexicon,
}: {
  readonly table: TrueshotView;
  readonly strike: Forecast;
  readonly lexicon: Lexicon;
}) {
  const { words } = lexicon;
  const name = lexicon.pet(table.kind[strike.target]!);
  const rows = [
    [words.attack, strike.attack],
    [words.edge, strike.edge],
    [words.grudge, strike.grudge],
    [words.spore, strike.spore],
  ] as const;
  return (
    <aside className="tl-reckoning" data-spot="strike" aria-label={words.waiting}>
      <p className="tl-comes">{words.comesTo(strike.damage, name, strike.health)}</p>
      <dl>
        {rows.map(([label, value], i) =>
          value !== 0 || i === 0 ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{i === 0 ? value : `+${value}`}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className={strike.falls ? 'tl-falls' : undefined}>
        {strike.falls ? words.falls(name) : words.holds(name, Math.max(0, strike.health - strike.damage))}
      </p>
    </aside>
  );
}
