/** The kinds of values that settings have, and how each is read from a flag, the environment or the file. */
import { isHostPattern } from '@fray/server/host-pattern';
import { Complaint } from '../complaint.js';
import { words } from '../words/index.js';

const { problems } = words;

/** As it was said: text from a flag or the environment, anything from the file. */
export type Raw = unknown;

export interface Setting<T = unknown> {
  /** What stands for the value in help; a switch has none. */
  readonly value?: string;
  /** Never on the command line, where everybody on the machine could read it. */
  readonly secret?: true;
  /** What holds unless somebody says otherwise. */
  readonly standard?: T;
  /** The value, or a complaint that calls it by this name. */
  readonly read: (raw: Raw, name: string) => T;
}

export function text(value: string, standard?: string): Setting<string> {
  return { value, ...(standard === undefined ? {} : { standard }), read: readText };
}

export function secret(value: string): Setting<string> {
  return { value, secret: true, read: readText };
}

export function count(least: number, most = Number.MAX_SAFE_INTEGER, standard?: number): Setting<number> {
  return {
    value: '<n>',
    ...(standard === undefined ? {} : { standard }),
    read: (raw, name) => {
      const given = String(raw);
      const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
      if (!Number.isSafeInteger(number) || number < least)
        throw new Complaint(problems.count(name, least, given));
      if (number > most) throw new Complaint(problems.atMost(name, most, number));
      return number;
    },
  };
}

export function oneOf<T extends string>(value: string, known: readonly T[], standard: T): Setting<T> {
  return {
    value,
    standard,
    read: (raw, name) => {
      const found = known.find((each) => each === raw);
      if (found === undefined) throw new Complaint(problems.oneOf(name, known, String(raw)));
      return found;
    },
  };
}

/** Several: one after the other on the command line, with commas between in the environment, a list in the file. */
export function list(value: string): Setting<readonly string[]> {
  return {
    value,
    read: (raw, name) => {
      const all = typeof raw === 'string' ? raw.split(',') : raw;
      if (!Array.isArray(all)) throw new Complaint(problems.isText(name));
      return all.map((each: unknown) => readText(each, name).trim()).filter((each) => each !== '');
    },
  };
}

/** Names of hosts, or `*.` and what the names of several end with. */
export function hosts(value: string): Setting<readonly string[]> {
  const { read } = list(value);
  return {
    value,
    read: (raw, name) => {
      const all = read(raw, name).map((each) => each.toLowerCase());
      const odd = all.find((each) => !isHostPattern(each));
      if (odd !== undefined) throw new Complaint(problems.hostPattern(name, odd));
      return all;
    },
  };
}

const YES = ['true', 'yes', '1'];
const NO = ['false', 'no', '0'];

export function onOff(): Setting<boolean> {
  return {
    read: (raw, name) => {
      const given = String(raw).toLowerCase();
      if (!YES.includes(given) && !NO.includes(given))
        throw new Complaint(problems.oneOf(name, ['true', 'false'], String(raw)));
      return YES.includes(given);
    },
  };
}

function readText(raw: Raw, name: string): string {
  if (typeof raw === 'number') return String(raw);
  if (typeof raw !== 'string' || raw === '') throw new Complaint(problems.isText(name));
  return raw;
}
