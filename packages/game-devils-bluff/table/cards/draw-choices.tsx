/** One draw, one decision: keep the card, swap one in, or play a set or run, each with what it comes to. */
import { classes, Key, type Offer } from '@fray/kit';
import { CARD_IDS, type DevilsView, reaches, worth } from '../../src/index.js';
import type { DevilsWords } from '../words/en.js';
import { PlayingCard } from './playing-card.js';

interface DrawChoicesProps {
  readonly table: DevilsView;
  readonly seat: number;
  readonly moves: readonly Offer[];
  readonly words: DevilsWords;
  readonly onChoose: (offer: Offer) => void;
}

/** The verbs this row answers. */
export const CARD_VERBS: ReadonlySet<string> = new Set(['keep', 'swap', 'meld', 'take']);

const ROUTING = 6;

export function DrawChoices({ table, seat, moves, words, onChoose }: DrawChoicesProps) {
  const offers = moves.filter(({ choice }) => CARD_VERBS.has(choice.do));
  return (
    <div className="db-draw" data-spot="draw">
      {offers.map((offer, i) => {
        const cards = cardsOf(offer, table, seat);
        const result = resultOf(offer, cards, table, words);
        return (
          <button
            key={offer.label}
            type="button"
            className={classes('db-play', `db-play-${offer.choice.do}`, result.good && 'db-play-good')}
            aria-label={`${offer.label}. ${result.text}`}
            onClick={() => onChoose(offer)}
          >
            <span className="db-play-cards">
              {cards.map((card) => (
                <PlayingCard key={card} card={card} words={words} size="large" />
              ))}
            </span>
            <span className="db-play-words" aria-hidden="true">
              <b>
                {titleOf(offer, cards, words)} {i < 9 && <Key name={String(i + 1)} />}
              </b>
              <small className={result.good ? 'db-good' : 'db-bad'}>{result.text}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}

const cardAt = (value: unknown): number => CARD_IDS.indexOf(String(value));

function cardsOf({ choice }: Offer, table: DevilsView, seat: number): number[] {
  if (choice.do === 'keep') return [table.inPlay[seat]!];
  if (choice.do !== 'meld') return [cardAt(choice['card'])];
  const spare = cardAt(choice['spare']);
  return [...table.hand, table.inPlay[seat]!]
    .filter((card) => card !== spare)
    .sort((a, b) => (a % 13) - (b % 13));
}

function titleOf({ choice }: Offer, cards: readonly number[], words: DevilsWords): string {
  const { drawing } = words;
  if (choice.do === 'meld') return drawing.meld(cards.reduce((sum, card) => sum + (card % 13) + 1, 0));
  return choice.do === 'keep' ? drawing.keep : choice.do === 'take' ? drawing.take : drawing.swapIn;
}

function resultOf({ choice }: Offer, cards: readonly number[], table: DevilsView, words: DevilsWords) {
  const { drawing } = words;
  if (choice.do === 'meld') {
    const left = table.hand.length + 1 - cards.length;
    return { good: true, text: `${drawing.hits}, ${drawing.leaves(left)}` };
  }
  const card = cards[0]!;
  if (table.drawKind === ROUTING) {
    const pile = table.piles[table.drawSeat]!.reduce((sum, each) => sum + (each % 13) + 1, (card % 13) + 1);
    return { good: pile <= 21, text: drawing.pile(pile) };
  }
  if (table.need === 0) return { good: true, text: String(worth(table, card)) };
  return reaches(table, card)
    ? { good: true, text: drawing.hits }
    : { good: false, text: drawing.missesBy(Math.max(1, table.need - worth(table, card))) };
}
