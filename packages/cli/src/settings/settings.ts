/**
 * Everything that an operator can set, in one table. A line here, and its words in `help.serve`, are a flag of `fray serve`, a
 * variable of the environment, a key of the settings file, a line of the help and a row of docs/SETTINGS.md.
 */
import { DEFAULT_HOST, DEFAULT_PORT, RETENTION } from '@fray/server/defaults';
import { count, hosts, list, oneOf, onOff, type Setting, secret, text } from './kinds.js';

const HIGHEST_PORT = 65535;
/** What a person at a terminal wants to read; a unit of systemd may want `info`. */
export const DEFAULT_LOG = 'warn';
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

const MOST_DAYS = 36_500;
/** How long something is kept; 0 keeps it for ever. */
const days = (standard: number): Setting<number> => count(0, MOST_DAYS, standard);

export const SETTINGS = {
  port: count(0, HIGHEST_PORT, DEFAULT_PORT),
  host: text('<address>', DEFAULT_HOST),
  data: text('<where>', '~/.fray'),
  databasePassword: secret('<password>'),
  web: text('<folder>'),
  open: onOff(),
  log: oneOf('<level>', LOG_LEVELS, DEFAULT_LOG),
  trustProxy: text('<proxies>'),
  name: list('<names...>'),
  operatorToken: secret('<token>'),
  newCookieKey: onOff(),
  logOutAll: onOff(),
  closeOutdated: onOff(),
  keepClosed: days(RETENTION.closed),
  keepTables: days(RETENTION.tables),
  keepMatches: days(RETENTION.matches),
  keepAbandoned: days(RETENTION.abandoned),
  keepGuests: days(RETENTION.guests),
  keepVisitors: days(RETENTION.visitors),
  keepContests: days(RETENTION.contests),
  botThreads: count(1),
  contact: text('<address>'),
  pushHosts: hosts('<hosts...>'),
  patience: count(1),
  lab: onOff(),
  labWord: secret('<word>'),
  labThreads: count(1),
  labRuns: count(1),
  labMinutes: count(1),
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;

/** What was said, by name; what nobody said is its standard, or absent. */
export type Settings = {
  readonly [N in SettingName]?: ReturnType<(typeof SETTINGS)[N]['read']>;
};

/** One way to say a setting: by itself, or by naming a file that holds a secret. */
export interface Way {
  readonly setting: SettingName;
  /** As commander calls it. */
  readonly attribute: string;
  readonly key: string;
  readonly flag: string;
  readonly variable: string;
  /** The value is the path of a file with the value. */
  readonly inFile: boolean;
}

/** Every way to say every setting, in the order of the table. */
export const WAYS: readonly Way[] = (Object.keys(SETTINGS) as SettingName[]).flatMap((setting) => {
  const itself = wayOf(setting, setting, false);
  return settingOf(setting).secret ? [itself, wayOf(setting, `${setting}File`, true)] : [itself];
});

export function settingOf(name: SettingName): Setting {
  return SETTINGS[name];
}

function wayOf(setting: SettingName, attribute: string, inFile: boolean): Way {
  const key = attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const variable = `FRAY_${key.replaceAll('-', '_').toUpperCase()}`;
  return { setting, attribute, key, flag: `--${key}`, variable, inFile };
}
