/** `fray backup` and `fray restore`: a store as one file, and back. */
import { backUp, restore } from '@fray/server';
import { Complaint } from '../complaint.js';
import { hidePassword, readStore } from '../settings/database.js';
import { words } from '../words/index.js';

const { problems, reports } = words;

export interface BackupFlags {
  readonly data?: string;
}

export async function backupStore(file: string, flags: BackupFlags): Promise<void> {
  const data = readStore(flags.data);
  const rows = await attempt(problems.noBackup, () => backUp(data, file));
  process.stdout.write(`${reports.backedUp(rows, hidePassword(data), file)}\n`);
}

export async function restoreStore(file: string, flags: BackupFlags): Promise<void> {
  const data = readStore(flags.data);
  const rows = await attempt(problems.noRestore, () => restore(data, file));
  process.stdout.write(`${reports.restored(rows, file, hidePassword(data))}\n`);
}

async function attempt<T>(failure: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Complaint(problems.failed(failure, (error as Error).message.split('\n')[0]!));
  }
}
