/** A change of a house rule in words, such as "DOUBLE adds: 3". */
import type { OptionWords } from '@fray/engine';
import { CHANGE_NAMES, CHANGES } from '../house/changes.js';
import { HOUSE_IDS } from '../house/ids.js';

export interface ChangeSpeaker {
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly on: string;
  readonly off: string;
  readonly colon: string;
}

export function tellChange({ options, on, off, colon }: ChangeSpeaker, change: unknown): string {
  const { id, value } = CHANGES[CHANGE_NAMES.indexOf(String(change))]!;
  const words = options[id];
  const isRule = HOUSE_IDS.some((rule) => rule === id);
  const said = isRule ? (value === true ? on : off) : (words?.values?.[String(value)] ?? String(value));
  return `${words?.label ?? id}${colon}${said}`;
}
