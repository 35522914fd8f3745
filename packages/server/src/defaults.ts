/** Where a server is and keeps what it knows, unless somebody says otherwise. Nothing else is loaded with this. */
import { homedir } from 'node:os';
import { join } from 'node:path';

export { RETENTION } from './keeping/retention.js';

/** Of this program, as its packages say. */
export const VERSION = '0.1.0';
export const DEFAULT_PORT = 4680;
export const DEFAULT_HOST = '127.0.0.1';

export function defaultDataFolder(): string {
  return join(homedir(), '.fray');
}
