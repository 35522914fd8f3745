/** Gangs that somebody has built and kept, in this browser. */
import { type GangFile, parseGang } from '../../src/index.js';

const KEY = 'fray.devils-bluff.gangs';
const MOST = 12;

export function keptGangs(): GangFile[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(readGang) : [];
  } catch {
    return [];
  }
}

export function keepGang(gang: GangFile): void {
  const others = keptGangs().filter(({ name }) => name !== gang.name);
  localStorage.setItem(KEY, JSON.stringify([gang, ...others].slice(0, MOST)));
}

export function readGang(value: unknown): GangFile[] {
  const gang = parseGang(value);
  return gang.ok && typeof gang.value !== 'string' ? [gang.value] : [];
}

/** A gang file as somebody pasted it; undefined when it is none. */
export function readGangText(text: string): GangFile | undefined {
  try {
    return readGang(JSON.parse(text))[0];
  } catch {
    return undefined;
  }
}
