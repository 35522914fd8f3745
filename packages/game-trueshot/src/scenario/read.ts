/** Reads the lines of a position. */
import { FOOD_IDS } from '../data/foods.js';
import { DEAD } from '../data/marks.js';
import { petKind } from '../data/pets.js';
import { spellKind } from '../data/spells.js';
import { BASIC, weaponKind } from '../data/weapons.js';
import { attackOf, healthOf, maximumOf } from '../rules/figures.js';
import { addPet } from '../rules/rows.js';
import { NO_PET, NOTHING, PLACES, type TrueshotState } from '../state/state.js';
import { PLACE_NAMES } from '../verbs.js';

export const SEAT_NAMES: readonly string[] = ['ash', 'birch', 'cedar', 'dale'];

/** What a position says besides what goes straight into the state. */
export interface Draft {
  phase: string;
  toAct: number;
  /** Pets that no line names are out of the game, so that piles can be empty. */
  petsGone: boolean;
  piles: { pets?: number[]; weapons?: number[]; spells?: number[] };
  /** Figures that are set last, when everything else lies on the table. */
  readonly figures: ((s: TrueshotState) => void)[];
}

export function newDraft(): Draft {
  return { phase: 'combat', toAct: NOTHING, petsGone: false, piles: {}, figures: [] };
}

/** Numbers that any line may set by their name in the state: by pet, by seat, or for the table. */
export const PET_FIELDS = [
  'marks',
  'wounds',
  'foreverAttack',
  'foreverHealth',
  'roundAttack',
  'roundHealth',
  'nextAttack',
  'nextHealth',
  'weaker',
  'stung',
  'stopped',
  'guarded',
  'scared',
  'struck',
  'struckBy',
  'ignored',
  'setAttack',
  'setHealth',
  'diedWith',
] as const;
export const SEAT_FIELDS = [
  'purse',
  'weaponUp',
  'weaponCut',
  'fungus',
  'aspectEnds',
  'silenced',
  'shielded',
  'nextSpell',
  'spore',
  'moth',
  'shale',
  'permit',
  'flare',
  'discarded',
] as const;
export const TABLE_FIELDS = [
  'mute',
  'muteNext',
  'unhealed',
  'nextAll',
  'lost',
  'lostBefore',
  'casters',
  'eaten',
  'actions',
  'trapPlaced',
] as const;

export function readLine(s: TrueshotState, draft: Draft, line: string): string | undefined {
  const [, table, value] = /^(round|lap) (\d+)$/.exec(line) ?? [];
  const [, phase] = /^phase (combat|start|preparation|round|end)$/.exec(line) ?? [];
  const [, pile, cards] =
    /^(pet pile|pet discard|weapon pile|weapon discard|spell pile|spell discard|shop|removed):(.*)$/.exec(
      line,
    ) ?? [];
  const seat = SEAT_NAMES.findIndex((name) => line.startsWith(`${name} `));
  const place = PLACE_NAMES.findIndex((name) => line.startsWith(`${name} `));
  const field = TABLE_FIELDS.find((name) => line.startsWith(`${name.toLowerCase()}=`));
  if (table !== undefined) s[table as 'round' | 'lap'] = Number(value);
  else if (phase !== undefined) draft.phase = phase;
  else if (line === 'compelled') s.compelled = true;
  else if (line === 'pets gone') draft.petsGone = true;
  else if (pile !== undefined) return readPile(s, draft, pile, cards!);
  else if (field !== undefined) s[field] = Number(line.split('=')[1]);
  else if (seat >= 0 && seat < s.seats)
    return readSeat(s, draft, seat, line.slice(SEAT_NAMES[seat]!.length + 1));
  else if (place >= 0) return readPlace(s, draft, place, line.slice(3));
  else return `"${line}" says nothing about a position of this game.`;
  return undefined;
}

