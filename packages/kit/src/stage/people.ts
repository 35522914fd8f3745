/** Who sits at the table, as the shell knows it: the faces of a stage are drawn from this. */
import { createContext, type ReactNode, useContext } from 'react';
import type { FaceId } from '../faces/face-id.js';

/** How a seat stands at the moment being shown. */
export type SeatStanding = 'asked' | 'passed' | 'next' | 'out' | 'idle';

export interface SeatPerson {
  readonly seat: number;
  readonly name: string;
  readonly mine: boolean;
  readonly face: FaceId;
  readonly standing: SeatStanding;
  /** Its place among those who may answer, from 1. */
  readonly place?: number | undefined;
  readonly away: boolean;
  readonly bot: boolean;
  /** How it stands, in words: "is choosing, bot". */
  readonly note: string;
  readonly clock?: ReactNode;
  /** What it says right now. */
  readonly says?: string | undefined;
}

const PeopleContext = createContext<readonly SeatPerson[]>([]);

export const PeopleProvider = PeopleContext.Provider;

/** Undefined where a table is only a picture, and nobody sits at it. */
export function usePerson(seat: number): SeatPerson | undefined {
  const people = useContext(PeopleContext);
  return people.find((person) => person.seat === seat);
}

const ExpertContext = createContext(true);

export const ExpertProvider = ExpertContext.Provider;

/** Whether the reader wants clauses, formulas and odds at the table. */
export function useExpert(): boolean {
  return useContext(ExpertContext);
}
