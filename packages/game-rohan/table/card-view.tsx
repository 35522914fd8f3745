/** A card of this game as it lies on the table or in a hand. */
import { CardFace, type Figure, Icon } from '@fray/kit';
import {
  ABILITY_NAMES,
  ABILITY_TEXTS,
  type Board,
  type Card,
  CONDITION_NAMES,
  figures,
  type RohanOptions,
} from '../src/index.js';
import { ATTACK, DEFENCE, HEART, pictureOf } from './pictures.js';
import { breakable } from './words.js';

export interface CardViewProps {
  readonly card: Card;
  readonly values: Values;
  readonly muted?: boolean;
  readonly selected?: boolean;
  readonly marked?: boolean;
}

/** What stands on it now; the printed figures are on the card itself. */
export interface Values {
  readonly atk: number;
  readonly def: number;
  readonly hp: number;
}

export function CardView({ card, values, muted = false, selected = false, marked = false }: CardViewProps) {
  const shown: Figure[] = [
    { icon: ATTACK, label: 'attack', value: values.atk, base: card.atk },
    { icon: DEFENCE, label: 'defence', value: values.def, base: card.def },
    { icon: HEART, label: 'hit points', value: values.hp, base: card.hp },
  ];
  return (
    <CardFace
      name={breakable(card.name)}
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
  const ability = ABILITY_NAMES[card.ability]!;
  return (
    <>
      {ability === 'Armor Pierce' ? (
        <span>
          <span className="rohan-wide-word">Armor </span>Pierce
        </span>
      ) : (
        <span>{ability}</span>
      )}
      {card.condition !== 0 && (
        <span className="rohan-condition">
          <span className="rohan-condition-word">{CONDITION_NAMES[card.condition]}</span>
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
export function spokenCard(card: Card, values: Values): string {
  const extras = [abilityOf(card), card.condition === 0 ? '' : CONDITION_NAMES[card.condition]!];
  const change = (now: number, printed: number): string =>
    now === printed ? '' : now > printed ? `, raised from ${printed}` : `, lowered from ${printed}`;
  return [
    card.name,
    `attack ${values.atk}${change(values.atk, card.atk)}`,
    `defence ${values.def}${change(values.def, card.def)}`,
    `hit points ${values.hp}${change(values.hp, card.hp)}`,
    ...extras.filter((extra) => extra !== ''),
  ].join(', ');
}

export function abilityOf(card: Card): string {
  return ABILITY_NAMES[card.ability]!;
}

export function abilityText(card: Card): string | undefined {
  const name = abilityOf(card);
  return name === '' ? undefined : `${name}: ${ABILITY_TEXTS[name]}`;
}

export function cardOf(options: RohanOptions, index: number): Card {
  return figures(options)[index]!;
}
