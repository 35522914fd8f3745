/** Playing cards, drawn plainly: rank, suit, and the suit's colour. */
import { classes } from '@fray/kit';
import { HIDDEN, NO_CARD } from '../src/index.js';
import type { DevilsWords } from './words/en.js';

const SIGNS = ['♣', '♦', '♥', '♠'];

interface PlayingCardProps {
  readonly card: number;
  readonly words: DevilsWords;
  readonly small?: boolean;
}

export function PlayingCard({ card, words, small = false }: PlayingCardProps) {
  if (card === NO_CARD)
    return <span className={classes('db-card', 'db-card-none', small && 'db-card-small')} />;
  if (card === HIDDEN)
    return (
      <span
        className={classes('db-card', 'db-card-back', small && 'db-card-small')}
        role="img"
        aria-label={words.hiddenCard}
      />
    );
  const suit = Math.floor(card / 13);
  const rank = words.ranks[card % 13]!;
  const red = suit === 1 || suit === 2;
  return (
    <span
      className={classes('db-card', red && 'db-card-red', small && 'db-card-small')}
      role="img"
      aria-label={words.card(rank, words.suits[suit]!)}
    >
      <span aria-hidden="true">{rank}</span>
      <span aria-hidden="true">{SIGNS[suit]}</span>
    </span>
  );
}
