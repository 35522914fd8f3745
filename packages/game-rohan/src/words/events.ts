/** What happens, and what each event carries. Lanes count from 1; pairs hold seat 0's value first. */
import type { Nothing } from '@fray/engine';
import type { CardId } from '../data/cards.js';
import type { Blow, RaisedBy } from '../rules/battle.js';
import type { OutcomeId } from './ids.js';

export type Pair<T> = readonly [T, T];

export type Events = {
  begun: { attacker: number; coin: boolean };
  shuffled: { seats: readonly number[] };
  /** `cards` are for the eyes of whoever drew them. */
  drew: { seat: number; count: number; cards?: readonly CardId[] };
  redrew: { seat: number };
  round: { round: number; attacker: number };
  played: { seat: number; card: CardId; lane: number };
  inspired: { seat: number; card: CardId; ability: RaisedBy; lanes: readonly number[] };
  reinforced: { seat: number; card: CardId; cards: readonly CardId[] };
  passed: { seat: number };
  finished: { seat: number };
  assault: { round: number };
  unopposed: Loss & { blow: Blow };
  exploded: { lane: number; cards: Pair<CardId> };
  fought: Fought;
  overflowed: Loss;
  fell: { seat: number; card: CardId; lane: number };
  faded: Nothing;
  conceded: { seat: number };
  over: { winners: readonly number[]; reason: OutcomeId };
};

/** A card of this seat, and what the player lost by it or for it. */
type Loss = {
  lane: number;
  seat: number;
  card: CardId;
  loss: number;
  healthBefore: number;
  health: number;
};

export type Fought = {
  lane: number;
  attacker: number;
  cards: Pair<CardId>;
  blows: Pair<Blow>;
  hits: Pair<number>;
  hpBefore: Pair<number>;
  hpAfter: Pair<number>;
  fatigue: boolean;
};

/** The same as a list, for whoever reads a scenario. */
export const EVENTS = [
  'begun',
  'shuffled',
  'drew',
  'redrew',
  'round',
  'played',
  'inspired',
  'reinforced',
  'passed',
  'finished',
  'assault',
  'unopposed',
  'exploded',
  'fought',
  'overflowed',
  'fell',
  'faded',
  'conceded',
  'over',
] as const satisfies readonly (keyof Events)[];
