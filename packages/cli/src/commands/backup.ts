/** `fray backup` and `fray restore`: a store as one file, and back. */
import { backUp, defaultDataFolder, restore } from '@fray/server';
import { Complaint } from '../complaint.js';

export interface BackupFlags {
  readonly data?: string;
}

export async function backupStore(file: string, { data = defaultDataFolder() }: BackupFlags): Promise<void> {
  const rows = await attempt('The backup could not be made', () => backUp(data, file));
  process.stdout.write(`${rows} rows of ${data} are in ${file}.\n`);
}

export async function restoreStore(file: string, { data = defaultDataFolder() }: BackupFlags): Promise<void> {
  const rows = await attempt('Nothing was restored', () => restore(data, file));
  process.stdout.write(`${rows} rows from ${file} are in ${data}.\n`);
}

async function attempt<T>(failure: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Complaint(`${failure}: ${(error as Error).message.split('\n')[0]}.`);
  }
}
