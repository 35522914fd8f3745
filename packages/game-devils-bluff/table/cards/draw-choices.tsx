/** One draw, one decision: the drawn card lies in the middle, my hand below, each card with what it comes to. */
import { classes, Key, type Offer } from '@fray/kit';
import { CARD_IDS, type DevilsView, reaches, worth } from '../../src/index.js';
import type { DevilsWords } from '../words/en.js';
import { PlayingCard } from './playing-card.js';

interface DrawChoicesProps {
  readonly table: DevilsView;
  readonly seat: number;
  readonly moves: readonly Offer[];
  readonly advised: Offer | undefined;
  readonly words: DevilsWords;
  readonly onChoose: (offer: Offer) => void;
}

/** The verbs that cards answer. */
export const CARD_VERBS: ReadonlySet<string> = new Set(['keep', 'swap', 'meld', 'take']);

const ROUTING = 6;

export function DrawChoices({ table, seat, moves, advised, words, onChoose }: DrawChoicesProps) {
  const offers = moves.filter(({ choice }) => CARD_VERBS.has(choice.do));
  const used = new Set(offers.map(({ choice }) => cardAt(choice['card'])));
  const idle = table.hand.filter((card) => !used.has(card));
  const button = (offer: Offer, i: number) => (
    <CardOffer
      key={offer.label}
      {...{ offer, table, seat, words, onChoose }}
      hotkey={i < 9 ? String(i + 1) : undefined}
      advised={offer === advised}
    />
  );
  const of = (...verbs: string[]) =>
    offers.map((offer, i) => (verbs.includes(offer.choice.do) ? button(offer, i) : null));
  return (
    <div className="db-draw" data-spot="draw">
      <div className="db-drawn">{of('keep')}</div>
      <div className="db-melds">{of('meld')}</div>
      <div className="db-held">
        {of('swap', 'take')}
        {idle.map((card) => (
          <span key={card} className="db-play db-play-idle">
            <PlayingCard card={card} words={words} />
          </span>
        ))}
      </div>
    </div>
  );
}

interface CardOfferProps extends Omit<DrawChoicesProps, 'moves' | 'advised'> {
  readonly offer: Offer;
  readonly hotkey: string | undefined;
  readonly advised: boolean;
}

function CardOffer({ offer, table, seat, words, onChoose, hotkey, advised }: CardOfferProps) {
  const cards = cardsOf(offer, table, seat);
  const result = resultOf(offer, cards, table, words);
  const what = offer.choice.do;
  return (
    <button
      type="button"
      className={classes(
        'db-play',
        `db-play-${what}`,
        result.good && 'db-play-good',
        advised && 'db-advised',
      )}
      aria-label={`${offer.label}. ${result.text}`}
      onClick={() => onChoose(offer)}
    >
      <span className="db-play-cards">
        {cards.map((card) => (
          <PlayingCard
            key={card}
            card={card}
            words={words}
            size={what === 'meld' ? 'small' : what === 'keep' ? 'large' : 'plain'}
          />
        ))}
      </span>
      <span className={classes('db-play-words', result.good ? 'db-good' : 'db-bad')} aria-hidden="true">
        {what !== 'swap' && <b>{titleOf(offer, cards, words)}: </b>}
        {result.text}
        {hotkey !== undefined && <Key name={hotkey} />}
      </span>
    </button>
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
  return choice.do === 'keep' ? drawing.keep : drawing.take;
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
