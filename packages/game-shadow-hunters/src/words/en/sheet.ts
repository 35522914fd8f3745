/** The table in words: areas, players, what is running, and what only the reader knows. */
import type { Part, Reader, SeatView, Section, Words } from '@fray/engine';
import { AREA_IDS, AREAS, OFF_BOARD } from '../../data/areas.js';
import { CARD_IDS, CARD_OF_GEAR } from '../../data/cards.js';
import { CHARACTER_IDS, CHARACTERS, FACTION_IDS, members } from '../../data/characters.js';
import { HOUSE_IDS } from '../../house/ids.js';
import type { ShadowView } from '../../view.js';
import { possibleFor } from '../../who/beliefs.js';
import { HOUSE_NAMES } from './house.js';
import {
  areaName,
  cardPart,
  characterPart,
  DECK_NAMES,
  english,
  factionName,
  nameOf,
  Who,
  whom,
} from './people.js';

export function sheet(view: SeatView<ShadowView>, reader: Reader): Section[] {
  const { table, seat } = view;
  const sections: Section[] = [
    { title: `Round ${table.round}`, rows: tableRows(table, reader) },
    { title: 'Areas, in pairs', rows: areaRows(table, reader) },
    ...table.damage.map((_, i) => playerSection(table, i, reader)),
  ];
  if (seat >= 0 && table.characters[seat]! >= 0) sections.push(ownSection(table, seat, reader));
  return sections;
}

function tableRows(table: ShadowView, reader: Reader): Section['rows'] {
  const rules = HOUSE_IDS.filter((_, i) => (table.house & (1 << i)) !== 0).map((id) => HOUSE_NAMES[id]);
  const decks = Object.values(DECK_NAMES).map(
    (name, i) => `${name} ${table.deckSizes[i]} (${table.discards[i]!.length} used)`,
  );
  const rows = [
    { label: 'Turn', words: [whom(table.turn, reader)] },
    { label: 'Decks', words: [english.listed(decks)] },
    { label: 'House rules', words: [rules.length === 0 ? 'none' : english.listed(rules)] },
  ];
  const attack = table.attacks[table.attacks.length - 1];
  if (attack !== undefined) {
    const targets = english.listed(members(attack.targets).map((seat) => whom(seat, reader)));
    const thrown =
      attack.first === 0
        ? 'no die thrown yet'
        : `thrown ${attack.first}${attack.second === 0 ? '' : ` and ${attack.second}`}`;
    rows.push({ label: 'Attack', words: [`${Who(attack.by, reader)} against ${targets}, ${thrown}`] });
  }
  return rows;
}

function areaRows(table: ShadowView, reader: Reader): Section['rows'] {
  return AREAS.map(({ name, numbers }, area) => ({ name, numbers, slot: table.slots[area]!, area }))
    .sort((a, b) => a.slot - b.slot)
    .map(({ name, numbers, slot, area }) => {
      const here = table.places.flatMap((place, seat) => (place === area ? [whom(seat, reader)] : []));
      const label = `${name} (${numbers.join(', ')}), pair ${(slot >> 1) + 1}`;
      return { label, words: [here.length === 0 ? 'nobody' : english.listed(here)] };
    });
}

function playerSection(table: ShadowView, seat: number, reader: Reader): Section {
  const alive = (table.alive & (1 << seat)) !== 0;
  const place = table.places[seat]!;
  const character = table.characters[seat]!;
  const open = (table.revealed & (1 << seat)) !== 0 && character >= 0;
  const shown: Words = open
    ? [characterPart(CHARACTER_IDS[character]), `, ${sideOf(character)}`]
    : ['face down'];
  const gear = members(table.gear[seat]!).map((bit): Part => cardPart(CARD_IDS[CARD_OF_GEAR[bit]!]));
  return {
    title: nameOf(seat, reader),
    seat,
    rows: [
      { label: 'Character', words: shown },
      { label: 'Damage', words: [`${table.damage[seat]}${alive ? '' : ', fallen'}${guards(table, seat)}`] },
      {
        label: 'Stands',
        words: [place === OFF_BOARD ? 'off the board' : `on the ${areaName(AREA_IDS[place])}`],
      },
      { label: 'Equipment', words: gear.length === 0 ? ['none'] : english.list(gear) },
    ],
  };
}

function guards(table: ShadowView, seat: number): string {
  const bit = 1 << seat;
  return `${(table.angels & bit) === 0 ? '' : ', guarded'}${(table.barriers & bit) === 0 ? '' : ', behind a barrier'}`;
}

function sideOf(character: number): string {
  return `a ${factionName(FACTION_IDS[CHARACTERS[character]!.faction])}`;
}

/** Who the reader is, and who everybody else can still be. */
function ownSection(table: ShadowView, seat: number, reader: Reader): Section {
  const own = CHARACTERS[table.characters[seat]!]!;
  const possible = possibleFor(table);
  const rows: { label: string; words: Words }[] = [
    {
      label: 'You are',
      words: [
        characterPart(own.id),
        `, ${sideOf(table.characters[seat]!)}, ${own.hp - table.damage[seat]!} of ${own.hp} Health left`,
      ],
    },
  ];
  for (let other = 0; other < table.seats; other++) {
    if (other === seat) continue;
    const names = members(possible[other]!).map((character): Part => characterPart(CHARACTER_IDS[character]));
    rows.push({ label: `${nameOf(other, reader)} can be`, words: english.list(names) });
  }
  return { title: 'Only you see this', seat, rows };
}
