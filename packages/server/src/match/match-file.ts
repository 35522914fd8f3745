/** What is fixed about a match when it starts, and how it ended: the document beside its log. */
import type { AnyGame, FairProof, Options, Outcome, RngName, SeatInfo } from '@fray/engine';
import type { SaidBefore, TimelineSetup } from '@fray/host';
import type { Clock, StandIn } from '@fray/protocol';
import { holdsLabel, type Kept } from '../keeping/contents.js';
import type { Doc, DocWrite } from '../store/store.js';

export interface FileSeat extends SeatInfo {
  /** The guest whose seat it is; absent for a bot's. */
  readonly guest?: string;
}

export interface MatchFile {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  /** Where it is stored: the options that are kept elsewhere, by their hashes. */
  readonly kept?: Kept;
  readonly seats: readonly FileSeat[];
  readonly seed: string;
  /** Absent in matches from before there was a choice. */
  readonly rng?: RngName;
  readonly fair: FairProof;
  /** The commitment for another match after this one at its table. */
  readonly next?: string;
  readonly clock: Clock;
  readonly standIn?: StandIn;
  /** What its players said while the table gathered; absent in matches from before that was kept. */
  readonly said?: readonly SaidBefore[];
  readonly public: boolean;
  /** Seconds by which those who only watch see less. */
  readonly delay?: number;
  /** Seconds until the win may be claimed from somebody absent, where no clock runs. */
  readonly patience?: number;
  /** The table plays without advice. */
  readonly advice?: 'off';
  /** The contest it is played in: there nothing is taken back unless its host grants it. */
  readonly contest?: string;
  readonly invite: string;
  readonly watch: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly ended?: number;
  readonly outcome?: Outcome;
  /** Choices in force at the end. */
  readonly made?: number;
  /** It ended without a result, because nobody has its rules any more. */
  readonly closed?: true;
}

export const MATCH = 'match';
/** Running matches that a process must look after even when nobody has them open. */
export const TENDED = 'tended';
/** All running matches. */
export const UNFINISHED = 'unfinished';
/** Running matches that anybody may watch. */
export const RUNNING = 'running';

/** How long the answers to a paced question are held back at least: long enough to read, and to think for a moment. */
const BEAT_MS = 1_500;

export function timelineSetup(file: MatchFile, game: AnyGame, beatMs = BEAT_MS): TimelineSetup {
  const { options, seed, rng, fair, clock, standIn, started, advice, said } = file;
  return {
    game,
    match: {
      options,
      seats: file.seats.map(({ name, kind, bot }) => ({ name, kind, ...(bot === undefined ? {} : { bot }) })),
      seed,
      ...(rng === undefined ? {} : { rng }),
      started: new Date(started).toISOString(),
      fair,
      ...(clock.kind === 'none' ? {} : { clock }),
      ...(standIn === undefined ? {} : { standIn }),
      ...(advice === undefined ? {} : { advice }),
    },
    clock,
    started,
    beatMs,
    ...(said === undefined ? {} : { said }),
    ...(file.contest === undefined ? {} : { undo: 'granted' as const }),
  };
}

export function writeMatchFile(file: MatchFile, version: number): DocWrite {
  const at = file.ended ?? file.started;
  const labels = labelsOf(file);
  if (file.kept !== undefined) labels.push(...Object.values(file.kept).map(holdsLabel));
  return { kind: MATCH, id: file.id, version, body: JSON.stringify(file), at, labels };
}

export function readMatchFile(doc: Doc): MatchFile {
  return JSON.parse(doc.body) as MatchFile;
}

export function overLabel(game?: string): string {
  return game === undefined ? 'over' : `over ${game}`;
}

export function overLabelOf(guest: string): string {
  return `over of ${guest}`;
}

export function runningLabelOf(guest: string): string {
  return `running of ${guest}`;
}

function labelsOf(file: MatchFile): string[] {
  const guests = file.seats.flatMap(({ guest }) => guest ?? []);
  if (file.closed) return [];
  if (file.outcome === undefined) {
    const tended = needsTending(file) ? [TENDED] : [];
    return [UNFINISHED, ...tended, ...(file.public ? [RUNNING] : []), ...guests.map(runningLabelOf)];
  }
  const mine = guests.map(overLabelOf);
  return file.public ? [overLabel(), overLabel(file.game), ...mine] : mine;
}

function needsTending(file: MatchFile): boolean {
  return (
    file.clock.kind !== 'none' ||
    file.standIn?.seconds !== undefined ||
    file.seats.some((s) => s.kind === 'bot')
  );
}
