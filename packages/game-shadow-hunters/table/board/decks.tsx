/** The three decks on the table, each with its used cards beside it. */
import { classes, Icon, Key } from '@fray/kit';
import { CARDS, type ShadowView } from '../../src/index.js';
import type { Picking } from '../acting/use-picking.js';
import type { Lexicon } from '../lexicon.js';
import { cardPicture, DECK_PICTURES } from '../pictures.js';

export const DECK_KINDS = ['hermit', 'white', 'black'] as const;

interface DecksProps {
  readonly table: ShadowView;
  readonly lexicon: Lexicon;
  readonly picking: Picking;
}

export function Decks(props: DecksProps) {
  return (
    <div className="sh-decks">
      {DECK_KINDS.map((kind, deck) => (
        <Deck key={kind} kind={kind} deck={deck} {...props} />
      ))}
    </div>
  );
}

interface DeckProps extends DecksProps {
  readonly kind: (typeof DECK_KINDS)[number];
  readonly deck: number;
}

function Deck({ kind, deck, table, lexicon, picking }: DeckProps) {
  const { words } = lexicon;
  const discards = table.discards[deck]!;
  const top = discards[discards.length - 1];
  const offer = picking.decks.get(deck);
  const key = picking.keyOf(`deck ${deck}`);
  const pile = (
    <span className={classes('sh-pile', `sh-${kind}`)} data-deck={kind}>
      <Icon body={DECK_PICTURES[deck]!} />
      {key !== undefined && <Key name={key} />}
    </span>
  );
  return (
    <div className={`sh-deck sh-deck-${kind}`} data-spot={`deck ${kind}`}>
      {offer === undefined ? (
        pile
      ) : (
        <button
          type="button"
          className="sh-choice sh-pile-button"
          aria-label={offer.label}
          onClick={() => picking.choose(offer)}
        >
          {pile}
        </button>
      )}
      <span
        className={classes('sh-discard', `sh-${kind}`, top === undefined && 'sh-discard-none')}
        data-discard={kind}
      >
        {top !== undefined && (
          <Icon body={top >= 0 && deck !== 0 ? cardPicture(CARDS[top]!.id) : DECK_PICTURES[deck]!} />
        )}
      </span>
      <span className="sh-deck-counts" title={words.used(discards.length)}>
        <b>{words.decks[deck]}</b> {table.deckSizes[deck]}
        <span className="sr-only"> · {words.used(discards.length)}</span>
      </span>
    </div>
  );
}
