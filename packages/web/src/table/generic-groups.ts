/** Puts many choices in order: those that differ only at the end stand together under what they share. */
import type { Offer, RefusedOffer } from '@fray/kit';

export interface ChoiceGroup {
  readonly key: string;
  /** What all of them share: "Play Strider 5/5/9 in lane". Empty for a choice that stands alone. */
  readonly shared: string;
  readonly items: readonly ChoiceItem[];
}

export interface ChoiceItem {
  readonly offer: Offer;
  /** Set when it may not be chosen. */
  readonly refused: RefusedOffer | undefined;
  /** What sets it apart within its group. */
  readonly rest: string;
}

export function groupChoices(
  moves: readonly Offer[],
  refused: readonly RefusedOffer[],
): readonly ChoiceGroup[] {
  const groups = new Map<string, { offers: Offer[]; refused: RefusedOffer[] }>();
  for (const offer of moves) {
    const key = keyOf(offer);
    const group = groups.get(key) ?? { offers: [], refused: [] };
    group.offers.push(offer);
    groups.set(key, group);
  }
  for (const offer of refused) groups.get(keyOf(offer))?.refused.push(offer);
  return [...groups].map(([key, group]) => makeGroup(key, group.offers, group.refused));
}

/** Everything but the last argument. */
function keyOf({ choice }: Offer): string {
  const values = Object.entries(choice);
  return JSON.stringify(values.length <= 2 ? values.slice(0, 1) : values.slice(0, -1));
}

function makeGroup(key: string, offers: readonly Offer[], refused: readonly RefusedOffer[]): ChoiceGroup {
  const all = [...offers, ...refused].sort((x, y) => compareMoves(x, y));
  const shared = all.length > 1 ? sharedStart(all.map((offer) => offer.label)) : '';
  return {
    key,
    shared: shared.trim(),
    items: all.map((offer) => ({
      offer,
      refused: refused.find((r) => r === offer),
      rest: shared === '' ? offer.label : offer.label.slice(shared.length),
    })),
  };
}

function compareMoves(x: Offer, y: Offer): number {
  for (let i = 0; i < x.move.length; i++) if (x.move[i] !== y.move[i]) return x.move[i]! - y.move[i]!;
  return 0;
}

/** The words that all labels begin with, cut at a space; empty when too little would be left or shared. */
export function sharedStart(labels: readonly string[]): string {
  const first = labels[0] ?? '';
  let length = first.length;
  for (const label of labels) {
    let i = 0;
    while (i < length && label[i] === first[i]) i++;
    length = i;
  }
  const cut = first.slice(0, length).lastIndexOf(' ') + 1;
  const shared = first.slice(0, cut);
  return shared.trim().split(' ').length < 2 ? '' : shared;
}
