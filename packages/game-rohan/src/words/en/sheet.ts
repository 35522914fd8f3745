/** The table in words, for terminals, generic tables and screen readers. */
import { plain, type Reader, type SeatView, type Section, type Words } from '@fray/engine';
import { EMPTY, figures, LANES, place } from '../../board.js';
import { CONDITIONS, FREE } from '../../data/cards.js';
import { type Forecast, forecast } from '../../forecast.js';
import type { LaneResult } from '../../rules/battle.js';
import type { RohanView } from '../../view.js';
import { abilityName, CONDITION_NAMES, cardPart, factionName } from './names.js';
import { isYou, whom } from './who.js';

export function sheet(view: SeatView<RohanView>, reader: Reader): Section[] {
  const { table, seat } = view;
  const me = seat === 1 ? 1 : 0;
  const [above, below] = [whom(1 - me, reader), whom(me, reader)];
  const sections: Section[] = [
    playerSection(table, 1 - me, reader),
    { title: `Lanes (${above} above, ${below} below)`, rows: laneRows(table, me, reader) },
    playerSection(table, me, reader),
  ];
  if (seat >= 0) sections.push({ title: 'Your hand', seat, rows: handRows(table) });
  return sections;
}

function playerSection(table: RohanView, seat: number, reader: Reader): Section {
  const role = table.attacker === seat ? 'attack' : 'defend';
  const does = isYou(seat, reader) ? role : `${role}s`;
  const faction = factionName(table.factions[seat]!);
  const name = reader.names[seat]!;
  const coming = forecast(table).health[seat]!;
  const health = table.health[seat]!;
  const stake = coming < health ? ` (${coming} after the Assault as it stands)` : '';
  return {
    title: name.startsWith(faction) ? name : `${name}, ${faction}`,
    seat,
    rows: [
      { label: 'Health', words: [`${health}${stake}`] },
      { label: 'This round', words: [table.finished[seat] === 1 ? `${does}, finished` : does] },
      { label: 'Cards', words: [`${table.handSizes[seat]} in hand, ${table.deckSizes[seat]} in the deck`] },
    ],
  };
}

function laneRows(table: RohanView, me: number, reader: Reader): Section['rows'] {
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
          ...forecastWords(table, coming, lane, me, reader),
        ];
    return { label: `Lane ${lane + 1}`, words };
  });
}

function placeWords(table: RohanView, at: number): Words {
  const card = table.cards[at]!;
  if (card === EMPTY) return ['nobody'];
  const { id, atk, def, ability } = figures(table.options)[card]!;
  const name = abilityName(ability);
  const raised = table.atkUp[at]! > 0 ? '▴' : '';
  const numbers = `attack ${atk + table.atkUp[at]!}${raised}, defence ${def + table.defUp[at]!}, ${table.hp[at]} HP`;
  return [cardPart(id), ` (${numbers}${name === undefined ? '' : `, ${name}`})`];
}

function forecastWords(
  table: RohanView,
  { decidedIn, lanes }: Forecast,
  lane: number,
  me: number,
  reader: Reader,
): Words {
  const cards = [table.cards[place(0, lane)]!, table.cards[place(1, lane)]!];
  if (decidedIn !== -1 && lane > decidedIn) return [': not reached'];
  const result = lanes[lane]!;
  const order = [1 - me, me];
  const parts = order.flatMap((seat) => laneFate(cards[seat]!, seat, result, reader));
  return parts.length === 0 ? [] : [`: ${parts.join(', ')}`];
}

function laneFate(card: number, seat: number, result: LaneResult, reader: Reader): string[] {
  const parts: string[] = [];
  if (card !== EMPTY)
    parts.push(
      `${plain([cardPart(card)])} ${result.falls[seat] ? 'falls' : `holds at ${result.hpLeft[seat]}`}`,
    );
  if (result.loss[seat]! > 0) parts.push(`${result.loss[seat]} to ${whom(seat, reader)}`);
  return parts;
}

function handRows(table: RohanView): Section['rows'] {
  return table.hand.map((card) => ({ label: plain([cardPart(card)]), words: [describeCard(table, card)] }));
}

function describeCard(table: RohanView, card: number): string {
  const { atk, def, hp, ability, condition } = figures(table.options)[card]!;
  const extras = [
    abilityName(ability),
    condition === FREE ? undefined : CONDITION_NAMES[CONDITIONS[condition]!],
  ];
  return [`attack ${atk}, defence ${def}, ${hp} HP`, ...extras]
    .filter((part) => part !== undefined)
    .join(', ');
}
