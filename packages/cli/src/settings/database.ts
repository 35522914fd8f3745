/** Where a store lies, with the password of its database from where nobody else can read it. */
import { defaultDataFolder } from '@fray/server/defaults';
import { Complaint } from '../complaint.js';
import { words } from '../words/index.js';
import { readSettings } from './read-settings.js';
import { SETTINGS, type Settings } from './settings.js';

const POSTGRES = /^(postgres(?:ql)?:\/\/)(?:([^:@/?]*)(?::[^/]*)?@)?/;
const PASSWORD = /^(postgres(?:ql)?:\/\/[^:@/?]*:)[^/]*@|([?&]password=)[^&]*/;

export function hidePassword(where: string): string {
  return where.replace(PASSWORD, (_all, before?: string, query?: string) =>
    before === undefined ? `${query}********` : `${before}********@`,
  );
}

/** A database's address must not bring its password along on the command line, where everybody on the machine could read it. */
export function checkDatabaseFlag(flag: string, where: string | undefined): void {
  if (where !== undefined && PASSWORD.test(where)) throw new Complaint(words.problems.passwordFlag(flag));
}

/** The store of a command other than `serve`: its flag, or what the environment says for the server. */
export function readStore(flag: string | undefined, env: NodeJS.ProcessEnv = process.env): string {
  checkDatabaseFlag('--data', flag);
  return storeOf(readSettings({ flags: { data: flag }, env }).settings);
}

export function storeOf({ data, databasePassword }: Pick<Settings, 'data' | 'databasePassword'>): string {
  if (data === undefined || data === SETTINGS.data.standard) return defaultDataFolder();
  return databasePassword === undefined ? data : withPassword(data, databasePassword);
}

function withPassword(where: string, password: string): string {
  return where.replace(
    POSTGRES,
    (_all, scheme: string, user = '') => `${scheme}${user}:${encodeURIComponent(password)}@`,
  );
}
