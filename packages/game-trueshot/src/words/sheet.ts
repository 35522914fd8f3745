/** The table in words, for terminals, generic tables and screen readers; the same for every language. */
import type { Part, Reader, SeatView, Section } from '@fray/engine';
import { FOOD_IDS } from '../data/foods.js';
import { DEAD, SILENCED, TEMPORARY } from '../data/marks.js';
import { PET_IDS, PET_TYPE } from '../data/pets.js';
import { SPELL_IDS } from '../data/spells.js';
import { BASIC, WEAPON_IDS } from '../data/weapons.js';
import { NO_PET, NOTHING, PLACES } from '../state/state.js';
import type { TrueshotView } from '../view/view.js';
import type { PetRef } from './teller.js';

type Row = Section['rows'][number];

/** A strike that may be declared, by the pets it is about. */
export interface StrikeForecast {
  readonly aimed: PetRef;
  /** Who takes it, if somebody steps in. */
  readonly taken: PetRef | undefined;
  readonly damage: number;
  readonly edge: boolean;
  readonly falls: boolean;
  readonly left: number;
}

/** What a language says of the table. */
export interface SheetWords {
  readonly who: (seat: number, reader: Reader) => string;
  readonly petText: (pet: PetRef, reader: Reader) => string;
  readonly card: (ref: string) => Part;
  readonly titles: Readonly<Record<'lodge' | 'hand' | 'strikes', string>>;
  readonly outOfGame: (name: string) => string;
  readonly labels: Readonly<
    Record<
      | 'round'
      | 'shop'
      | 'piles'
      | 'discards'
      | 'knownPets'
      | 'knownWeapons'
      | 'player'
      | 'weapon'
      | 'aspect'
      | 'food'
      | 'spell',
      string
    >
  >;
  readonly pet: (number: number) => string;
  readonly empty: string;
  /** By phase: set-up, preparation, combat, round end. */
  readonly phases: readonly string[];
  readonly lap: (lap: number) => string;
  readonly pile: (pets: number, weapons: number, spells: number) => string;
  readonly player: (health: number, coins: number, spells: number) => string;
  readonly weaponAttack: (attack: number) => string;
  readonly rounds: (n: number) => string;
  readonly slots: (n: number) => string;
  readonly figures: (type: number, attack: number, health: number, maximum: number) => string;
  readonly states: Readonly<
    Record<
      | 'muted'
      | 'shielded'
      | 'unhealed'
      | 'dead'
      | 'scared'
      | 'stopped'
      | 'guarded'
      | 'silenced'
      | 'temporary',
      string
    >
  >;
  readonly strike: (strike: StrikeForecast, reader: Reader) => string;
}

export function makeSheet(words: SheetWords) {
  return ({ table, seat }: SeatView<TrueshotView>, reader: Reader): Section[] => {
    const from = Math.max(0, seat);
    const seats = table.health.map((_, i) => (from + i) % table.seats);
    const { lodge, hand, strikes } = words.titles;
    return [
      { title: lodge, rows: lodgeRows(words, table) },
      ...seats.map((each) => seatSection(words, table, each, reader)),
      ...(seat >= 0 ? [{ title: hand, seat, rows: handRows(words, table) }] : []),
      ...(table.strikes.length > 0 ? [{ title: strikes, rows: strikeRows(words, table, reader) }] : []),
    ];
  };
}

function lodgeRows(words: SheetWords, table: TrueshotView): Row[] {
  const { labels } = words;
  const weapon = (kind: number): Part => words.card(`weapon:${WEAPON_IDS[kind]}`);
  const shop = table.shop.flatMap((kind, i): Part[] => (i === 0 ? [weapon(kind)] : [', ', weapon(kind)]));
  const lap = table.lap > 0 && table.phase === 2 ? `, ${words.lap(table.lap)}` : '';
  const piles = words.pile(table.petPile.length, table.weaponPile.length, table.sizes.spells);
  const discards = words.pile(table.petDiscard.length, table.weaponDiscard.length, table.spellDiscard.length);
  return [
    { label: labels.round, words: [`${table.round}, ${words.phases[table.phase]}${lap}`] },
    { label: labels.shop, words: shop.length === 0 ? [words.empty] : shop },
    { label: labels.piles, words: [piles] },
    { label: labels.discards, words: [discards] },
    ...knownRows(words, table),
  ];
}

