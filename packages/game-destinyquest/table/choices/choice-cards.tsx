/** What can be chosen as cards that say what they come to for both; the one looked at is larger, with its spread. */
import { classes, Icon, Key, type Offer, useExpert } from '@fray/kit';
import type { CSSProperties } from 'react';
import { useWords } from '../lexicon.js';
import type { ChoiceCard } from './cards-of.js';
import type { Foreseen } from './foresee.js';
import { Spread } from './spread.js';

export interface ChoiceCardsProps {
  readonly cards: readonly ChoiceCard[];
  /** What each comes to, by its key. */
  readonly foreseen: ReadonlyMap<string, Foreseen>;
  readonly left: number;
  readonly names: readonly (string | undefined)[];
  /** Worth considering: drawn as a ghost on its card. */
  readonly advised: Offer | undefined;
  readonly onChoose: (card: ChoiceCard) => void;
  /** A card is looked at. */
  readonly onLook: (key: string | undefined) => void;
}

/** From so many on they lie in rows, without pictures. */
const LARGE = 3;

export function ChoiceCards({ cards, foreseen, onChoose, onLook, advised, ...sides }: ChoiceCardsProps) {
  const words = useWords();
  if (cards.length === 0) return null;
  const rows = cards.length <= LARGE ? 1 : Math.ceil(cards.length / 5);
  const style = { '--cards': cards.length, '--rows': rows, '--row': Math.ceil(cards.length / rows) };
  return (
    <ul
      className={classes('dq-cards', cards.length > LARGE && 'dq-cards-many', rows > 1 && 'dq-rows')}
      style={style as CSSProperties}
      aria-label={words.youMay}
      data-spot="choices"
    >
      {cards.map((card, i) => (
        <li key={card.key} style={{ '--turn': i - (cards.length - 1) / 2 } as CSSProperties}>
          <button
            type="button"
            className={classes(
              'dq-move',
              card.waits && 'dq-move-waits',
              advised !== undefined && isAbout(card, advised) && 'dq-move-advised',
            )}
            onClick={() => onChoose(card)}
            onPointerEnter={() => onLook(card.key)}
            onPointerLeave={() => onLook(undefined)}
            onFocus={() => onLook(card.key)}
            onBlur={() => onLook(undefined)}
          >
            <span className="dq-move-art" aria-hidden="true">
              <Icon body={card.picture} />
              {i < 9 && <Key name={String(i + 1)} />}
            </span>
            <span className="dq-move-words">
              <b>{card.title}</b>
              {card.from !== '' && <small className="dq-move-from">{card.from}</small>}
              {card.text !== '' && <small className="dq-move-text">{card.text}</small>}
            </span>
            <Outcome card={card} foreseen={foreseen.get(card.key)} {...sides} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function isAbout({ ability, offer }: ChoiceCard, advised: Offer): boolean {
  return offer === undefined
    ? advised.choice['ability'] === ability
    : offer.move.join() === advised.move.join();
}

interface OutcomeProps extends Pick<ChoiceCardsProps, 'left' | 'names'> {
  readonly card: ChoiceCard;
  readonly foreseen: Foreseen | undefined;
}

function Outcome({ card, foreseen, left, names }: OutcomeProps) {
  const words = useWords();
  const expert = useExpert();
  if (foreseen === undefined)
    return <span className="dq-move-out">{card.offer === undefined && words.chooseHow}</span>;
  return (
    <span className="dq-move-out">
      {card.waits && <em className="dq-waits">{words.waits}</em>}
      <Spread counts={foreseen.spread[1 - left]!} most={foreseen.health[1 - left]!.most} />
      {expert && foreseen.strikes > 0 && foreseen.strikes < 100 && (
        <small className="dq-move-odds">{words.strikesIn(foreseen.strikes)}</small>
      )}
      {[left, 1 - left].map((seat) => (
        <span key={seat} className={`side-${seat}`}>
          <span>{names[seat] ?? words.you}</span>{' '}
          <b>{words.healthSpan(foreseen.health[seat]!.least, foreseen.health[seat]!.most)}</b>
        </span>
      ))}
    </span>
  );
}
