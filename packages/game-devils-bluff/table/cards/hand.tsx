/** My hand, rising from the lower edge, and the deck and the used cards across. */
import { type DevilsView, HIDDEN, NO_CARD } from '../../src/index.js';
import type { DevilsWords } from '../words/en.js';
import { PlayingCard } from './playing-card.js';

interface CardsProps {
  readonly table: DevilsView;
  readonly words: DevilsWords;
}

export function Hand({ table, words }: CardsProps) {
  return (
    <section className="db-hand" data-spot="hand" aria-label={words.hand} title={words.handOnly}>
      {table.hand.map((card) => (
        <PlayingCard key={card} card={card} words={words} />
      ))}
    </section>
  );
}

export function Deck({ table, words }: CardsProps) {
  return (
    <section className="db-deck">
      <span className="db-counted">
        <PlayingCard card={HIDDEN} words={words} />
        <small>{words.deck(table.deckSize)}</small>
      </span>
      <span className="db-counted">
        <PlayingCard card={table.discard[table.discard.length - 1] ?? NO_CARD} words={words} />
        <small>{words.used(table.discard.length)}</small>
      </span>
    </section>
  );
}
