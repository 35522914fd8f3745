/** What is fixed about a match when it starts, and how it ended: the document beside its log. */
import type { FairProof, MatchSetup, Options, Outcome, SeatInfo } from '@fray/engine';
import type { Clock, StandIn } from '../schema/tables.js';
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
  readonly seats: readonly FileSeat[];
  readonly seed: string;
  readonly fair: FairProof;
  readonly clock: Clock;
  readonly standIn?: StandIn;
  readonly public: boolean;
  readonly invite: string;
  readonly watch: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly ended?: number;
  readonly outcome?: Outcome;
  /** Choices in force at the end. */
  readonly made?: number;
}

export const MATCH = 'match';
/** Running matches that a process must look after even when nobody has them open. */
export const TENDED = 'tended';

export function matchSetup(file: MatchFile): MatchSetup {
  return {
    options: file.options,
    seats: file.seats.map(({ name, kind, bot }) => ({ name, kind, ...(bot === undefined ? {} : { bot }) })),
    seed: file.seed,
    started: new Date(file.started).toISOString(),
    fair: file.fair,
  };
}

export function writeMatchFile(file: MatchFile, version: number): DocWrite {
  const at = file.ended ?? file.started;
  return { kind: MATCH, id: file.id, version, body: JSON.stringify(file), at, labels: labelsOf(file) };
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

function labelsOf(file: MatchFile): string[] {
  if (file.outcome === undefined) return needsTending(file) ? [TENDED] : [];
  const guests = file.seats.flatMap(({ guest }) => (guest === undefined ? [] : [overLabelOf(guest)]));
  return file.public ? [overLabel(), overLabel(file.game), ...guests] : guests;
}

function needsTending(file: MatchFile): boolean {
  return file.clock.kind !== 'none' || file.standIn !== undefined || file.seats.some((s) => s.kind === 'bot');
}
