/** Answers and draws written down beforehand, by the purpose of the question; everything written must be used. */
import { play } from './play.js';
import type {
  Answer,
  Chance,
  Entry,
  Outcome,
  PetAfter,
  PetSetting,
  Question,
  SeatSetting,
  StrikeSetting,
} from './setting.js';

/** "window 0" for windows of seat 0 (what is not written down passes), otherwise the purpose of the question. */
export type Script = Readonly<Record<string, readonly Answer[]>>;

const nameOf = (question: Question): string =>
  question.kind === 'window' ? `window ${question.seat}` : question.purpose;

export function playScript(setting: StrikeSetting, script: Script = {}): Outcome {
  const left = new Map(Object.entries(script).map(([name, answers]) => [name, [...answers]]));
  const next = (name: string): Answer | undefined => left.get(name)?.shift();
  const decide = (question: Question): Answer => {
    const answer = next(nameOf(question));
    if (answer !== undefined) return answer;
    if (question.kind === 'window') return 'pass';
    throw new Error(`nobody has answered: ${JSON.stringify(question)}`);
  };
  const chance: Chance = {
    pick: (from, purpose) => {
      const drawn = next(`draw ${purpose}`);
      if (typeof drawn !== 'string' || !from.includes(drawn))
        throw new Error(`no draw for ${purpose} from ${from}`);
      return drawn;
    },
    shuffle: (cards) => [...cards],
  };
  const outcome = play(setting, decide, chance);
  const unused = [...left].filter(([, answers]) => answers.length > 0).map(([name]) => name);
  if (unused.length > 0) throw new Error(`never asked: ${unused.join(', ')}`);
  return outcome;
}

/** The entries of one kind. */
export function told<K extends Entry['kind']>({ entries }: Outcome, kind: K): Extract<Entry, { kind: K }>[] {
  return entries.filter((entry): entry is Extract<Entry, { kind: K }> => entry.kind === kind);
}

/** Every hit that took something, as "cause target amount". */
export const hitsOf = (outcome: Outcome): string[] =>
  told(outcome, 'hit')
    .filter(({ taken }) => taken > 0)
    .map(({ cause, target, taken }) => `${cause} ${target} ${taken}`);

export const deathsOf = (outcome: Outcome): string[] => told(outcome, 'death').map(({ pet }) => pet);

/** Who was asked in windows, in order, as "moment seat". */
export const windowsOf = (outcome: Outcome): string[] =>
  told(outcome, 'asked').flatMap(({ question }) =>
    question.kind === 'window' ? [`${question.moment} ${question.seat}`] : [],
  );

type Row = (string | Omit<PetSetting, 'id'>)[];
export type Place = Row | (Omit<SeatSetting, 'pets'> & { pets: Row });

/** Seats clockwise with pets called a1, a2, b1 ..., and a strike of a1 at b1 in lap 2 unless said otherwise. */
export function tableOf(places: readonly Place[], more: Partial<StrikeSetting> = {}): StrikeSetting {
  const seats = places.map((place, i): SeatSetting => {
    const { pets, ...rest } = Array.isArray(place) ? { pets: place } : place;
    const name = (place: number) => `${'abcd'[i]}${place + 1}`;
    const named = pets.map((pet, j) => ({ ...(typeof pet === 'string' ? { card: pet } : pet), id: name(j) }));
    return { ...rest, pets: named };
  });
  const slot = places.length + 1;
  return { seats, active: 0, slot, act: { kind: 'strike', striker: 'a1', target: 'b1' }, ...more };
}

export function petAfter(outcome: Outcome, id: string): PetAfter {
  const found = outcome.seats.flatMap(({ pets }) => pets).find((pet) => pet.id === id);
  if (found === undefined) throw new Error(`${id} is on no board`);
  return found;
}
