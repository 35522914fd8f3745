/** Playing cards, drawn plainly: rank and suit in two corners, a large suit between. */
import { classes } from '@fray/kit';
import { HIDDEN, NO_CARD } from '../../src/index.js';
import type { DevilsWords } from '../words/en.js';

const SIGNS = ['♣', '♦', '♥', '♠'];

interface PlayingCardProps {
  readonly card: number;
  readonly words: DevilsWords;
  readonly size?: 'small' | 'plain' | 'large';
  /** Whose back it is: each gang's hand has its own colour. */
  readonly seat?: number;
}

export function PlayingCard({ card, words, size = 'plain', seat }: PlayingCardProps) {
  const common = classes('db-card', `db-card-${size}`, seat !== undefined && `side-${seat}`);
  if (card === NO_CARD)
    return <span className={classes(common, 'db-card-none')} role="img" aria-label={words.noCard} />;
  if (card === HIDDEN)
    return <span className={classes(common, 'db-card-back')} role="img" aria-label={words.hiddenCard} />;
  const suit = Math.floor(card / 13);
  const rank = words.ranks[card % 13]!;
  const corner = (
    <span className="db-card-corner" aria-hidden="true">
      {rank}
      <i>{SIGNS[suit]}</i>
    </span>
  );
  return (
    <span
      className={classes(common, (suit === 1 || suit === 2) && 'db-card-red')}
      role="img"
      aria-label={cardName(card, words)}
    >
      {corner}
      <span className="db-card-suit" aria-hidden="true">
        {SIGNS[suit]}
      </span>
      {size !== 'small' && corner}
    </span>
  );
}

export function cardName(card: number, words: DevilsWords): string {
  return words.card(words.rankNames[card % 13]!, words.suits[Math.floor(card / 13)]!);
}
