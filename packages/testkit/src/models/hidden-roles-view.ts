/** What there is to know in the hidden-roles model, and how much of it each seat knows. */
import { type Core, dealUnseen, type Rng, type SeatView, without } from '@fray/engine';
import { copyPlain, sampleCore } from './model-game.js';

export interface Hunt extends Core {
  /** 0 Hunter, 1 Shadow. */
  roles: number[];
  shown: boolean[];
  wounds: number[];
  /** answers[asker][asked]: 0 never asked, 1 "I am a Shadow", 2 "I am not". Only those two know which. */
  answers: number[][];
  /** The house rules in play, one bit for each module of the game's table. */
  house: number;
}

/** Unknown roles are -1, answers that others gave each other 3. */
export type Table = Omit<Hunt, keyof Core>;

const DEADLY = 6;

/** Half of the seats are Shadows, rounded down. */
export function rolesFor(seats: number): number[] {
  return Array.from({ length: seats }, (_, i) => (i < Math.ceil(seats / 2) ? 0 : 1));
}

export const isAlive = (s: Readonly<Table>, seat: number): boolean => s.wounds[seat]! < DEADLY;

export function view({ roles, shown, wounds, answers, house }: Readonly<Hunt>, seat: number): Table {
  return {
    ...copyPlain({ shown, wounds, house }),
    roles: roles.map((role, i) => (i === seat || shown[i] ? role : -1)),
    answers: answers.map((row, a) => row.map((n, b) => (n === 0 || a === seat || b === seat ? n : 3))),
  };
}

/** Deals the roles that the seat neither sees nor was told; answers among others follow from them. */
export function sample(known: SeatView<Table>, rng: Rng): Hunt {
  const { seat, table } = known;
  const sure = table.roles.map((role, i) => {
    const told = table.answers[seat]?.[i] ?? 0;
    const found = role !== -1 || told === 0 ? role : 2 - told;
    return found === -1 ? [] : [found];
  });
  const hidden = without(rolesFor(sure.length), sure.flat());
  const dealt = dealUnseen(
    hidden,
    sure,
    sure.map(() => 1),
    rng,
  );
  const roles = dealt.piles.flat();
  const answers = table.answers.map((row) => row.map((n, b) => (n === 3 ? 2 - roles[b]! : n)));
  return { ...sampleCore(known, rng), ...copyPlain(table), roles, answers };
}
