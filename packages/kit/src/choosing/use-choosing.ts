/**
 * Choosing on the things themselves, in two steps: what acts, then what it acts on. By tap, by drag and by key, always from
 * the choices that the engine listed. A thing that needs no second step is chosen at once.
 */
import { type PointerEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import type { Offer, RefusedOffer } from '../table/contract.js';
import { useTableKeys } from '../table/use-table-keys.js';
import { type DragStart, useDrag } from './use-drag.js';

export interface ChoosingPlan {
  readonly root: RefObject<HTMLElement | null>;
  /** What can be picked, in the order of its digits; and what it may be given to. Both are ids of the table's own. */
  readonly things: readonly string[];
  readonly targets: readonly string[];
  /** Without a target: the thing alone is the whole choice. */
  readonly offerAt: (thing: string, target?: string) => Offer | undefined;
  readonly refusedAt: (thing: string, target?: string) => RefusedOffer | undefined;
  /** Of several reasons why a thing can go nowhere, the one that says most. */
  readonly telling?: (reasons: readonly RefusedOffer[]) => RefusedOffer | undefined;
  readonly playing: boolean;
  readonly onChoose: (offer: Offer, from: Element | undefined) => void;
  readonly onRefused: (refused: RefusedOffer) => void;
  /** What picked things depend on: when it changes, nothing is picked any more. */
  readonly reset: string;
}

export interface Choosing {
  readonly picked: string | undefined;
  /** The target that is pointed at or has the focus, as long as the picked thing may go there. */
  readonly aimed: string | undefined;
  /** Targets that the picked thing may be given to. */
  readonly open: readonly string[];
  /** Why a thing can go nowhere now. */
  readonly barred: (thing: string) => RefusedOffer | undefined;
  readonly refusedAt: (thing: string, target: string) => RefusedOffer | undefined;
  readonly pick: (thing: string | undefined) => void;
  /** For the button that is the thing. */
  readonly thing: (id: string) => ThingProps;
  /** For the button that is the target. */
  readonly target: (id: string) => TargetProps;
}

export interface ThingProps {
  readonly 'data-thing': string;
  readonly 'aria-pressed': boolean;
  readonly 'aria-disabled': boolean;
  readonly onClick: (event: { readonly detail: number }) => void;
  readonly onPointerDown: (down: PointerEvent<HTMLElement>) => void;
}

export interface TargetProps {
  readonly 'data-target': string;
  readonly 'data-open': boolean;
  readonly 'aria-disabled': boolean;
  readonly onClick: () => void;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

export function useChoosing(plan: ChoosingPlan): Choosing {
  const { targets, offerAt, refusedAt, root, reset, onChoose, onRefused } = plan;
  const [picked, pick] = useState<string>();
  const [at, setAt] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was picked belongs to these things only
  useEffect(() => {
    pick(undefined);
    setAt(undefined);
  }, [reset]);
  const open = useMemo(
    () => (picked === undefined ? [] : targets.filter((target) => offerAt(picked, target) !== undefined)),
    [picked, targets, offerAt],
  );
  const aimed = at !== undefined && open.includes(at) ? at : undefined;
  const barred = (thing: string) => barOf(plan, thing);
  const give = (target: string | undefined, from: Element | undefined): void => {
    if (picked === undefined || target === undefined) return;
    const offer = offerAt(picked, target);
    const refusal = refusedAt(picked, target);
    if (offer !== undefined) {
      pick(undefined);
      onChoose(offer, from);
    } else if (refusal !== undefined) onRefused(refusal);
  };
  const take = (thing: string, byKey: boolean): void => {
    const alone = offerAt(thing);
    const bar = barred(thing);
    if (alone !== undefined) onChoose(alone, elementOf(root.current, thing));
    else if (bar !== undefined) onRefused(bar);
    else {
      pick(picked === thing ? undefined : thing);
      if (byKey && picked !== thing) focusFirst(root.current);
    }
  };
  const drag = useDrag({
    start: (thing) => {
      const can = targets.some((target) => offerAt(thing, target) !== undefined);
      if (can) pick(thing);
      return can;
    },
    over: setAt,
    drop: (target, from) => give(target, from),
  });
  const giveTo = (target: string): void =>
    give(target, picked === undefined ? undefined : elementOf(root.current, picked));
  useChoosingKeys(plan, picked, { take, giveTo, drop: () => pick(undefined) });
  return {
    ...{ picked, aimed, open, barred, refusedAt, pick },
    thing: (id) => thingProps(id, picked, offerAt(id) === undefined && barred(id) !== undefined, drag, take),
    target: (id) => targetProps(id, open.includes(id), setAt, giveTo),
  };
}

interface Steps {
  readonly take: (thing: string, byKey: boolean) => void;
  readonly giveTo: (target: string) => void;
  readonly drop: () => void;
}

/** Digits pick a thing, then its target; Escape lays it back. */
function useChoosingKeys(
  { things, targets, playing }: ChoosingPlan,
  picked: string | undefined,
  steps: Steps,
) {
  useTableKeys((key) => {
    if (/^[1-9]$/.test(key)) {
      const id = (picked === undefined ? things : targets)[Number(key) - 1];
      if (id === undefined) return false;
      if (picked === undefined) steps.take(id, false);
      else steps.giveTo(id);
      return true;
    }
    // While something is shown, the key belongs to whoever keeps its time.
    if (key !== 'Escape' || playing || picked === undefined) return false;
    steps.drop();
    return true;
  });
}

function barOf(
  { targets, offerAt, refusedAt, telling }: ChoosingPlan,
  thing: string,
): RefusedOffer | undefined {
  if (offerAt(thing) !== undefined) return undefined;
  if (targets.some((target) => offerAt(thing, target) !== undefined)) return undefined;
  const reasons = targets.flatMap((target) => refusedAt(thing, target) ?? []);
  return refusedAt(thing) ?? telling?.(reasons) ?? reasons[0];
}

function thingProps(
  id: string,
  picked: string | undefined,
  isBarred: boolean,
  drag: { readonly onPointerDown: DragStart; readonly endsDrag: () => boolean },
  take: Steps['take'],
): ThingProps {
  return {
    'data-thing': id,
    'aria-pressed': picked === id,
    'aria-disabled': isBarred,
    onClick: (event) => {
      if (!drag.endsDrag()) take(id, event.detail === 0);
    },
    onPointerDown: (down) => drag.onPointerDown(down, id),
  };
}

function targetProps(
  id: string,
  isOpen: boolean,
  aim: (target: string | undefined) => void,
  giveTo: (target: string) => void,
): TargetProps {
  const at = () => aim(isOpen ? id : undefined);
  const away = () => aim(undefined);
  return {
    'data-target': id,
    'data-open': isOpen,
    'aria-disabled': !isOpen,
    onClick: () => giveTo(id),
    ...{ onPointerEnter: at, onPointerLeave: away, onFocus: at, onBlur: away },
  };
}

function elementOf(root: HTMLElement | null, thing: string): Element | undefined {
  return root?.querySelector(`[data-thing="${thing}"]`) ?? undefined;
}

/** After the next drawing: targets open only once a thing is picked. */
function focusFirst(root: HTMLElement | null): void {
  requestAnimationFrame(() => root?.querySelector<HTMLElement>('[data-open="true"]')?.focus());
}
