/** What comes to the middle: a drawn card to be read, somebody who shows who they are, somebody who falls. */
import { Middle, numberIn, type ShownBeat, textIn } from '@fray/kit';
import { CARD_IDS, CHARACTER_IDS, type ShadowView } from '../../src/index.js';
import { BigBack, BigCard, BigCharacter } from '../board/big-card.js';
import { DECK_KINDS } from '../board/decks.js';
import type { Lexicon } from '../lexicon.js';

const DECK_IDS: readonly string[] = DECK_KINDS;

interface MomentProps {
  readonly beat: ShownBeat<ShadowView>;
  readonly names: readonly string[];
  readonly me: number;
  readonly lexicon: Lexicon;
}

export function Moment({ beat, names, me, lexicon }: MomentProps) {
  const { event, phase, n } = beat;
  const { words } = lexicon;
  const seat = numberIn(event, 'seat');
  const called = seat === me ? undefined : names[seat];
  const id = `${n} ${event.type} ${seat}`;
  if (event.type === 'drew') {
    const card = CARD_IDS.indexOf(textIn(event, 'card'));
    const deck = Math.max(0, DECK_IDS.indexOf(textIn(event, 'deck')));
    return (
      <Middle id={id} note={words.draws(called)}>
        {card === -1 ? <BigBack deck={deck} lexicon={lexicon} /> : <BigCard card={card} lexicon={lexicon} />}
      </Middle>
    );
  }
  if (event.type !== 'revealed' && event.type !== 'died') return null;
  const character = CHARACTER_IDS.indexOf(textIn(event, 'character'));
  if (character === -1) return null;
  const name = lexicon.character(character);
  const line = event.type === 'died' ? words.fallsNow(called) : words.shows(called, name);
  return (
    <Middle id={`${id} ${phase}`} moment line={line} note={event.type === 'died' ? name : undefined}>
      {phase === 'lead' && event.type === 'revealed' ? (
        <div className="sh-hold">
          <BigBack deck={2} lexicon={lexicon} />
        </div>
      ) : (
        <div className="sh-turned">
          <BigCharacter character={character} lexicon={lexicon} />
        </div>
      )}
    </Middle>
  );
}
