/** The door: reads the command line, runs one command, and turns whatever goes wrong into one sentence. */
import { CommanderError } from 'commander';
import { Complaint } from './complaint.js';
import { buildProgram } from './program.js';

const INTERNAL_ERROR = 70;

// A reader that closes the pipe early (such as head) has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : INTERNAL_ERROR);
});

try {
  await buildProgram().parseAsync(process.argv);
} catch (error) {
  process.exitCode = report(error);
}

function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode;
  if (error instanceof Complaint) {
    // A message may quote what was typed or read, line breaks included; it stays one line.
    process.stderr.write(`fray: ${error.message.replace(/\s+/g, ' ')}\n`);
    return error.exitCode;
  }
  if (process.env['FRAY_DEBUG'] !== undefined) throw error;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`fray: something is wrong inside Fray: ${message.split('\n')[0]}\n`);
  return INTERNAL_ERROR;
}
