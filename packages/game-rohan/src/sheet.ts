/** The table in words, for terminals, generic tables and screen readers. */
import type { Move, Options, Part, SeatView, Section, Words } from '@fray/engine';
import type { LaneResult } from './battle.js';
import { EMPTY, figures, LANES, place } from './board.js';
import { ABILITY_NAMES, CARDS, CONDITION_NAMES, FREE } from './data/cards.js';
import { FACTION_NAMES } from './data/decks.js';
import { cardPart } from './story.js';
import { CONCEDE, FINISH, KEEP, PASS, PLAY } from './verbs.js';
import { type Forecast, forecast, type RohanView } from './view.js';

export function seatName(seat: number, options: Options): string {
  const mirror = options['mirrorMatch'];
  if (mirror === 'rohan' || mirror === 'isengard')
    return `${FACTION_NAMES[mirror === 'rohan' ? 0 : 1]} ${seat === 0 ? 'I' : 'II'}`;
  return FACTION_NAMES[seat]!;
}

export function moveText(move: Move): string {
  const [verb, card, lane] = move;
  if (verb === PLAY) return `Play ${CARDS[card]!.name} in lane ${lane + 1}`;
  if (verb === PASS) return 'Pass: you may come back if the other plays on';
  if (verb === FINISH) return 'Finish: no more cards this round';
  if (verb === KEEP) return 'Keep this hand';
  return verb === CONCEDE ? 'Concede the match' : 'Put the hand back and draw seven anew';
}

export function sheet(view: SeatView<RohanView>, names: readonly string[]): Section[] {
  const { table, seat } = view;
  const me = seat === 1 ? 1 : 0;
  const sections: Section[] = [
    playerSection(table, 1 - me, names),
    { title: `Lanes (${names[1 - me]} above, ${names[me]} below)`, rows: laneRows(table, me, names) },
    playerSection(table, me, names),
  ];
  if (seat >= 0) sections.push({ title: 'Your hand', seat, rows: handRows(table) });
  return sections;
}

function playerSection(table: RohanView, seat: number, names: readonly string[]): Section {
  const role = table.attacker === seat ? 'attacks' : 'defends';
  const faction = FACTION_NAMES[table.factions[seat]!]!;
  const coming = forecast(table).health[seat]!;
  const health = table.health[seat]!;
  const stake = coming < health ? ` (${coming} after the Assault as it stands)` : '';
  return {
    title: names[seat]!.startsWith(faction) ? names[seat]! : `${names[seat]}, ${faction}`,
    seat,
    rows: [
      { label: 'Health', words: [`${health}${stake}`] },
      { label: 'This round', words: [table.finished[seat] === 1 ? `${role}, finished` : role] },
      { label: 'Cards', words: [`${table.handSizes[seat]} in hand, ${table.deckSizes[seat]} in the deck`] },
    ],
  };
}

function laneRows(table: RohanView, me: number, names: readonly string[]): Section['rows'] {
  const coming = forecast(table);
  return Array.from({ length: LANES }, (_, lane) => {
    const [theirs, mine] = [place(1 - me, lane), place(me, lane)];
    const open = table.cards[theirs] === EMPTY && table.cards[mine] === EMPTY;
    const words = open
      ? ['empty']
      : [
          ...placeWords(table, theirs),
          ' against ',
          ...placeWords(table, mine),
          ...forecastWords(table, coming, lane, me, names),
        ];
    return { label: `Lane ${lane + 1}`, words };
  });
}

function placeWords(table: RohanView, at: number): Words {
  const card = table.cards[at]!;
  if (card === EMPTY) return ['nobody'];
  const { id, atk, def, ability } = figures(table.options)[card]!;
  const name = ABILITY_NAMES[ability]!;
  const raised = table.atkUp[at]! > 0 ? '▴' : '';
  const numbers = `attack ${atk + table.atkUp[at]!}${raised}, defence ${def + table.defUp[at]!}, ${table.hp[at]} HP`;
  return [cardPart(id), ` (${numbers}${name === '' ? '' : `, ${name}`})`];
}

function forecastWords(
  table: RohanView,
  { decidedIn, lanes }: Forecast,
  lane: number,
  me: number,
  names: readonly string[],
): Words {
  const cards = [table.cards[place(0, lane)]!, table.cards[place(1, lane)]!];
  if (decidedIn !== -1 && lane > decidedIn) return [': not reached'];
  const result = lanes[lane]!;
  const order = [1 - me, me];
  const parts = order.flatMap((seat) => laneFate(cards[seat]!, seat, result, names));
  return parts.length === 0 ? [] : [`: ${parts.join(', ')}`];
}

function laneFate(card: number, seat: number, result: LaneResult, names: readonly string[]): string[] {
  const parts: string[] = [];
  if (card !== EMPTY)
    parts.push(`${CARDS[card]!.name} ${result.falls[seat] ? 'falls' : `holds at ${result.hpLeft[seat]}`}`);
  if (result.loss[seat]! > 0) parts.push(`${result.loss[seat]} to ${names[seat]}`);
  return parts;
}

function handRows(table: RohanView): Section['rows'] {
  return table.hand.map((card) => {
    const words: Part[] = [describeCard(table, card)];
    return { label: CARDS[card]!.name, words };
  });
}

function describeCard(table: RohanView, card: number): string {
  const { atk, def, hp, ability, condition } = figures(table.options)[card]!;
  const extras = [ABILITY_NAMES[ability]!, condition === FREE ? '' : CONDITION_NAMES[condition]!];
  return [`attack ${atk}, defence ${def}, ${hp} HP`, ...extras].filter((part) => part !== '').join(', ');
}