/** What the reader has seen of a pile in private (TL-A30). */
function knownRows({ card, labels }: SheetWords, table: TrueshotView): Row[] {
  const known = table.petPile.flatMap((kind, i): Part[] =>
    kind === NOTHING ? [] : [`${table.petPile.length - i}. `, card(`pet:${PET_IDS[kind]}`), ' '],
  );
  const weapons = table.weaponPile.flatMap((kind, i): Part[] =>
    kind === NOTHING ? [] : [`${table.weaponPile.length - i}. `, card(`weapon:${WEAPON_IDS[kind]}`), ' '],
  );
  return [
    ...(known.length === 0 ? [] : [{ label: labels.knownPets, words: known }]),
    ...(weapons.length === 0 ? [] : [{ label: labels.knownWeapons, words: weapons }]),
  ];
}

function seatSection(words: SheetWords, table: TrueshotView, seat: number, reader: Reader): Section {
  const { card, labels } = words;
  const weapon = table.weapon[seat]!;
  const aspect = table.aspect[seat]!;
  const food = table.food[seat];
  const name = words.who(seat, reader);
  const coins = table.coins[seat]! + table.purse[seat]!;
  const player = words.player(table.health[seat]!, coins, table.sizes.hands[seat]!);
  const arms = card(weapon === BASIC ? 'weapon:basic' : `weapon:${WEAPON_IDS[weapon]}`);
  const pets = table.row.slice(seat * PLACES, seat * PLACES + PLACES).filter((pet) => pet !== NO_PET);
  const rows: Row[] = [
    { label: labels.player, words: [[player, ...statesOf(words, table, seat)].join(', ')] },
    { label: labels.weapon, words: [arms, `, ${words.weaponAttack(table.weaponAttack[seat]!)}`] },
  ];
  if (aspect !== NOTHING) {
    const lasts = `, ${words.rounds(table.lasts.aspect[seat]!)}`;
    rows.push({ label: labels.aspect, words: [card(`spell:${SPELL_IDS[aspect]}`), lasts] });
  }
  if (food !== NOTHING && food !== undefined)
    rows.push({ label: labels.food, words: [card(`food:${FOOD_IDS[food]}`)] });
  rows.push(...pets.map((pet, i) => ({ label: words.pet(i + 1), words: petRow(words, table, pet) })));
  const out = (table.inGame & (1 << seat)) === 0;
  return { title: out ? words.outOfGame(name) : name, seat, rows };
}

function statesOf({ states }: SheetWords, table: TrueshotView, seat: number): string[] {
  const bit = 1 << seat;
  return [
    ...(table.lasts.muted[seat]! > 0 || (table.mute & bit) !== 0 ? [states.muted] : []),
    ...(table.lasts.shielded[seat]! > 0 ? [states.shielded] : []),
    ...((table.unhealed & bit) !== 0 ? [states.unhealed] : []),
  ];
}

function petRow(words: SheetWords, table: TrueshotView, pet: number): Part[] {
  const { states, slots } = words;
  const { scared, stopped, guarded } = table.lasts;
  const kind = table.kind[pet]!;
  const marks = table.marks[pet]!;
  const lasting = (n: number, state: string): string[] => (n > 0 ? [`${state}, ${slots(n)}`] : []);
  const told = [
    ...((marks & DEAD) !== 0 ? [states.dead] : []),
    ...lasting(scared[pet]!, states.scared),
    ...lasting(stopped[pet]!, states.stopped),
    ...lasting(guarded[pet]!, states.guarded),
    ...((marks & SILENCED) !== 0 ? [states.silenced] : []),
    ...((marks & TEMPORARY) !== 0 ? [states.temporary] : []),
  ];
  const { attack, current, maximum } = table;
  const figures = words.figures(PET_TYPE[kind]!, attack[pet]!, current[pet]!, maximum[pet]!);
  return [words.card(`pet:${PET_IDS[kind]}`), [`, ${figures}`, ...told].join('; ')];
}

function handRows({ card, labels }: SheetWords, table: TrueshotView): Row[] {
  return table.hand.map((spell) => ({ label: labels.spell, words: [card(`spell:${SPELL_IDS[spell]}`)] }));
}

/** The forecast of every strike that may be declared. */
function strikeRows(words: SheetWords, table: TrueshotView, reader: Reader): Row[] {
  const ref = (pet: number): PetRef => ({
    seat: Math.floor(pet / PLACES),
    place: 0,
    card: PET_IDS[table.kind[pet]!]!,
  });
  return table.strikes.map(({ striker, aimed, target, damage, health, falls, edge }) => {
    const taken = target === aimed ? undefined : ref(target);
    const forecast = { aimed: ref(aimed), taken, damage, edge: edge === 1, falls, left: health - damage };
    return { label: words.petText(ref(striker), reader), words: [words.strike(forecast, reader)] };
  });
}
