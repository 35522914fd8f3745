/** Whom this browser does not want to hear, by name. */
import { create } from 'zustand';

const KEY = 'fray.muted';

function load(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

const useStore = create<{ readonly names: readonly string[] }>(() => ({ names: load() }));

export function useMuted(): readonly string[] {
  return useStore((s) => s.names);
}

export function mute(who: readonly string[], on: boolean): void {
  const rest = useStore.getState().names.filter((name) => !who.includes(name));
  const names = on ? [...rest, ...who] : rest;
  useStore.setState({ names });
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // Then they are heard again next time.
  }
}