function readSeat(s: TrueshotState, draft: Draft, seat: number, words: string): string | undefined {
  const [, figure, value] = /^(health|coins) (\d+)$/.exec(words) ?? [];
  const [, list, cards] = /^(pets|hand|aside|weapon|aspect|food|trap):(.*)$/.exec(words) ?? [];
  const field = SEAT_FIELDS.find((name) => words.startsWith(`${name.toLowerCase()}=`));
  if (figure !== undefined) s[figure as 'health' | 'coins'][seat] = Number(value);
  else if (words === 'opens') s.opener = seat;
  else if (words === 'to act') draft.toAct = seat;
  else if (words === 'prepares first') s.prepOpener = seat;
  else if (words === 'out') s.inGame &= ~(1 << seat);
  else if (field !== undefined) s[field][seat] = Number(words.split('=')[1]);
  else if (list !== undefined) return readCards(s, seat, list, cards!);
  else return `"${words}" is not known; write pets: wolf, health 7, coins 3, hand: growl, opens, to act.`;
  return undefined;
}

function readCards(s: TrueshotState, seat: number, list: string, words: string): string | undefined {
  const ids = split(words);
  const kind =
    list === 'pets' ? petKind : list === 'weapon' ? weaponKind : list === 'food' ? foodKind : spellKind;
  const cards = ids.filter((id) => id !== 'basic').map(kind);
  const wrong = cards.indexOf(-1);
  if (wrong !== -1) return `"${ids[wrong]}" is no such card.`;
  if (list === 'pets') {
    for (let pet = seat * PLACES; pet < seat * PLACES + PLACES; pet++) s.kind[pet] = NOTHING;
    s.row.fill(NO_PET, seat * PLACES, seat * PLACES + PLACES);
    for (const card of cards) addPet(s, seat, card, false);
  } else if (list === 'hand') s.hands[seat] = cards;
  else if (list === 'food') s.foodPile[seat] = cards.reverse();
  else if (list === 'weapon') s.weapon[seat] = cards[0] ?? BASIC;
  else if (list === 'aside') {
    s.aside[seat] = cards;
    s.asideUntil[seat] = cards.map(() => s.round);
  } else {
    s.aspect[seat] = cards[0] ?? NOTHING;
    s.aspectEnds[seat] = cards.length === 0 ? 0 : s.round + 2;
  }
  return undefined;
}

function readPlace(s: TrueshotState, draft: Draft, place: number, words: string): string | undefined {
  const pet = s.row[place]!;
  if (pet === NO_PET) return `no pet lies at ${PLACE_NAMES[place]}.`;
  const [, figure, value] = /^(health|attack) (\d+)$/.exec(words) ?? [];
  const [, effect] = /^(?:copies|borrows) ([a-z-]+)$/.exec(words) ?? [];
  const field = PET_FIELDS.find((name) => words.startsWith(`${name.toLowerCase()}=`));
  if (figure === 'health')
    draft.figures.push((t) => {
      t.wounds[pet]! += healthOf(t, pet) - Number(value);
      if (maximumOf(t, pet) - t.wounds[pet]! < 1) t.wounds[pet] = maximumOf(t, pet) - 1;
    });
  else if (figure === 'attack')
    draft.figures.push((t) => {
      t.foreverAttack[pet]! += Number(value) - attackOf(t, pet);
    });
  else if (words === 'dead') s.marks[pet]! |= DEAD;
  else if (effect !== undefined) s[words.startsWith('copies') ? 'effect' : 'also'][pet] = petKind(effect);
  else if (field !== undefined) s[field][pet] = Number(words.split('=')[1]);
  else return `"${words}" is not known of a pet; write health 3, attack 2, dead, wounds=2.`;
  return undefined;
}

function readPile(s: TrueshotState, draft: Draft, pile: string, words: string): string | undefined {
  const kind =
    pile.startsWith('pet') || pile === 'removed'
      ? petKind
      : pile.startsWith('spell')
        ? spellKind
        : weaponKind;
  const ids = split(words);
  const cards = ids.map(kind);
  const wrong = cards.indexOf(-1);
  if (wrong !== -1) return `"${ids[wrong]}" is no such card.`;
  if (pile === 'pet pile') draft.piles.pets = cards.reverse();
  else if (pile === 'weapon pile') draft.piles.weapons = cards.reverse();
  else if (pile === 'spell pile') draft.piles.spells = cards.reverse();
  else if (pile === 'pet discard') s.petDiscard = cards;
  else if (pile === 'weapon discard') s.weaponDiscard = cards;
  else if (pile === 'spell discard') s.spellDiscard = cards;
  else if (pile === 'shop') s.shop = cards;
  else s.removed = cards;
  return undefined;
}

function split(words: string): string[] {
  return words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function foodKind(id: string): number {
  return FOOD_IDS.indexOf(id);
}
