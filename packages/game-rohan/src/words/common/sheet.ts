/** The table in the words of a language, for terminals, generic tables and screen readers. */
import { plain, type Reader, type SeatView, type Section, type Words } from '@fray/engine';
import { EMPTY, figures, LANES, place } from '../../board.js';
import { CONDITIONS } from '../../data/cards.js';
import { type Forecast, forecast } from '../../forecast.js';
import type { LaneResult } from '../../rules/battle.js';
import type { RohanView } from '../../view.js';
import type { Names, Naming } from './names.js';
import { isYou } from './who.js';

export interface SheetWords {
  lanes(above: string, below: string): string;
  readonly hand: string;
  readonly labels: Readonly<Record<'health' | 'round' | 'cards', string>>;
  health(now: number, coming: number): string;
  role(attacks: boolean, isYou: boolean, finished: boolean): string;
  holdings(hand: number, deck: number): string;
  lane(lane: number): string;
  readonly empty: string;
  readonly nobody: string;
  readonly against: string;
  figures(attack: string, defence: number, hitPoints: number): string;
  readonly notReached: string;
  /** What stands before a forecast. */
  readonly colon: string;
  falls(card: string): string;
  holds(card: string, hitPoints: number): string;
  loses(loss: number, whom: string): string;
  /** A player inside a sentence: "you" or a name. */
  whom(seat: number, reader: Reader): string;
}

interface Language {
  readonly words: SheetWords;
  readonly names: Names;
  readonly naming: Naming;
}

export function sheetIn(language: Language): (view: SeatView<RohanView>, reader: Reader) => Section[] {
  return ({ table, seat, flow }, reader) => {
    const { words } = language;
    const coming = flow.outcome === null ? forecast(table) : undefined;
    const me = seat === 1 ? 1 : 0;
    const title = words.lanes(words.whom(1 - me, reader), words.whom(me, reader));
    const sections: Section[] = [
      playerSection(table, coming, 1 - me, reader, language),
      { title, rows: laneRows(table, coming, me, reader, language) },
      playerSection(table, coming, me, reader, language),
    ];
    if (seat >= 0) sections.push({ title: words.hand, seat, rows: handRows(table, language) });
    return sections;
  };
}

function playerSection(
  table: RohanView,
  coming: Forecast | undefined,
  seat: number,
  reader: Reader,
  { words, naming }: Language,
): Section {
  const faction = naming.factionName(table.factions[seat]!);
  const name = reader.names[seat]!;
  const now = table.health[seat]!;
  const health = words.health(now, coming?.health[seat] ?? now);
  const role = words.role(table.attacker === seat, isYou(seat, reader), table.finished[seat] === 1);
  return {
    title: name.startsWith(faction) ? name : `${name}, ${faction}`,
    seat,
    rows: [
      { label: words.labels.health, words: [health] },
      { label: words.labels.round, words: [role] },
      {
        label: words.labels.cards,
        words: [words.holdings(table.handSizes[seat]!, table.deckSizes[seat]!)],
      },
    ],
  };
}

function laneRows(
  table: RohanView,
  coming: Forecast | undefined,
  me: number,
  reader: Reader,
  language: Language,
): Section['rows'] {
  const { words } = language;
  return Array.from({ length: LANES }, (_, lane) => {
    const [theirs, mine] = [place(1 - me, lane), place(me, lane)];
    const open = table.cards[theirs] === EMPTY && table.cards[mine] === EMPTY;
    const told = open
      ? [words.empty]
      : [
          ...placeWords(table, theirs, language),
          words.against,
          ...placeWords(table, mine, language),
          ...(coming === undefined ? [] : forecastWords(table, coming, [lane, me], reader, language)),
        ];
    return { label: words.lane(lane + 1), words: told };
  });
}

function placeWords(table: RohanView, at: number, { words, naming }: Language): Words {
  const card = table.cards[at]!;
  if (card === EMPTY) return [words.nobody];
  const { id, atk, def, ability } = figures(table.options)[card]!;
  const name = naming.abilityName(ability);
  const raised = table.atkUp[at]! > 0 ? '▴' : '';
  const attack = `${atk + table.atkUp[at]!}${raised}`;
  const numbers = words.figures(attack, def + table.defUp[at]!, table.hp[at]!);
  return [naming.cardPart(id), ` (${numbers}${name === undefined ? '' : `, ${name}`})`];
}

function forecastWords(
  table: RohanView,
  { decidedIn, lanes }: Forecast,
  [lane, me]: readonly [number, number],
  reader: Reader,
  language: Language,
): Words {
  const { colon, notReached } = language.words;
  if (decidedIn !== -1 && lane > decidedIn) return [`${colon}${notReached}`];
  const fates = [1 - me, me].flatMap((seat) =>
    laneFate(table.cards[place(seat, lane)]!, seat, lanes[lane]!, reader, language),
  );
  return fates.length === 0 ? [] : [`${colon}${fates.join(', ')}`];
}

function laneFate(
  card: number,
  seat: number,
  result: LaneResult,
  reader: Reader,
  { words, naming }: Language,
): string[] {
  const parts: string[] = [];
  if (card !== EMPTY) {
    const name = plain([naming.cardPart(card)]);
    parts.push(result.falls[seat] ? words.falls(name) : words.holds(name, result.hpLeft[seat]!));
  }
  if (result.loss[seat]! > 0) parts.push(words.loses(result.loss[seat]!, words.whom(seat, reader)));
  return parts;
}

function handRows(table: RohanView, language: Language): Section['rows'] {
  const name = (card: number) => plain([language.naming.cardPart(card)]);
  return table.hand.map((card) => ({ label: name(card), words: [describeCard(table, card, language)] }));
}

function describeCard(table: RohanView, card: number, { words, names, naming }: Language): string {
  const { atk, def, hp, ability, condition } = figures(table.options)[card]!;
  const extras = [naming.abilityName(ability), names.conditions[CONDITIONS[condition]!]];
  return [words.figures(String(atk), def, hp), ...extras].filter((part) => part !== undefined).join(', ');
}
