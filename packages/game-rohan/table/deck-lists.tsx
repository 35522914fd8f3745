/** Both decks as everyone knows them: what each side owns, and how much of it has not been seen yet. */
import { Dialog, Icon } from '@fray/kit';
import { cardPool, EMPTY, FACTION_NAMES, LANES, type RohanView } from '../src/index.js';
import { abilityOf, cardOf } from './card-view.js';
import { pictureOf } from './pictures.js';
import { WORDS } from './words.js';

export interface DeckListsProps {
  readonly open: boolean;
  readonly table: RohanView;
  readonly seat: number;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

export function DeckLists({ open, table, seat, names, onClose }: DeckListsProps) {
  return (
    <Dialog open={open} title={WORDS.decks} onClose={onClose}>
      <p className="rohan-decks-hint">{WORDS.decksHint}</p>
      {[0, 1].map((side) => (
        <DeckList key={side} table={table} side={side} me={seat} name={names[side]!} />
      ))}
    </Dialog>
  );
}

function DeckList(props: { table: RohanView; side: number; me: number; name: string }) {
  const { table, side, me, name } = props;
  const pool = cardPool(table, side);
  const row = table.cards.slice(side * LANES, side * LANES + LANES).filter((card) => card !== EMPTY);
  const hand = side === me ? table.hand : table.shown[side]!;
  const faction = FACTION_NAMES[table.factions[side]!]!;
  const title = name.includes(faction) ? name : `${name}, ${faction}`;
  return (
    <section className={`rohan-deck side-${side}`}>
      <h3>{WORDS.deckTotal(title, pool.length)}</h3>
      <ul>
        {[...new Set(pool)].map((index) => {
          const card = cardOf(table.options, index);
          const of = (cards: readonly number[]): number => cards.filter((other) => other === index).length;
          const total = of(pool);
          return (
            <li key={card.id}>
              <Icon body={pictureOf(card.id)} />
              <span className="rohan-deck-name">
                {card.name}
                <small>
                  {card.atk}/{card.def}/{card.hp} {abilityOf(card)}
                </small>
              </span>
              <span className="rohan-deck-counts">
                <b>{WORDS.unseen(total - of(row) - of(hand))}</b>
                <small>{WORDS.deckRow(total, of(row), of(hand))}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
