/** The three decks with what has been used, and the dice of the running attack between them. */
import { classes, Icon, type Offer, SeatMark } from '@fray/kit';
import { type Attack, CARDS, type ShadowView } from '../../src/index.js';
import { has, type Lexicon } from '../lexicon.js';
import { cardPicture, DECK_PICTURES } from '../pictures.js';
import { Die } from './die.js';

const DECK_CLASSES = ['hermit', 'white', 'black'];

interface DecksProps {
  readonly table: ShadowView;
  readonly names: readonly string[];
  readonly seat: number;
  readonly lexicon: Lexicon;
  readonly choices: ReadonlyMap<number, Offer>;
  readonly onChoose: (offer: Offer) => void;
}

export function Decks({ table, names, seat, lexicon, choices, onChoose }: DecksProps) {
  const attack = table.attacks[table.attacks.length - 1];
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
      <Strife table={table} attack={attack} names={names} me={seat} lexicon={lexicon} />
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
        <span className={classes('sh-pile', 'sh-discard', `sh-${kind}-used`)}>
          {top !== undefined && (
            <Icon body={top >= 0 && deck !== 0 ? cardPicture(CARDS[top]!.id) : DECK_PICTURES[deck]!} />
          )}
        </span>
      </div>
      <span className="sh-deck-counts">
        <b>{table.deckSizes[deck]}</b> <span>{words.used(discards.length)}</span>
      </span>
    </div>
  );
}

interface StrifeProps {
  readonly table: ShadowView;
  readonly attack: Attack | undefined;
  readonly names: readonly string[];
  readonly me: number;
  readonly lexicon: Lexicon;
}

/** Who throws what against whom; the place is kept when nobody fights, so that nothing jumps. */
function Strife({ table, attack, names, me, lexicon }: StrifeProps) {
  if (attack === undefined) return <div className="sh-strife sh-strife-empty" />;
  const targets = names.flatMap((_, seat) => (has(attack.targets, seat) ? [seat] : []));
  const nameOf = (seat: number): string => (seat === me ? lexicon.words.you : names[seat]!);
  return (
    <section className="sh-strife" aria-label={lexicon.words.dice}>
      <Side
        seat={attack.by}
        name={nameOf(attack.by)}
        dice={[attack.first, attack.second]}
        sides={[attack.dice === 2 ? 4 : 6, 4]}
      />
      <span className="sh-against">{lexicon.words.against}</span>
      <span className="sh-targets">
        {targets.map((seat) => (
          <Side
            key={seat}
            seat={seat}
            name={nameOf(seat)}
            dice={[attack.answers[seat]!]}
            sides={[4]}
            fallen={!has(table.alive, seat)}
          />
        ))}
      </span>
    </section>
  );
}

interface SideProps {
  readonly seat: number;
  readonly name: string;
  /** 0: not thrown. */
  readonly dice: readonly number[];
  readonly sides: readonly number[];
  readonly fallen?: boolean;
}

function Side({ seat, name, dice, sides, fallen = false }: SideProps) {
  return (
    <span className={classes('sh-fighter', `seat-${seat}`)}>
      <SeatMark seat={seat} size={14} out={fallen} /> <span className="sh-fighter-name">{name}</span>
      {dice.map((value, i) => (value > 0 ? <Die key={i} value={value} sides={sides[i]!} /> : null))}
    </span>
  );
}
