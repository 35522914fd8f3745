/** A gang inside an address, so that a link shows it to a friend. */
import { findGang, formatGang, GANG_IDS, type GangFile, type HireRules } from '../../src/index.js';
import { readGangText } from '../setup/gang-shelf.js';

/** Addresses take letters, digits, - and _ as they are. */
export function formatGangAddress(gang: GangFile): string {
  const bytes = new TextEncoder().encode(formatGang(gang));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The name of a ready-made gang, or what `formatGangAddress` gave; undefined for anything else. */
export function parseGangAddress(address: string, rules: HireRules): GangFile | undefined {
  const ready = GANG_IDS.find((id) => id === address);
  if (ready !== undefined) return findGang(ready, rules);
  try {
    const text = atob(address.replaceAll('-', '+').replaceAll('_', '/'));
    return readGangText(new TextDecoder().decode(Uint8Array.from(text, (char) => char.charCodeAt(0))));
  } catch {
    return undefined;
  }
}
