/** The three decks with what has been used, and the dice of the running attack between them. */
import { classes, Icon, type Offer, type ShownBeat } from '@fray/kit';
import { CARDS, type ShadowView } from '../../src/index.js';
import type { Lexicon } from '../lexicon.js';
import { cardPicture, DECK_PICTURES } from '../pictures.js';
import { Strife } from './strife.js';

const DECK_CLASSES = ['hermit', 'white', 'black'];

interface DecksProps {
  readonly table: ShadowView;
  readonly names: readonly string[];
  readonly seat: number;
  readonly beat: ShownBeat<ShadowView> | undefined;
  readonly lexicon: Lexicon;
  readonly choices: ReadonlyMap<number, Offer>;
  readonly onChoose: (offer: Offer) => void;
}

export function Decks({ table, names, seat, beat, lexicon, choices, onChoose }: DecksProps) {
  return (
    <div className="sh-middle">
      <div className="sh-decks">
        {DECK_CLASSES.map((deck, i) => (
          <Deck
            key={deck}
            table={table}
            deck={i}
            lexicon={lexicon}
            offer={choices.get(i)}
            onChoose={onChoose}
          />
        ))}
      </div>
      <Strife table={table} beat={beat} names={names} me={seat} lexicon={lexicon} />
    </div>
  );
}

interface DeckProps {
  readonly table: ShadowView;
  readonly deck: number;
  readonly lexicon: Lexicon;
  readonly offer: Offer | undefined;
  readonly onChoose: (offer: Offer) => void;
}

function Deck({ table, deck, lexicon, offer, onChoose }: DeckProps) {
  const { words } = lexicon;
  const discards = table.discards[deck]!;
  const top = discards[discards.length - 1];
  const kind = DECK_CLASSES[deck]!;
  const pile = (
    <span className={classes('sh-pile', `sh-${kind}`)} data-deck={kind}>
      <Icon body={DECK_PICTURES[deck]!} />
    </span>
  );
  return (
    <div className="sh-deck" data-spot={`deck ${kind}`}>
      <span className="sh-deck-name">{words.decks[deck]}</span>
      <div className="sh-deck-piles">
        {offer === undefined ? (
          pile
        ) : (
          <button
            type="button"
            className="sh-choice sh-pile-button"
            aria-label={offer.label}
            onClick={() => onChoose(offer)}
          >
            {pile}
          </button>
        )}
        <span className={classes('sh-pile', 'sh-discard', `sh-${kind}-used`)} data-discard={kind}>
          {top !== undefined && (
            <Icon body={top >= 0 && deck !== 0 ? cardPicture(CARDS[top]!.id) : DECK_PICTURES[deck]!} />
          )}
        </span>
      </div>
      <span className="sh-deck-counts">
        <b>{table.deckSizes[deck]}</b> · <span>{words.used(discards.length)}</span>
      </span>
    </div>
  );
}
