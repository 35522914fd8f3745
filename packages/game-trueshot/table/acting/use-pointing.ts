/** Choosing on the table: which of its things can act, what they may go at, and which choices have no thing and need a button. */
import {
  type Choosing,
  type Offer,
  type RefusedOffer,
  type TableProps,
  useChoosing,
  useTableKeys,
} from '@fray/kit';
import { type RefObject, useEffect, useMemo } from 'react';
import { type Forecast, PLACE_NAMES, SPELL_IDS, type TrueshotView } from '../../src/index.js';
import { AWAY, aimOf, FREE, TURNED } from './aim-of.js';

type Props = TableProps<TrueshotView>;

export interface Pointing {
  readonly choosing: Choosing;
  /** Choices that nothing on the table stands for. */
  readonly buttons: readonly Offer[];
  /** So many that they stand beside the table instead of under it. */
  readonly isLong: boolean;
  /** How many things come before the buttons in the order of digits. */
  readonly keyFrom: number;
  /** What each thing or target has for a digit, if any. */
  readonly digit: (id: string) => string | undefined;
  readonly offerAt: (thing: string, target?: string) => Offer | undefined;
  /** Everything this thing could do now. */
  readonly offersOf: (thing: string) => readonly Offer[];
  /** Whether this is something that can be picked now, whatever is picked. */
  readonly can: (thing: string) => boolean;
}

interface Plan {
  readonly things: ReadonlyMap<string, ReadonlyMap<string, Offer>>;
  readonly buttons: readonly Offer[];
}

/** Where a thing needs no target. */
const ALONE = '';
const SEATS = ['a', 'b', 'c', 'd'];
const MOST_DIGITS = 9;
const FEW = 3;

export function usePointing(props: Props, root: RefObject<HTMLElement | null>): Pointing {
  const { moves, refused, view, seat, playing, onChoose, onRefused } = props;
  const plan = useMemo(() => planOf(moves, view.table), [moves, view.table]);
  const bars = useMemo(() => planOf(refused, view.table), [refused, view.table]);
  const targets = useMemo(() => targetsOf(plan, bars, seat), [plan, bars, seat]);
  const things = useMemo(() => inOrder(plan, seat), [plan, seat]);
  const offerAt = (thing: string, target = ALONE): Offer | undefined => plan.things.get(thing)?.get(target);
  const reset = moves.map(({ move }) => move.join()).join(' ');
  const choosing = useChoosing({
    ...{ root, things, targets, offerAt, playing, onRefused, reset },
    refusedAt: (thing, target = ALONE) => bars.things.get(thing)?.get(target) as RefusedOffer | undefined,
    onChoose: (offer) => onChoose(offer),
  });
  const { pick } = choosing;
  const only = onlyThing(plan);
  // A choice that decides nothing is not asked: the one thing that can act is in the hand at once.
  useEffect(() => {
    if (only !== undefined) pick(only);
  }, [reset]);
  const digits = choosing.picked === undefined ? things : targets;
  const { buttons } = plan;
  useTableKeys((key) => {
    const button = /^[1-9]$/.test(key) ? buttons[Number(key) - 1 - digits.length] : undefined;
    if (button !== undefined) onChoose(button);
    return button !== undefined;
  });
  return {
    ...{ choosing, buttons, offerAt, keyFrom: things.length, isLong: buttons.length > FEW },
    digit: (id) => digitAt(digits.indexOf(id)),
    offersOf: (thing) => [...(plan.things.get(thing)?.values() ?? [])],
    can: (thing) => plan.things.has(thing),
  };
}

export function digitAt(index: number): string | undefined {
  return index < 0 || index >= MOST_DIGITS ? undefined : String(index + 1);
}

/** What two choices would share, and what has no card on the table, goes to the buttons. */
function planOf(offers: readonly Offer[], table: TrueshotView): Plan {
  const things = new Map<string, Map<string, Offer>>();
  const buttons: Offer[] = [];
  for (const offer of offers) {
    // The first choice is sealed in two steps of its own.
    if (offer.choice.do === 'choose') continue;
    const aim = aimOf(offer.choice);
    const targets = aim === undefined ? undefined : (things.get(aim.thing) ?? new Map<string, Offer>());
    if (aim === undefined || !stands(aim.thing, table) || targets!.has(aim.target ?? ALONE)) {
      buttons.push(offer);
      continue;
    }
    targets!.set(aim.target ?? ALONE, offer);
    things.set(aim.thing, targets!);
  }
  for (const targets of things.values()) {
    const alone = targets.get(ALONE);
    if (alone === undefined || targets.size === 1) continue;
    targets.delete(ALONE);
    buttons.push(alone);
  }
  return { things, buttons };
}

function stands(thing: string, { hand, draft, revealed, shown }: TrueshotView): boolean {
  if (thing === TURNED) return shown >= 0;
  if (!thing.startsWith('spell ')) return true;
  const cards = draft.length > 0 ? revealed : hand;
  return cards.some((spell) => `spell ${SPELL_IDS[spell]}` === thing);
}

/**
 * Rivals' pets first, then one's own, then hunters: the same pet keeps its digit, whatever is aimed at it. What nothing may go at
 * comes last, and is only there to say why.
 */
function targetsOf(plan: Plan, bars: Plan, seat: number): string[] {
  const order = tableOrder(seat);
  const all = ({ things }: Plan): Set<string> =>
    new Set([...things.values()].flatMap((targets) => [...targets.keys()]));
  const [open, barred] = [all(plan), all(bars)];
  return [...order.filter((id) => open.has(id)), ...order.filter((id) => barred.has(id) && !open.has(id))];
}

function inOrder({ things }: Plan, seat: number): string[] {
  const places = tableOrder(seat);
  const known = places.filter((id) => things.has(id));
  return [...known, ...[...things.keys()].filter((id) => !places.includes(id))];
}

function tableOrder(seat: number): string[] {
  const from = Math.max(0, seat);
  const seats = SEATS.map((_, i) => (from + 1 + i) % SEATS.length);
  const places = seats.flatMap((owner) => [0, 1, 2].map((place) => PLACE_NAMES[owner * 3 + place]!));
  return [...places, ...seats.map((owner) => SEATS[owner]!), FREE, AWAY];
}

/** The one thing that could be picked at all, if it then needs a target. */
function onlyThing({ things }: Plan): string | undefined {
  const [first, ...others] = [...things.keys()];
  return first === undefined || others.length > 0 || things.get(first)!.has(ALONE) ? undefined : first;
}

export function placeOf(name: string): number {
  return PLACE_NAMES.indexOf(name);
}

/** What the strike that is being aimed would come to at this pet. */
export function strikeAt(table: TrueshotView, picked: string | undefined, pet: number): Forecast | undefined {
  const striker = picked === undefined ? -1 : (table.row[placeOf(picked)] ?? -1);
  if (striker < 0) return undefined;
  return table.strikes.find((each) => each.striker === striker && each.aimed === pet);
}
