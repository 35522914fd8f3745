/** The keyboard: numbers pick a card, then a lane; arrows walk between rows and hand; P passes, F finishes. */
import { type RefObject, useEffect, useRef } from 'react';

export interface KeyHandlers {
  readonly digit: (digit: number) => void;
  readonly letter: (letter: string) => boolean;
  readonly escape: () => boolean;
}

const ROWS = ['.rohan-row:not(.rohan-mine)', '.rohan-mine', '.rohan-hand'];

export function useKeys(root: RefObject<HTMLElement | null>, handlers: KeyHandlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
      if (handle(event, latest.current, root.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [root]);
}

function handle(event: KeyboardEvent, handlers: KeyHandlers, root: HTMLElement | null): boolean {
  if (/^[1-9]$/.test(event.key)) {
    handlers.digit(Number(event.key));
    return true;
  }
  if (event.key === 'Escape') return handlers.escape();
  if (event.key.startsWith('Arrow')) return root !== null && walk(root, event.key);
  return event.key.length === 1 && handlers.letter(event.key.toLowerCase());
}

/** Somebody is typing, or a dialog is open: these keys are not for the table. */
function isBusy(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (document.querySelector('dialog[open]') !== null) return true;
  return target?.closest('input, textarea, select, [contenteditable="true"]') != null;
}

function walk(root: HTMLElement, key: string): boolean {
  const here = document.activeElement;
  if (here === null || !root.contains(here)) return false;
  const rows = ROWS.map((row) => visibleButtons(root.querySelector(row)));
  const row = rows.findIndex((buttons) => buttons.includes(here as HTMLElement));
  if (row === -1) return false;
  const at = rows[row]!.indexOf(here as HTMLElement);
  const next =
    key === 'ArrowLeft' || key === 'ArrowRight'
      ? rows[row]![at + (key === 'ArrowRight' ? 1 : -1)]
      : nearest(rows[row + (key === 'ArrowDown' ? 1 : -1)] ?? [], here);
  next?.focus();
  return next !== undefined;
}

function visibleButtons(row: Element | null): HTMLElement[] {
  const buttons = [...(row?.querySelectorAll<HTMLElement>('button') ?? [])];
  return buttons.filter((button) => button.offsetParent !== null);
}

function nearest(buttons: readonly HTMLElement[], to: Element): HTMLElement | undefined {
  const middle = (element: Element): number => {
    const { x, width } = element.getBoundingClientRect();
    return x + width / 2;
  };
  const gap = (button: HTMLElement): number => Math.abs(middle(button) - middle(to));
  return buttons.slice().sort((a, b) => gap(a) - gap(b))[0];
}
