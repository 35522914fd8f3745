/** The door: reads the command line, runs one command, and turns whatever goes wrong into one sentence. */
import { CommanderError } from 'commander';
import { Complaint, sayComplaint } from './complaint.js';
import { plainText } from './plain-text.js';
import { buildProgram, checkCommand } from './program.js';
import { words } from './words/index.js';

const INTERNAL_ERROR = 70;

// A reader that closes the pipe early (such as head) has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : INTERNAL_ERROR);
});

try {
  const program = buildProgram();
  checkCommand(program, process.argv.slice(2));
  await program.parseAsync(process.argv);
} catch (error) {
  process.exitCode = await report(error);
}

async function report(error: unknown): Promise<number> {
  if (error instanceof CommanderError) return error.exitCode;
  if (error instanceof Complaint) {
    // A message may quote what was typed or read, line breaks included; it stays one line.
    process.stderr.write(`fray: ${plainText((await sayComplaint(error)).replace(/\s+/g, ' '))}\n`);
    return error.exitCode;
  }
  if (process.env['FRAY_DEBUG'] !== undefined) throw error;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`fray: ${words.problems.inside(message.split('\n')[0]!)}\n`);
  return INTERNAL_ERROR;
}
