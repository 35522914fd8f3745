/** Below the map: my hand, the deck, what is in play, and both routing piles with how far they are from running. */
import { classes, type Offer } from '@fray/kit';
import { CARD_IDS, type DevilsView, HIDDEN, NO_CARD } from '../src/index.js';
import { PlayingCard } from './cards.js';
import type { DevilsWords } from './words/en.js';

interface BottomProps {
  readonly table: DevilsView;
  readonly names: readonly string[];
  readonly seat: number;
  readonly words: DevilsWords;
  readonly moves: readonly Offer[];
  readonly onChoose: (offer: Offer) => void;
}

export function Bottom({ table, names, seat, words, moves, onChoose }: BottomProps) {
  const inPlay = table.inPlay.filter((card) => card !== NO_CARD);
  return (
    <div className="db-bottom">
      {seat >= 0 && (
        <section className="db-hand" aria-label={words.hand}>
          <span>
            <b>{words.hand}</b>
            <br />
            <small>{words.handOnly}</small>
          </span>
          {table.hand.map((card) => (
            <HandCard key={card} card={card} words={words} moves={moves} onChoose={onChoose} />
          ))}
        </section>
      )}
      <section className="db-deck">
        <PlayingCard card={HIDDEN} words={words} small />
        <PlayingCard card={table.discard[table.discard.length - 1] ?? NO_CARD} words={words} small />
        <small>
          {words.deck(table.deckSize)} · {words.used(table.discard.length)}
        </small>
      </section>
      {inPlay.length > 0 && (
        <section className="db-inplay" aria-label={words.inPlay}>
          {inPlay.map((card, i) => (
            <PlayingCard key={`${card} ${i}`} card={card} words={words} small />
          ))}
          {table.need > 0 && <small>{words.needs(table.need)}</small>}
        </section>
      )}
      {table.piles.map((pile, gang) => (
        <Routing key={names[gang]} pile={pile} name={names[gang]!} gang={gang} words={words} />
      ))}
    </div>
  );
}

interface HandCardProps {
  readonly card: number;
  readonly words: DevilsWords;
  readonly moves: readonly Offer[];
  readonly onChoose: (offer: Offer) => void;
}

/** A card that may be exchanged for the drawn one can be clicked where it lies. */
function HandCard({ card, words, moves, onChoose }: HandCardProps) {
  const id = CARD_IDS[card];
  const offers = moves.filter(
    ({ choice }) => (choice.do === 'swap' || choice.do === 'take') && choice['card'] === id,
  );
  const face = <PlayingCard card={card} words={words} />;
  if (offers.length !== 1) return face;
  return (
    <button
      type="button"
      className="db-card-button"
      aria-label={offers[0]!.label}
      onClick={() => onChoose(offers[0]!)}
    >
      {face}
    </button>
  );
}

interface RoutingProps {
  readonly pile: readonly number[];
  readonly name: string;
  readonly gang: number;
  readonly words: DevilsWords;
}

const LIMIT = 21;

function Routing({ pile, name, gang, words }: RoutingProps) {
  const total = pile.reduce((sum, card) => sum + (card % 13) + 1, 0);
  return (
    <section className={classes('db-routing', `side-${gang}`)} aria-label={words.routing(name)}>
      <small>{words.routing(name)}</small>
      <span className="db-gauge" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (total / LIMIT) * 100)}%` }} />
      </span>
      <small>{words.routingAt(total)}</small>
    </section>
  );
}
