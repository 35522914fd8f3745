/** The table in words, for terminals, generic tables and screen readers. */
import type { Part, Reader, SeatView, Section } from '@fray/engine';
import { FOOD_IDS } from '../../data/foods.js';
import { DEAD, SILENCED, TEMPORARY } from '../../data/marks.js';
import { PET_IDS, PET_TYPE } from '../../data/pets.js';
import { SPELL_IDS } from '../../data/spells.js';
import { BASIC, WEAPON_IDS } from '../../data/weapons.js';
import { NO_PET, NOTHING, PLACES } from '../../state/state.js';
import type { TrueshotView } from '../../view/view.js';
import { TYPE_NAMES } from './glossary.js';
import { card, count, petText, who } from './say.js';

const PHASES = ['set-up', 'preparation', 'combat', 'round end'];

export function sheetWords({ table, seat }: SeatView<TrueshotView>, reader: Reader): Section[] {
  const from = Math.max(0, seat);
  const seats = table.health.map((_, i) => (from + i) % table.seats);
  return [
    { title: 'Lodge', rows: lodgeRows(table) },
    ...seats.map((each) => seatSection(table, each, reader)),
    ...(seat >= 0 ? [{ title: 'Your hand', seat, rows: handRows(table) }] : []),
    ...(table.strikes.length > 0 ? [{ title: 'Strikes', rows: strikeRows(table, reader) }] : []),
  ];
}

function lodgeRows(table: TrueshotView): Section['rows'] {
  const weapon = (kind: number): Part => card(`weapon:${WEAPON_IDS[kind]}`);
  const shop = table.shop.flatMap((kind, i): Part[] => (i === 0 ? [weapon(kind)] : [', ', weapon(kind)]));
  const lap = table.lap > 0 && table.phase === 2 ? `, lap ${table.lap}` : '';
  return [
    { label: 'Round', words: [`${table.round}, ${PHASES[table.phase]}${lap}`] },
    { label: 'Shop', words: shop.length === 0 ? ['empty'] : shop },
    {
      label: 'Piles',
      words: [
        `${table.petPile.length} pets, ${table.weaponPile.length} weapons, ${table.sizes.spells} spells`,
      ],
    },
    {
      label: 'Discards',
      words: [
        `${table.petDiscard.length} pets, ${table.weaponDiscard.length} weapons, ${table.spellDiscard.length} spells`,
      ],
    },
    ...knownRows(table),
  ];
}

/** What the reader has seen of a pile in private (TL-A30). */
function knownRows(table: TrueshotView): Section['rows'] {
  const known = table.petPile.flatMap((kind, i): Part[] =>
    kind === NOTHING ? [] : [`${table.petPile.length - i}. `, card(`pet:${PET_IDS[kind]}`), ' '],
  );
  const weapons = table.weaponPile.flatMap((kind, i): Part[] =>
    kind === NOTHING ? [] : [`${table.weaponPile.length - i}. `, card(`weapon:${WEAPON_IDS[kind]}`), ' '],
  );
  return [
    ...(known.length === 0 ? [] : [{ label: 'Known pets', words: known }]),
    ...(weapons.length === 0 ? [] : [{ label: 'Known weapons', words: weapons }]),
  ];
}

function seatSection(table: TrueshotView, seat: number, reader: Reader): Section {
  const weapon = table.weapon[seat]!;
  const out = (table.inGame & (1 << seat)) === 0;
  const pets = table.row.slice(seat * PLACES, seat * PLACES + PLACES).filter((pet) => pet !== NO_PET);
  return {
    title: out ? `${who(seat, reader)}, out of the game` : who(seat, reader),
    seat,
    rows: [
      {
        label: 'Player',
        words: [
          `Health ${table.health[seat]}, ${count(table.coins[seat]! + table.purse[seat]!, 'Coin', 'Coins')}, ${count(table.sizes.hands[seat], 'spell', 'spells')}${stateOf(table, seat)}`,
        ],
      },
      {
        label: 'Weapon',
        words: [
          card(weapon === BASIC ? 'weapon:basic' : `weapon:${WEAPON_IDS[weapon]}`),
          `, Attack ${table.weaponAttack[seat]}`,
        ],
      },
      ...(table.aspect[seat] === NOTHING
        ? []
        : [
            {
              label: 'Aspect',
              words: [
                card(`spell:${SPELL_IDS[table.aspect[seat]!]}`),
                `, ${count(table.lasts.aspect[seat], 'round', 'rounds')}`,
              ],
            },
          ]),
      ...(table.food[seat] === NOTHING || table.food[seat] === undefined
        ? []
        : [{ label: 'Food', words: [card(`food:${FOOD_IDS[table.food[seat]!]}`)] }]),
      ...pets.map((pet, i) => ({ label: `Pet ${i + 1}`, words: petRow(table, pet) })),
    ],
  };
}

function stateOf(table: TrueshotView, seat: number): string {
  const parts = [
    table.lasts.muted[seat]! > 0 || (table.mute & (1 << seat)) !== 0 ? 'cannot cast' : '',
    table.lasts.shielded[seat]! > 0 ? 'cannot lose Health' : '',
    (table.unhealed & (1 << seat)) !== 0 ? 'cannot be healed' : '',
  ];
  return parts
    .filter((part) => part !== '')
    .map((part) => `, ${part}`)
    .join('');
}

function petRow(table: TrueshotView, pet: number): Part[] {
  const kind = table.kind[pet]!;
  const marks = table.marks[pet]!;
  const slots = (n: number): string => count(n, 'slot', 'slots');
  const states = [
    (marks & DEAD) !== 0 ? 'dead until next round' : '',
    table.lasts.scared[pet]! > 0 ? `face down, ${slots(table.lasts.scared[pet]!)}` : '',
    table.lasts.stopped[pet]! > 0 ? `cannot strike, ${slots(table.lasts.stopped[pet]!)}` : '',
    table.lasts.guarded[pet]! > 0 ? `cannot be struck, ${slots(table.lasts.guarded[pet]!)}` : '',
    (marks & SILENCED) !== 0 ? 'effect off' : '',
    (marks & TEMPORARY) !== 0 ? 'for this combat' : '',
  ].filter((state) => state !== '');
  const figures = `, ${TYPE_NAMES[PET_TYPE[kind]!]}, Attack ${table.attack[pet]}, Health ${table.current[pet]} of ${table.maximum[pet]}`;
  return [card(`pet:${PET_IDS[kind]}`), [figures, ...states].join('; ')];
}

function handRows(table: TrueshotView): Section['rows'] {
  return table.hand.map((spell) => ({ label: 'Spell', words: [card(`spell:${SPELL_IDS[spell]}`)] }));
}

/** The forecast of every strike that may be declared. */
function strikeRows(table: TrueshotView, reader: Reader): Section['rows'] {
  const ref = (pet: number): string => {
    const seat = Math.floor(pet / PLACES);
    return petText({ seat, place: 0, card: PET_IDS[table.kind[pet]!] }, reader);
  };
  return table.strikes.map(({ striker, aimed, target, damage, health, falls, edge }) => ({
    label: ref(striker),
    words: [
      `at ${ref(aimed)}${target === aimed ? '' : `, taken by ${ref(target)}`}: ${damage}${edge === 1 ? ' with the edge of its type' : ''}, ${falls ? 'it falls' : `${health - damage} left`}`,
    ],
  }));
}
