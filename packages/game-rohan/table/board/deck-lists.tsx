/** Both decks as everyone knows them: what each side owns, and how much of it has not been seen yet. */
import { Dialog, Icon } from '@fray/kit';
import { cardPool, EMPTY, LANES, type RohanView } from '../../src/index.js';
import { useLexicon } from '../lexicon.js';
import { pictureOf } from '../pictures.js';
import { cardOf } from './card-of.js';
import '../css/decks.css';

export interface DeckListsProps {
  readonly open: boolean;
  readonly table: RohanView;
  readonly seat: number;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

export function DeckLists({ open, table, seat, names, onClose }: DeckListsProps) {
  const { words } = useLexicon();
  return (
    <Dialog open={open} title={words.decks} onClose={onClose}>
      <p className="rohan-decks-hint">{words.decksHint}</p>
      {[0, 1].map((side) => (
        <DeckList key={side} table={table} side={side} me={seat} name={names[side]!} />
      ))}
    </Dialog>
  );
}

function DeckList(props: { table: RohanView; side: number; me: number; name: string }) {
  const { table, side, me, name } = props;
  const { words, name: nameOf, ability } = useLexicon();
  const pool = cardPool(table, side);
  const brought = pool.length - cardPool({ ...table, reinforced: [0, 0] }, side).length;
  const row = table.cards.slice(side * LANES, side * LANES + LANES).filter((card) => card !== EMPTY);
  const hand = side === me ? table.hand : table.shown[side]!;
  const faction = words.factions[table.factions[side]!]!;
  const title = name.includes(faction) ? name : words.deckOf(name, faction);
  return (
    <section className={`rohan-deck side-${side}`}>
      <h3>{words.deckTotal(title, pool.length - brought, brought)}</h3>
      <ul>
        {[...new Set(pool)].map((index) => {
          const card = cardOf(table.options, index);
          const of = (cards: readonly number[]): number => cards.filter((other) => other === index).length;
          const total = of(pool);
          return (
            <li key={card.id}>
              <Icon body={pictureOf(card.id)} />
              <span className="rohan-deck-name">
                {nameOf(card)}
                <small>
                  {card.atk}/{card.def}/{card.hp} {ability(card)}
                </small>
              </span>
              <span className="rohan-deck-counts">
                <b>{words.unseen(total - of(row) - of(hand))}</b>
                <small>{words.deckRow(total, of(row), of(hand))}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
