/** A card as it lies large in the middle: of one of the decks, or a character's. */
import { Icon } from '@fray/kit';
import { CARDS, CHARACTERS } from '../../src/index.js';
import { factionOf, type Lexicon } from '../lexicon.js';
import { cardPicture, characterPicture, DECK_PICTURES, FACTION_PICTURES } from '../pictures.js';
import hermit from '../world/hermit.svg';
import { DECK_KINDS } from './decks.js';

interface BigCardProps {
  readonly card: number;
  readonly lexicon: Lexicon;
  /** A Hermit card that only I and one more get to read. */
  readonly secret?: boolean;
}

export function BigCard({ card, lexicon, secret = false }: BigCardProps) {
  const { words } = lexicon;
  const { id, deck } = CARDS[card]!;
  return (
    <div className={`sh-big sh-big-${DECK_KINDS[deck]!}`}>
      <div className="sh-big-paper">
        <span className="sh-big-kind">{words.deckCard[deck]}</span>
        <b className="sh-big-name">{lexicon.card(card)}</b>
        <span className="sh-big-art">
          {deck === 0 ? <img src={hermit} alt="" draggable={false} /> : <Icon body={cardPicture(id)} />}
        </span>
        <span className="sh-big-text">{lexicon.text(`card:${id}`)}</span>
        {secret && <span className="sh-big-foot">{words.onlyTwoRead}</span>}
      </div>
    </div>
  );
}

/** A card that is not for my eyes. */
export function BigBack({ deck, lexicon }: { readonly deck: number; readonly lexicon: Lexicon }) {
  return (
    <div className={`sh-big sh-big-back sh-big-${DECK_KINDS[deck]!}`}>
      <Icon body={DECK_PICTURES[deck]!} />
      <span className="sr-only">{lexicon.words.deckCard[deck]}</span>
    </div>
  );
}

export function BigCharacter({
  character,
  lexicon,
}: {
  readonly character: number;
  readonly lexicon: Lexicon;
}) {
  const { words } = lexicon;
  const { id } = CHARACTERS[character]!;
  const faction = factionOf(character);
  return (
    <div className={`sh-big sh-big-character sh-${faction}`}>
      <div className="sh-big-paper">
        <span className="sh-big-kind">
          <Icon body={FACTION_PICTURES[faction]!} /> {words.faction[faction]}
        </span>
        <b className="sh-big-name">{lexicon.character(character)}</b>
        <span className="sh-big-art">
          <Icon body={characterPicture(id)} />
        </span>
        <span className="sh-big-text">{lexicon.text(`character:${id}`)}</span>
      </div>
    </div>
  );
}
