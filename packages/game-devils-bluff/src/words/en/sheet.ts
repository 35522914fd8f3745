/** The table in words, from one seat's view: the map, both gangs, cards and points. */
import type { Reader, SeatView, Section, Words } from '@fray/engine';
import { CARD_IDS, sumOf } from '../../cards.js';
import { GEAR_IDS } from '../../data/gear.js';
import { PROFILE_IDS } from '../../data/profiles.js';
import { FISTS, WEAPON_IDS } from '../../data/weapons.js';
import { ON_TABLE, REMOVED } from '../../geometry/bodies.js';
import { CARRIED, CONTROL, editionOf, type Marker, profileOf, SEATS } from '../../state.js';
import type { DevilsView } from '../../view.js';
import { cardNames, gearPart, placeName, weaponPart } from './figures.js';
import { mapRows, modelSign } from './map.js';
import { GANGS, TABLES } from './names.js';
import { PROFILE_NAMES } from './terms.js';
import { modelName, who } from './who.js';

const ids = (cards: readonly number[]): string[] => cards.map((card) => CARD_IDS[card]!);

export function sheet({ table, seat }: SeatView<DevilsView>, reader: Reader): Section[] {
  return [
    mapSection(table),
    ...Array.from({ length: SEATS }, (_, each) => gangSection(table, each, reader)),
    cardSection(table, seat, reader),
    pointSection(table, reader),
  ];
}

function mapSection(table: DevilsView): Section {
  const name = typeof table.table === 'string' ? table.table : (table.table.name ?? table.table.id);
  const rows = mapRows(table).map(({ label, text }) => ({ label, words: [text] }));
  return { title: `${TABLES[name]?.name ?? name}, inches`, rows };
}

function gangSection(table: DevilsView, seat: number, reader: Reader): Section {
  const gang = table.gangNames[seat]!;
  const models = table.roster.map((_, i) => i).filter((i) => table.seatOf[i] === seat);
  const state = table.routed[seat] ? ', running' : table.wavering[seat] ? ', wavering' : '';
  return {
    title: `${GANGS[gang] ?? gang} (${who(seat, reader)})${state}`,
    seat,
    rows: models.map((i) => ({
      label: `${i + 1} ${modelName(table.roster[i]!.name)}`,
      words: modelWords(table, i),
    })),
  };
}

function modelWords(table: DevilsView, model: number): Words {
  const { weapons, gear, profile } = table.roster[model]!;
  if (table.where[model] === REMOVED) return ['out of the fight'];
  const carried = weapons
    .filter((weapon) => weapon !== FISTS)
    .map((weapon) => weaponPart(WEAPON_IDS[weapon]));
  const worn = GEAR_IDS.filter((_, i) => (gear & (1 << i)) !== 0).map(gearPart);
  const marks = [
    table.injured[model] === 1 ? 'injured' : '',
    table.mounted[model] === 1 ? 'mounted' : '',
    table.active === model ? 'acting' : '',
  ].filter((mark) => mark !== '');
  const at =
    table.where[model] === ON_TABLE
      ? `${modelSign(table, model).trim()} at ${placeName(table.x[model], table.y[model], table.level[model])}`
      : 'in reserve';
  const head = `${PROFILE_NAMES[PROFILE_IDS[profile]!]}, ${at}, HP ${table.hp[model]}/${profileOf(table, model).hp}, CP ${table.cp[model]}`;
  const items = [...carried, ...worn].flatMap((part, i) => (i === 0 ? ['; ', part] : [', ', part]));
  return [`${head}${marks.map((mark) => `, ${mark}`).join('')}`, ...items];
}

function cardSection(table: DevilsView, seat: number, reader: Reader): Section {
  const rows: { label: string; words: Words }[] = [];
  if (seat >= 0) rows.push({ label: 'Your hand', words: [cardNames(ids(table.hand)) || 'empty'] });
  for (let each = 0; each < SEATS; each++) {
    if (each !== seat) {
      const known = table.known[each]!.length > 0 ? `, among them ${cardNames(ids(table.known[each]!))}` : '';
      rows.push({ label: `Hand of ${who(each, reader)}`, words: [`${table.handSizes[each]} cards${known}`] });
    }
    if (table.piles[each]!.length > 0)
      rows.push({
        label: `Routing of ${who(each, reader)}`,
        words: [`${cardNames(ids(table.piles[each]!))} = ${sumOf(table.piles[each]!)} of 21`],
      });
  }
  rows.push({ label: 'Deck', words: [`${table.deckSize} cards, ${table.discard.length} used`] });
  return { title: 'Cards', rows };
}

function pointSection(table: DevilsView, reader: Reader): Section {
  const rows = Array.from({ length: SEATS }, (_, seat) => ({
    label: who(seat, reader),
    words: [`${table.vp[seat]} points`],
  }));
  const markers = table.markers.map((marker, i) => ({
    label: `${marker.kind === CONTROL ? 'Flag' : 'Find'} ${i + 1}`,
    words: [markerWords(table, marker, reader)],
  }));
  return { title: `Round ${table.round} of ${editionOf(table).rounds}`, rows: [...rows, ...markers] };
}

function markerWords(table: DevilsView, marker: Marker, reader: Reader): string {
  if (marker.state === CARRIED) return `carried by ${modelName(table.roster[marker.carrier]!.name)}`;
  if (marker.state !== 0) return 'gone';
  const held = marker.holder >= 0 ? `, held by ${who(marker.holder, reader)}` : '';
  return `at ${placeName(marker.x, marker.y, marker.level)}${held}`;
}
