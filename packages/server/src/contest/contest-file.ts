/** A contest as it is kept: its state as the game has it, who plays each entrant, and the tables of its matches. */
import type { Doc, DocWrite } from '../store/store.js';

export type ContestPlayer =
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'person'; readonly guest?: string; readonly name?: string };

export interface ContestFile {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly host: string;
  readonly invite: string;
  readonly contest: unknown;
  readonly players: readonly ContestPlayer[];
  readonly tables: Readonly<Record<string, ContestTable>>;
  readonly created: number;
}

interface ContestTable {
  readonly table: string;
  /** The entrants in the order of the seats. */
  readonly seats: readonly number[];
  /** Once its result counts. */
  readonly done?: boolean;
  /** By seat: how often it took something back. */
  readonly takenBack?: readonly number[];
}

export const CONTEST = 'contest';

export function contestsOf(guest: string): string {
  return `contests of ${guest}`;
}

export function writeContest(file: ContestFile, version: number, at: number): DocWrite {
  const guests = file.players.flatMap((player) => (player.kind === 'person' ? (player.guest ?? []) : []));
  const labels = [...new Set([file.host, ...guests])].map(contestsOf);
  return { kind: CONTEST, id: file.id, version, body: JSON.stringify(file), at, labels };
}

export function readContest(doc: Doc): ContestFile {
  return JSON.parse(doc.body) as ContestFile;
}

/** -1 for whoever plays nobody: a stranger is not the guest that a free entrant lacks. */
export function entrantOf({ players }: ContestFile, guest: string | undefined): number {
  if (guest === undefined) return -1;
  return players.findIndex((player) => player.kind === 'person' && player.guest === guest);
}

/** Those who made it, those who play in it, and whoever has the link. */
export function maySee(file: ContestFile, guest: string | undefined, pass: string | undefined): boolean {
  return pass === file.invite || file.host === guest || entrantOf(file, guest) !== -1;
}
