/** `fray analyse`: where a finished match was decided, and whether by luck or by choice. */
import { writeFileSync } from 'node:fs';
import { type Analysis, analyse, analysisPlan, keptAnalysis, type Moment, withAnalysis } from '@fray/bots';
import {
  formatRecord,
  type Match,
  type MatchRecord,
  type Reader,
  replay,
  SPECTATOR,
  sayFault,
} from '@fray/engine';
import pc from 'picocolors';
import { Complaint } from '../../complaint.js';
import type { OpenGame } from '../../game/open-game.js';
import { readCount } from '../../options.js';
import { seatPaint } from '../../paint.js';
import { startProgress } from '../../progress.js';
import { readRecord } from '../../read-record.js';
import { words } from '../../words/index.js';

const { analyses, problems } = words;

export interface AnalyseFlags {
  readonly worlds?: string;
  readonly save?: true;
  readonly json?: true;
}

const STEPS = 1000;

export async function analyseFile(file: string, flags: AnalyseFlags): Promise<void> {
  const read = await readRecord(file);
  const { record } = read;
  if (record.end?.outcome == null) throw new Complaint(problems.notOver(file));
  const kept = flags.worlds === undefined ? keptAnalysis(record.notes, record.choices.length) : undefined;
  const found = kept ?? look(file, read, flags);
  if (flags.save === true) writeFileSync(file, formatRecord(withAnalysis(record, found)));
  process.stdout.write(flags.json ? `${JSON.stringify(found, null, 2)}\n` : paintAnalysis(read, found));
}

function look(file: string, { game, book, record }: OpenGame & { record: MatchRecord }, flags: AnalyseFlags) {
  const usual = analysisPlan(record.choices.length, record.header.seats.length);
  const plan =
    flags.worlds === undefined ? usual : { ...usual, worlds: readCount('--worlds', flags.worlds, 1) };
  const progress = startProgress(STEPS);
  const work = analyse(game, record, plan);
  try {
    for (let step = work.next(); ; step = work.next()) {
      if (step.done !== true) progress.update(Math.round(STEPS * step.value));
      else if (step.value.ok) return step.value.value;
      else {
        const { n, message } = step.value.error;
        throw new Complaint(problems.doesNotPlay(file, n, sayFault(book, message)));
      }
    }
  } finally {
    progress.stop();
  }
}

function paintAnalysis({ game, book, record }: OpenGame & { record: MatchRecord }, found: Analysis): string {
  const { header } = record;
  const names = header.seats.map(({ name }, seat) => name || book.seat(seat, header.options));
  const reader: Reader = { seat: SPECTATOR, names };
  const moments = found.moments.map((moment) => {
    const match = replay(game, record, moment.n - 1);
    return match.ok ? paintMoment(moment, match.value, { book, record, reader }) : '';
  });
  return `${[
    `${pc.bold(book.title)}  ${pc.dim(analyses.how(found.choices, found.worlds))}`,
    '',
    ...names.map((name, seat) => paintLine(name, seat, found)),
    '',
    ...moments,
    ...names.map((name, seat) => analyses.sum(name, points(found.luck[seat]!), points(found.chosen[seat]!))),
  ].join('\n')}\n`;
}

const BLOCKS = '▁▂▃▄▅▆▇█';
const MOST_BLOCKS = 72;

/** A seat's chance over the match, as it knew it and with all cards open, as a line of blocks. */
function paintLine(name: string, seat: number, { points: all }: Analysis): string {
  const every = Math.max(1, Math.ceil(all.length / MOST_BLOCKS));
  const shown = all.filter((_, i) => i % every === 0 || i === all.length - 1);
  const line = (chances: readonly number[]): string =>
    chances.map((chance) => BLOCKS[Math.min(7, Math.floor(chance * 8))]).join('');
  const paint = seatPaint(seat);
  return [
    paint(pc.bold(name)),
    `  ${paint(line(shown.map(({ known }) => known[seat]!)))}  ${pc.dim(analyses.asKnown)}`,
    `  ${paint(line(shown.map(({ open }) => open[seat]!)))}  ${pc.dim(analyses.allOpen)}`,
  ].join('\n');
}

type Told = { readonly record: MatchRecord; readonly reader: Reader } & Pick<OpenGame, 'book'>;

function paintMoment(moment: Moment, match: Match, { book, record, reader }: Told): string {
  const { n, seat, kind, swing, candidates } = moment;
  const name = reader.names[seat]!;
  const view = match.view(seat);
  const own = { seat: SPECTATOR, names: reader.names };
  const head = analyses.moment(n, name, record.choices[n - 1]!.text ?? '', kind);
  const change = reader.names.map((each, i) => `${each} ${points(swing[i]!)}`).join(', ');
  return [
    `${pc.bold(head)}  ${pc.dim(change)}`,
    ...candidates.map(({ move, chance, error, made }) =>
      analyses.candidate(book.move(move, view, own), percentOf(chance), percentOf(error), made),
    ),
    '',
  ].join('\n');
}

function percentOf(share: number): string {
  return `${Math.round(100 * share)}`;
}

function points(change: number): string {
  const rounded = Math.round(100 * change);
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : '±'}${Math.abs(rounded)}`;
}
