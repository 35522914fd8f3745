/** The table in words: areas, players, what is running, and what only the reader knows; the same for every language. */
import type { Grammar, Part, Reader, SeatView, Section, Words } from '@fray/engine';
import { AREA_IDS, AREAS, OFF_BOARD } from '../data/areas.js';
import { CARD_IDS, CARD_OF_GEAR } from '../data/cards.js';
import { CHARACTER_IDS, CHARACTERS, FACTION_IDS, members } from '../data/characters.js';
import { HOUSE_IDS, type HouseId } from '../house/ids.js';
import type { ShadowView } from '../view.js';
import { possibleFor } from '../who/beliefs.js';

type Row = Section['rows'][number];

/** What a language says of the table. */
export interface SheetWords {
  readonly grammar: Grammar;
  readonly nameOf: (seat: unknown, reader: Reader) => string;
  /** As a subject inside a sentence. */
  readonly who: (seat: unknown, reader: Reader) => string;
  /** As an object: whom an attack is against. */
  readonly whom: (seat: unknown, reader: Reader) => string;
  readonly cardPart: (id: unknown) => Part;
  readonly characterPart: (id: unknown) => Part;
  /** Such as "Church (6), pair 2". */
  readonly area: (id: unknown, numbers: readonly number[], pair: number) => string;
  /** Such as "on the Church". */
  readonly place: (id: unknown) => string;
  /** Such as "a Hunter". */
  readonly side: (faction: unknown) => string;
  readonly houseNames: Readonly<Record<HouseId, string>>;
  readonly deckNames: Readonly<Record<string, string>>;
  readonly deck: (name: string, left: number, used: number) => string;
  readonly round: (round: number) => string;
  readonly areas: string;
  readonly onlyYou: string;
  readonly labels: Readonly<
    Record<
      'turn' | 'decks' | 'houseRules' | 'attack' | 'character' | 'damage' | 'stands' | 'equipment' | 'youAre',
      string
    >
  >;
  readonly attack: (by: number, targets: string, dice: readonly number[], reader: Reader) => string;
  readonly none: string;
  readonly nobody: string;
  readonly faceDown: string;
  readonly offBoard: string;
  readonly fallen: string;
  readonly guarded: string;
  readonly barrier: string;
  readonly healthLeft: (left: number, hp: number) => string;
  readonly canBe: (name: string) => string;
}

export function makeSheet(words: SheetWords) {
  return ({ table, seat }: SeatView<ShadowView>, reader: Reader): Section[] => {
    const sections: Section[] = [
      { title: words.round(table.round), rows: tableRows(words, table, reader) },
      { title: words.areas, rows: areaRows(words, table, reader) },
      ...table.damage.map((_, i) => playerSection(words, table, i, reader)),
    ];
    if (seat >= 0 && table.characters[seat]! >= 0) sections.push(ownSection(words, table, seat, reader));
    return sections;
  };
}

function tableRows(words: SheetWords, table: ShadowView, reader: Reader): Row[] {
  const { grammar, labels } = words;
  const rules = HOUSE_IDS.filter((_, i) => (table.house & (1 << i)) !== 0).map((id) => words.houseNames[id]);
  const decks = Object.values(words.deckNames).map((name, i) =>
    words.deck(name, table.deckSizes[i]!, table.discards[i]!.length),
  );
  const rows = [
    { label: labels.turn, words: [words.who(table.turn, reader)] },
    { label: labels.decks, words: [grammar.listed(decks)] },
    { label: labels.houseRules, words: [rules.length === 0 ? words.none : grammar.listed(rules)] },
  ];
  const attack = table.attacks[table.attacks.length - 1];
  if (attack !== undefined) {
    const targets = grammar.listed(members(attack.targets).map((seat) => words.whom(seat, reader)));
    const dice = [attack.first, attack.second].filter((die) => die !== 0);
    rows.push({ label: labels.attack, words: [words.attack(attack.by, targets, dice, reader)] });
  }
  return rows;
}

function areaRows(words: SheetWords, table: ShadowView, reader: Reader): Row[] {
  return AREAS.map(({ id, numbers }, area) => ({ id, numbers, slot: table.slots[area]!, area }))
    .sort((a, b) => a.slot - b.slot)
    .map(({ id, numbers, slot, area }) => {
      const here = table.places.flatMap((place, seat) => (place === area ? [words.who(seat, reader)] : []));
      const label = words.area(id, numbers, (slot >> 1) + 1);
      return { label, words: [here.length === 0 ? words.nobody : words.grammar.listed(here)] };
    });
}

function playerSection(words: SheetWords, table: ShadowView, seat: number, reader: Reader): Section {
  const { labels } = words;
  const place = table.places[seat]!;
  const character = table.characters[seat]!;
  const open = (table.revealed & (1 << seat)) !== 0 && character >= 0;
  const shown: Words = open
    ? [words.characterPart(CHARACTER_IDS[character]), `, ${sideOf(words, character)}`]
    : [words.faceDown];
  const gear = members(table.gear[seat]!).map((bit): Part => words.cardPart(CARD_IDS[CARD_OF_GEAR[bit]!]));
  const stands = place === OFF_BOARD ? words.offBoard : words.place(AREA_IDS[place]);
  return {
    title: words.nameOf(seat, reader),
    seat,
    rows: [
      { label: labels.character, words: shown },
      { label: labels.damage, words: [damageOf(words, table, seat)] },
      { label: labels.stands, words: [stands] },
      { label: labels.equipment, words: gear.length === 0 ? [words.none] : words.grammar.list(gear) },
    ],
  };
}

function damageOf(words: SheetWords, table: ShadowView, seat: number): string {
  const bit = 1 << seat;
  return [
    String(table.damage[seat]),
    ...((table.alive & bit) === 0 ? [words.fallen] : []),
    ...((table.angels & bit) === 0 ? [] : [words.guarded]),
    ...((table.barriers & bit) === 0 ? [] : [words.barrier]),
  ].join(', ');
}

function sideOf(words: SheetWords, character: number): string {
  return words.side(FACTION_IDS[CHARACTERS[character]!.faction]);
}

/** Who the reader is, and who everybody else can still be. */
function ownSection(words: SheetWords, table: ShadowView, seat: number, reader: Reader): Section {
  const own = CHARACTERS[table.characters[seat]!]!;
  const possible = possibleFor(table);
  const health = words.healthLeft(own.hp - table.damage[seat]!, own.hp);
  const rows: Row[] = [
    {
      label: words.labels.youAre,
      words: [words.characterPart(own.id), `, ${sideOf(words, table.characters[seat]!)}, ${health}`],
    },
  ];
  for (let other = 0; other < table.seats; other++) {
    if (other === seat) continue;
    const names = members(possible[other]!).map((character) => words.characterPart(CHARACTER_IDS[character]));
    rows.push({ label: words.canBe(words.nameOf(other, reader)), words: words.grammar.list(names) });
  }
  return { title: words.onlyYou, seat, rows };
}
