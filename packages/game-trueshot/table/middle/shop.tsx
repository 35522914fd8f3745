/** The shop: two weapons, and in a preparation what each of them comes to after the old one's return. */
import { Button, classes, Icon, type Offer, useEntries } from '@fray/kit';
import { type Bill, type TrueshotView, WEAPONS } from '../../src/index.js';
import { CardName } from '../cards/card-name.js';
import type { Lexicon } from '../lexicon.js';
import { ATTACK, COIN, weaponPicture } from '../pictures.js';

interface ShopProps {
  readonly table: TrueshotView;
  readonly lexicon: Lexicon;
  readonly moves: readonly Offer[];
  readonly onChoose: (offer: Offer) => void;
}

const OFFERS = ['first', 'second'];
const COMBAT = 2;

export function Shop({ table, lexicon, moves, onChoose }: ShopProps) {
  const { words } = lexicon;
  if (table.shop.length === 0) return null;
  return (
    <div className={classes('tl-shop', table.bills.length > 0 && 'tl-shop-open')} data-spot="shop">
      <span>{table.phase === COMBAT ? words.shopShut : words.shop}</span>
      <div className="tl-shop-cards">
        {table.shop.map((weapon, i) => {
          const offer = moves.find(
            ({ choice }) => (choice.do === 'buy' || choice.do === 'replace') && choice['offer'] === OFFERS[i],
          );
          return (
            <Ware
              key={weapon}
              weapon={weapon}
              bill={table.bills[i]}
              may={offer !== undefined}
              lexicon={lexicon}
            >
              {offer !== undefined && (
                <Button kind="choice" className="tl-small" onClick={() => onChoose(offer)}>
                  {offer.label}
                </Button>
              )}
            </Ware>
          );
        })}
      </div>
    </div>
  );
}

interface WareProps {
  readonly weapon: number;
  readonly bill: Bill | undefined;
  readonly may: boolean;
  readonly lexicon: Lexicon;
  readonly children: React.ReactNode;
}

function Ware({ weapon, bill, may, lexicon, children }: WareProps) {
  const { words } = lexicon;
  const entries = useEntries();
  const { id, attack, cost } = WEAPONS[weapon]!;
  return (
    <div className={classes('tl-ware', may && 'tl-may')}>
      <span className="tl-ware-head">
        <Icon body={weaponPicture(id)} />
        <span>
          <CardName entry={`weapon:${id}`} name={lexicon.weapon(weapon)} />
          <br />
          <Icon body={ATTACK} label={words.attack} /> {attack} <Icon body={COIN} label={words.cost} /> {cost}
        </span>
      </span>
      {bill !== undefined && (
        <>
          <span className="tl-ware-text">{entries[`weapon:${id}`]?.text}</span>
          <BillRows bill={bill} lexicon={lexicon} />
        </>
      )}
      {children}
    </div>
  );
}

function BillRows({ bill, lexicon }: { readonly bill: Bill; readonly lexicon: Lexicon }) {
  const { words } = lexicon;
  const { price, refund, inHealth, after, short } = bill;
  return (
    <dl className="tl-bill">
      <div>
        <dt>{inHealth ? words.costInHealth : words.cost}</dt>
        <dd>{price}</dd>
      </div>
      {refund > 0 && (
        <div>
          <dt>{words.refund}</dt>
          <dd>−{refund}</dd>
        </div>
      )}
      <div className={short > 0 ? 'tl-falls' : 'tl-bill-after'}>
        <dt>{short > 0 ? words.tooDear : words.leftAfter}</dt>
        <dd>{short > 0 ? words.short(short) : after}</dd>
      </div>
    </dl>
  );
}
