/** A card of this game as it lies on the table or in a hand. */
import { CardFace, classes, type Figure, Icon } from '@fray/kit';
import { type Board, type Card, figures } from '../../src/index.js';
import { type Lexicon, useLexicon } from '../lexicon.js';
import '../css/cards.css';
import { ATTACK, DEFENCE, HEART, isOfIsengard, pictureOf } from '../pictures.js';

export interface CardViewProps {
  readonly card: Card;
  readonly values: Values;
  readonly muted?: boolean;
  readonly selected?: boolean;
  readonly marked?: boolean;
  /** It would not live through the Assault. */
  readonly cracked?: boolean;
}

/** What stands on it now; the printed figures are on the card itself. */
export interface Values {
  readonly atk: number;
  readonly def: number;
  readonly hp: number;
}

export function CardView(props: CardViewProps) {
  const { card, values, muted = false, selected = false, marked = false, cracked = false } = props;
  const { words, name } = useLexicon();
  const shown: Figure[] = [
    { icon: ATTACK, label: words.figures.atk, value: values.atk, base: card.atk },
    { icon: DEFENCE, label: words.figures.def, value: values.def, base: card.def },
    { icon: HEART, label: words.figures.hp, value: values.hp, base: card.hp },
  ];
  return (
    <CardFace
      className={classes(isOfIsengard(card.id) && 'rohan-of-isengard', cracked && 'rohan-cracked')}
      name={words.breakable(name(card))}
      picture={pictureOf(card.id)}
      ability={<AbilityLine card={card} />}
      figures={shown}
      muted={muted}
      selected={selected}
      marked={marked}
    />
  );
}

/** On a narrow card the sign stands for the words, which the spoken card and the refusal still say. */
const CONDITION_ICONS = ['', ATTACK, DEFENCE];

function AbilityLine({ card }: { readonly card: Card }) {
  const { words, ability } = useLexicon();
  return (
    <>
      <span>{words.breakable(ability(card))}</span>
      {card.condition !== 0 && (
        <span className="rohan-condition">
          <span className="rohan-condition-word">{words.conditions[card.condition]}</span>
          <Icon body={CONDITION_ICONS[card.condition]!} />
        </span>
      )}
    </>
  );
}

export function valuesAt(board: Board, at: number): Values {
  const { atk, def } = figures(board.options)[board.cards[at]!]!;
  return { atk: atk + board.atkUp[at]!, def: def + board.defUp[at]!, hp: board.hp[at]! };
}

/** Name, figures and abilities in one line, for those who hear the table. */
export function spokenCard(card: Card, values: Values, { words, name, ability }: Lexicon): string {
  const change = (now: number, printed: number): string =>
    now === printed ? '' : now > printed ? words.raised(printed) : words.lowered(printed);
  const figure = (key: 'atk' | 'def' | 'hp'): string =>
    `${words.figures[key]} ${values[key]}${change(values[key], card[key])}`;
  const extras = [ability(card), words.conditions[card.condition]!];
  return [
    name(card),
    figure('atk'),
    figure('def'),
    figure('hp'),
    ...extras.filter((extra) => extra !== ''),
  ].join(', ');
}
