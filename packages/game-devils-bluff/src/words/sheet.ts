/** The table in words, from one seat's view: the map, both gangs, cards and points. */
import type { Part, Reader, SeatView, Section, Words } from '@fray/engine';
import { CARD_IDS, sumOf } from '../cards.js';
import { GEAR_IDS } from '../data/gear.js';
import { PROFILE_IDS } from '../data/profiles.js';
import { FISTS, WEAPON_IDS } from '../data/weapons.js';
import { ON_TABLE, REMOVED } from '../geometry/bodies.js';
import { CARRIED, editionOf, type Marker, profileOf, SEATS } from '../state.js';
import type { DevilsView } from '../view.js';
import type { figuresOf, Names } from './figures.js';
import { mapRows, modelSign } from './map.js';

/** What a language has to say for the sheet. */
export interface SheetWords {
  readonly figures: Pick<
    ReturnType<typeof figuresOf>,
    'cardNames' | 'gearPart' | 'placeName' | 'profileName' | 'weaponPart'
  >;
  readonly gangs: Names;
  readonly grounds: Readonly<Record<string, { readonly name: string }>>;
  readonly model: (id: string) => string;
  readonly who: (seat: number, reader: Reader) => string;
  readonly map: (ground: string) => string;
  readonly gang: (gang: string, who: string, state: 'running' | 'wavering' | undefined) => string;
  readonly out: string;
  readonly marks: Readonly<Record<'injured' | 'mounted' | 'acting', string>>;
  readonly at: (sign: string, place: string) => string;
  readonly reserve: string;
  readonly figure: (profile: string, at: string, hp: string, cp: number) => string;
  readonly hand: string;
  readonly noCards: string;
  readonly handOf: (seat: number, reader: Reader) => string;
  readonly held: (count: number, known: string) => string;
  readonly routingOf: (seat: number, reader: Reader) => string;
  readonly pile: (cards: string, sum: number) => string;
  readonly deck: string;
  readonly cardsLeft: (count: number, used: number) => string;
  readonly cards: string;
  readonly points: (points: number) => string;
  /** By kind: find, flag or cache. */
  readonly marker: (kind: number, number: number) => string;
  readonly round: (round: number, of: number) => string;
  readonly carriedBy: (model: string) => string;
  readonly gone: string;
  /** `holder` is a seat, or below 0 where nobody holds it. */
  readonly lies: (place: string, holder: number, reader: Reader) => string;
}

const ids = (cards: readonly number[]): string[] => cards.map((card) => CARD_IDS[card]!);

export function sheetOf(words: SheetWords): (view: SeatView<DevilsView>, reader: Reader) => Section[] {
  return ({ table, seat }, reader) => [
    mapSection(table, words),
    ...Array.from({ length: SEATS }, (_, each) => gangSection(table, each, reader, words)),
    cardSection(table, seat, reader, words),
    pointSection(table, reader, words),
  ];
}

function mapSection(table: DevilsView, words: SheetWords): Section {
  const name = typeof table.table === 'string' ? table.table : (table.table.name ?? table.table.id);
  const rows = mapRows(table).map(({ label, text }) => ({ label, words: [text] }));
  return { title: words.map(words.grounds[name]?.name ?? name), rows };
}

function gangSection(table: DevilsView, seat: number, reader: Reader, words: SheetWords): Section {
  const gang = table.gangNames[seat]!;
  const models = table.roster.map((_, i) => i).filter((i) => table.seatOf[i] === seat);
  const state = table.routed[seat] ? 'running' : table.wavering[seat] ? 'wavering' : undefined;
  return {
    title: words.gang(words.gangs[gang] ?? gang, words.who(seat, reader), state),
    seat,
    rows: models.map((i) => ({
      label: `${i + 1} ${words.model(table.roster[i]!.name)}`,
      words: modelWords(table, i, words),
    })),
  };
}

function modelWords(table: DevilsView, model: number, words: SheetWords): Words {
  const { weapons, gear, profile } = table.roster[model]!;
  const { weaponPart, gearPart, placeName, profileName } = words.figures;
  if (table.where[model] === REMOVED) return [words.out];
  const carried = weapons
    .filter((weapon) => weapon !== FISTS)
    .map((weapon) => weaponPart(WEAPON_IDS[weapon]));
  const worn = GEAR_IDS.filter((_, i) => (gear & (1 << i)) !== 0).map(gearPart);
  const at =
    table.where[model] === ON_TABLE
      ? words.at(
          modelSign(table, model).trim(),
          placeName(table.x[model], table.y[model], table.level[model]),
        )
      : words.reserve;
  const hp = `${table.hp[model]}/${profileOf(table, model).hp}`;
  const head = words.figure(profileName(PROFILE_IDS[profile]), at, hp, table.cp[model]!);
  const marks = marksOf(table, model).map((mark) => `, ${words.marks[mark]}`);
  const items = [...carried, ...worn].flatMap((part, i): Part[] => (i === 0 ? ['; ', part] : [', ', part]));
  return [`${head}${marks.join('')}`, ...items];
}

function marksOf(table: DevilsView, model: number): (keyof SheetWords['marks'])[] {
  return [
    ...(table.injured[model] === 1 ? ['injured' as const] : []),
    ...(table.mounted[model] === 1 ? ['mounted' as const] : []),
    ...(table.active === model ? ['acting' as const] : []),
  ];
}

function cardSection(table: DevilsView, seat: number, reader: Reader, words: SheetWords): Section {
  const rows: { label: string; words: Words }[] = [];
  const named = (cards: readonly number[]): string => words.figures.cardNames(ids(cards));
  if (seat >= 0) rows.push({ label: words.hand, words: [named(table.hand) || words.noCards] });
  for (let each = 0; each < SEATS; each++) {
    if (each !== seat) {
      const held = words.held(table.handSizes[each]!, named(table.known[each]!));
      rows.push({ label: words.handOf(each, reader), words: [held] });
    }
    const pile = table.piles[each]!;
    if (pile.length > 0)
      rows.push({ label: words.routingOf(each, reader), words: [words.pile(named(pile), sumOf(pile))] });
  }
  rows.push({ label: words.deck, words: [words.cardsLeft(table.deckSize, table.discard.length)] });
  return { title: words.cards, rows };
}

function pointSection(table: DevilsView, reader: Reader, words: SheetWords): Section {
  const rows = Array.from({ length: SEATS }, (_, seat) => ({
    label: words.who(seat, reader),
    words: [words.points(table.vp[seat]!)],
  }));
  const markers = table.markers.map((marker, i) => ({
    label: words.marker(marker.kind, i + 1),
    words: [markerWords(table, marker, reader, words)],
  }));
  return { title: words.round(table.round, editionOf(table).rounds), rows: [...rows, ...markers] };
}

function markerWords(table: DevilsView, marker: Marker, reader: Reader, words: SheetWords): string {
  if (marker.state === CARRIED) return words.carriedBy(words.model(table.roster[marker.carrier]!.name));
  if (marker.state !== 0) return words.gone;
  const place = words.figures.placeName(marker.x, marker.y, marker.level);
  return words.lies(place, marker.holder, reader);
}
