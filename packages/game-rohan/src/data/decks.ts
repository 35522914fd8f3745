/** The two unequal decks (RL-02): 38 cards of Rohan against 47 of Isengard. */
import { CAVALRY, type CardId, cardIndex, EOMER } from './cards.js';

export const ROHAN = 0;
export const ISENGARD = 1;
export const FACTIONS = ['rohan', 'isengard'] as const;
export type FactionId = (typeof FACTIONS)[number];

type Counts = Readonly<Partial<Record<CardId, number>>>;

const ROHAN_COUNTS: Counts = {
  strider: 2,
  'elven-prince': 2,
  recruit: 20,
  'elf-soldier': 10,
  lockbearer: 2,
  'the-white': 1,
  'the-king': 1,
};
const ISENGARD_COUNTS: Counts = {
  'uruk-hai': 10,
  orc: 15,
  dunlending: 10,
  berserker: 8,
  'battering-ram': 2,
  felgrom: 2,
};

export const DECKS: readonly (readonly number[])[] = [deck(ROHAN_COUNTS), deck(ISENGARD_COUNTS)];
/** The earlier edition had 23 against 52. */
export const CLASSIC_DECKS: readonly (readonly number[])[] = [
  deck({ ...ROHAN_COUNTS, recruit: 10, 'elf-soldier': 5 }),
  deck({ ...ISENGARD_COUNTS, orc: 20 }),
];
/** What Reinforce brings each time (RL-AB-reinforce). */
export const REINFORCEMENTS: readonly number[] = [EOMER, CAVALRY, CAVALRY];

/** Pushed one by one: an array without holes, which its copies in play stay, is quicker to read. */
function deck(counts: Counts): readonly number[] {
  const cards: number[] = [];
  for (const [id, copies] of Object.entries(counts))
    for (let i = 0; i < copies; i++) cards.push(cardIndex(id));
  return cards;
}
