/** `fray export`: the built page with all that needs no server, as a folder that any static host can serve, at any path. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_FOLDER } from '@fray/server';
import { Complaint } from '../complaint.js';
import { words } from '../words/index.js';

const { problems, reports } = words;

/** Tells the page that nobody answers here, so that it need not ask and offers nothing online. */
const ALONE = '<meta name="fray-server" content="none" />';

export function exportPage(folder: string): void {
  const front = join(CLIENT_FOLDER, 'index.html');
  if (!existsSync(front)) throw new Complaint(problems.noPage(CLIENT_FOLDER));
  if (existsSync(folder) && !isEmptyFolder(folder)) throw new Complaint(problems.folderTaken(folder));
  try {
    mkdirSync(folder, { recursive: true });
    cpSync(CLIENT_FOLDER, folder, { recursive: true, filter: (path) => !path.endsWith('.vite') });
    writeFileSync(
      join(folder, 'index.html'),
      readFileSync(front, 'utf8').replace('</head>', `${ALONE}</head>`),
    );
  } catch (error) {
    throw new Complaint(problems.cannotWrite(folder, (error as Error).message.split('\n')[0]!));
  }
  process.stdout.write(`${reports.exported(folder)}\n`);
}

function isEmptyFolder(folder: string): boolean {
  return statSync(folder).isDirectory() && readdirSync(folder).length === 0;
}
