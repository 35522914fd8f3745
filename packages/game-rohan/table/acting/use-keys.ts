/** The keyboard: numbers pick a card, then a lane; arrows walk between rows and hand; P passes, F finishes. */
import { useTableKeys } from '@fray/kit';
import type { RefObject } from 'react';

export interface KeyHandlers {
  readonly digit: (digit: number) => void;
  readonly letter: (letter: string) => boolean;
  readonly escape: () => boolean;
}

const ROWS = ['.rohan-row:not(.rohan-mine)', '.rohan-mine', '.rohan-hand'];

export function useKeys(root: RefObject<HTMLElement | null>, handlers: KeyHandlers): void {
  useTableKeys((key) => press(key, handlers, root.current));
}

function press(key: string, handlers: KeyHandlers, root: HTMLElement | null): boolean {
  if (/^[1-9]$/.test(key)) {
    handlers.digit(Number(key));
    return true;
  }
  if (key === 'Escape') return handlers.escape();
  if (key.startsWith('Arrow')) return root !== null && walk(root, key);
  return key.length === 1 && handlers.letter(key.toLowerCase());
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
