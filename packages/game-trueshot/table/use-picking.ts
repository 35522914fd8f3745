/**
 * Choosing in two steps: first what acts (a pet of mine, a spell, a food), then what it acts on. Whatever needs no second step
 * is chosen at once.
 */
import type { Offer, TableProps } from '@fray/kit';
import { useState } from 'react';
import { type Forecast, PLACE_NAMES, SPELL_IDS, type TrueshotView } from '../src/index.js';

/** Offers that differ only in their target. */
export interface Group {
  readonly key: string;
  readonly offers: readonly Offer[];
}

export interface Picking {
  /** What can be picked first. */
  readonly groups: readonly Group[];
  /** What needs no picking. */
  readonly singles: readonly Offer[];
  readonly picked: Group | undefined;
  readonly pick: (key: string) => void;
  readonly drop: () => void;
  /** By place on the table (seat * 3 + place): what clicking there does now. */
  readonly places: ReadonlyMap<number, Offer>;
  /** By place: my pets that can be picked to act. */
  readonly actors: ReadonlyMap<number, Group>;
  /** By id: spells in my hand that can be cast; one that was set aside has no card. */
  readonly spells: ReadonlyMap<string, Group>;
}

const GROUPED = new Set(['cast', 'strike', 'eat', 'swap']);

export function usePicking({ moves, view, onChoose }: TableProps<TrueshotView>): Picking {
  const [key, setKey] = useState<string>();
  const groups = groupsOf(moves);
  const picked = groups.find((group) => group.key === key);
  const pick = (next: string): void => {
    const group = groups.find((each) => each.key === next);
    if (group === undefined) return;
    if (group.offers.length === 1 && !hasTarget(group.offers[0]!)) onChoose(group.offers[0]!);
    else setKey(next);
  };
  const singles = moves.filter(({ choice }) => !GROUPED.has(choice.do));
  return {
    groups,
    singles,
    picked,
    pick,
    drop: () => setKey(undefined),
    places: placesOf(picked?.offers ?? singles),
    actors: new Map(
      groups.flatMap((group) =>
        group.key.startsWith('strike ') ? [[placeOf(group.key.slice(7)), group]] : [],
      ),
    ),
    spells: spellsIn(view.table, groups),
  };
}

function spellsIn({ hand }: TrueshotView, groups: readonly Group[]): Map<string, Group> {
  const held = new Set(hand.map((spell) => `cast ${SPELL_IDS[spell]}`));
  return new Map(groups.filter(({ key }) => held.has(key)).map((group) => [group.key.slice(5), group]));
}

function groupsOf(moves: readonly Offer[]): Group[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of moves) {
    const { choice } = offer;
    if (!GROUPED.has(choice.do)) continue;
    const key = [choice.do, choice['spell'] ?? choice['with'] ?? choice['place']].filter(Boolean).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  return [...groups].map(([each, offers]) => ({ key: each, offers }));
}

function hasTarget({ choice }: Offer): boolean {
  return choice['at'] !== undefined && choice['at'] !== 'none';
}

/** Where each of these is aimed; a place that two of them name is left to the list. */
function placesOf(offers: readonly Offer[]): Map<number, Offer> {
  const places = new Map<number, Offer>();
  const twice = new Set<number>();
  for (const offer of offers) {
    const { choice } = offer;
    const place = placeOf(String(choice['at'] ?? choice['place'] ?? choice['release'] ?? ''));
    if (place === -1) continue;
    if (places.has(place)) twice.add(place);
    places.set(place, offer);
  }
  for (const place of twice) places.delete(place);
  return places;
}

export function placeOf(name: string): number {
  return PLACE_NAMES.indexOf(name);
}

/** What the strike that is being aimed would come to at this pet. */
export function strikeAt(table: TrueshotView, { picked }: Picking, pet: number): Forecast | undefined {
  if (picked?.key.startsWith('strike ') !== true) return undefined;
  const striker = table.row[placeOf(picked.key.slice(7))];
  return table.strikes.find((each) => each.striker === striker && each.aimed === pet);
}
