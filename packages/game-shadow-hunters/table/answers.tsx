/** The answers to what is asked of me, each with what it would come to where the table agreed on odds. */
import { Button, type Offer, SeatMark, type TableProps } from '@fray/kit';
import { type AttackForecast, attackForecast, CARD_IDS, type ShadowView } from '../src/index.js';
import { has, type Lexicon } from './lexicon.js';
import { playerOf } from './use-choices.js';

interface AnswersProps {
  readonly props: TableProps<ShadowView>;
  readonly lexicon: Lexicon;
}

/** From so many players on, what differs only in the player is said once, and everybody is a small button. */
const MANY = 3;

export function Answers(props: AnswersProps) {
  const { moves } = props.props;
  if (moves.length === 0) return null;
  return (
    <div className="sh-answers">
      {alike(moves).map((offers) =>
        offers.length < MANY ? (
          offers.map((offer) => <Answer key={offer.label} {...props} offer={offer} />)
        ) : (
          <fieldset key={offers[0]!.label} className="sh-onto">
            <legend>{ontoWhom(offers[0]!, props)}</legend>
            {offers.map((offer) => (
              <Answer key={offer.label} {...props} offer={offer} onto={playerOf(offer)} />
            ))}
          </fieldset>
        ),
      )}
    </div>
  );
}

/** In their order, those together that differ only in the player. */
function alike(moves: readonly Offer[]): readonly (readonly Offer[])[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of moves) {
    const { player: _, ...rest } = offer.choice;
    const key = JSON.stringify(playerOf(offer) === undefined ? offer.choice : rest);
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  return [...groups.values()];
}

interface AnswerProps extends AnswersProps {
  readonly offer: Offer;
  /** Stands among others that differ only in this player. */
  readonly onto?: number | undefined;
}

function Answer({ props, lexicon, offer, onto }: AnswerProps) {
  const { moves, onChoose, view, seat, names } = props;
  const key = moves.indexOf(offer) + 1;
  const odds = view.table.options.help === 'odds' ? forecastOf(props, offer) : undefined;
  const mine = props.decision === 'blur';
  return (
    <Button
      kind={moves.length === 1 || offer.choice.do === 'roll' ? 'main' : 'choice'}
      {...(key < 10 ? { hotkey: String(key) } : {})}
      {...(odds === undefined ? {} : { note: noteOf(odds, mine && seat >= 0, lexicon) })}
      {...(onto === undefined ? {} : { 'aria-label': offer.label })}
      onClick={() => onChoose(offer)}
    >
      {onto === undefined ? (
        offer.label
      ) : (
        <>
          <SeatMark seat={onto} size={14} /> {onto === seat ? lexicon.words.you : names[onto]}
        </>
      )}
    </Button>
  );
}

/** "Attack", "Hand the Robe to": the answer without its player. */
function ontoWhom({ choice }: Offer, { props, lexicon }: AnswersProps): string {
  const { table } = props.view;
  const { ontoWhom, showToUse } = lexicon.words;
  if (choice.do === 'hand') return ontoWhom.hand(lexicon.card(CARD_IDS.indexOf(String(choice['card']))));
  if (choice.do !== 'use') return ontoWhom.plain[choice.do]!;
  const me = table.characters[props.seat]!;
  const use = ontoWhom.use(lexicon.ability(me));
  return has(table.revealed, props.seat) ? use : showToUse(lexicon.character(me), use);
}

function noteOf({ unhurt, falls }: AttackForecast, you: boolean, { words }: Lexicon): string {
  return `${words.unhurt(unhurt)}, ${words.falls(falls, you)}`;
}

/** What an attack on somebody, or one on me that I may blur, would come to from what I know. */
function forecastOf({ view, decision, seat }: TableProps<ShadowView>, offer: Offer) {
  const { table } = view;
  const { choice } = offer;
  if (choice.do === 'attack') return attackForecast(table, seat, playerOf(offer)!);
  const attack = table.attacks[table.attacks.length - 1];
  if (decision !== 'blur' || attack === undefined) return undefined;
  return attackForecast(table, attack.by, seat, { blur: choice.do === 'blur', double: attack.bare });
}
