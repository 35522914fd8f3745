/** What a player writes about the others for themselves: kept in this browser, by match and seat. */
import { useState } from 'react';
import type { ShadowView } from '../../src/index.js';

type Notes = readonly (string | undefined)[];

const PLACE = 'fray.shadow-hunters.notes';
const MOST_MATCHES = 20;

/** A table tells no match from another, but two with the same board, order and people are one. */
function keyOf(table: ShadowView, names: readonly string[], seat: number): string {
  return [table.slots.join(''), table.first, seat, ...names].join(' ');
}

function readAll(): Record<string, Notes> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Notes>;
  } catch {
    return {};
  }
}

export function useNotes(
  table: ShadowView,
  names: readonly string[],
  seat: number,
): readonly [Notes, (player: number, text: string) => void] {
  const key = keyOf(table, names, seat);
  const [, redraw] = useState(0);
  const notes = readAll()[key] ?? [];
  const write = (player: number, text: string): void => {
    const { [key]: _, ...others } = readAll();
    const kept = Object.entries(others).slice(1 - MOST_MATCHES);
    const mine = names.map((_, other) => (other === player ? text || undefined : notes[other]));
    try {
      localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...kept, [key, mine]])));
    } catch {
      // Without a place to keep it, a note is not kept.
    }
    redraw((n) => n + 1);
  };
  return [notes.map((text) => text ?? undefined), write];
}
