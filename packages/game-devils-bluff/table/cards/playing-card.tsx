/** Playing cards, drawn plainly: rank and suit in two corners, the pips of the number or a figure between. */
import { classes } from '@fray/kit';
import { HIDDEN, NO_CARD } from '../../src/index.js';
import type { DevilsWords } from '../words/en.js';
import { COURT, PIPS } from './pips.js';

export const SIGNS = ['♣', '♦', '♥', '♠'];

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
  return (
    <span
      className={classes(common, (suit === 1 || suit === 2) && 'db-card-red')}
      role="img"
      aria-label={cardName(card, words)}
    >
      <span className="db-card-corner" aria-hidden="true">
        {rank}
        <i>{SIGNS[suit]}</i>
      </span>
      {size === 'small' ? null : <CardMiddle rank={card % 13} sign={SIGNS[suit]!} />}
    </span>
  );
}

function CardMiddle({ rank, sign }: { readonly rank: number; readonly sign: string }) {
  const court = COURT[rank];
  return (
    <svg className="db-card-pips" viewBox="0 0 100 140" aria-hidden="true">
      {court !== undefined ? (
        <g transform="translate(22 42) scale(.11)" dangerouslySetInnerHTML={{ __html: court }} />
      ) : (
        (PIPS[rank] ?? []).map(([x, y]) => (
          <text
            key={`${x} ${y}`}
            x={x}
            y={y}
            fontSize={rank === 0 ? 56 : 20}
            {...(y > 84 && rank > 0 ? { transform: `rotate(180 ${x} ${y - 7})` } : {})}
          >
            {sign}
          </text>
        ))
      )}
    </svg>
  );
}

export function cardName(card: number, words: DevilsWords): string {
  return words.card(words.rankNames[card % 13]!, words.suits[Math.floor(card / 13)]!);
}
