/** What a choice is about on the table: the thing that is picked, and what it goes at. What has no thing there has a button. */
import type { Choice } from '@fray/engine';

export interface Aim {
  readonly thing: string;
  /** Absent: the thing alone is the whole choice. */
  readonly target?: string;
}

/** Where a drawn pet goes that takes nobody's place, and where it goes when it is turned away. */
export const FREE = 'free';
export const AWAY = 'away';
export const TURNED = 'turned';
export const FOOD = 'food';

const AIMS: Readonly<Record<string, (choice: Choice) => Aim | undefined>> = {
  strike: ({ with: own, at }) => ({ thing: String(own), target: String(at) }),
  rush: ({ with: own }) => ({ thing: String(own) }),
  cast: ({ spell, at }) => aimedAt(`spell ${spell}`, at),
  eat: ({ at }) => aimedAt(FOOD, at),
  swap: ({ place, with: other }) => ({ thing: String(place), target: String(other) }),
  pick: ({ place }) => ({ thing: String(place) }),
  outside: ({ seat }) => ({ thing: String(seat) }),
  player: ({ seat }) => ({ thing: String(seat) }),
  keep: ({ release }) =>
    release === 'itself' ? undefined : { thing: TURNED, target: release === 'none' ? FREE : String(release) },
  decline: () => ({ thing: TURNED, target: AWAY }),
  buy: ({ offer }) => (offer === 'discard' ? undefined : { thing: `ware ${offer}` }),
  replace: ({ offer }) => ({ thing: `ware ${offer}` }),
  tame: ({ from }) => ({ thing: `${from} pets` }),
  refresh: ({ from }) => ({ thing: `${from} weapons` }),
  mill: ({ pile }) => ({ thing: `pile ${pile}` }),
  discard: ({ spell }) => ({ thing: `spell ${spell}` }),
  take: ({ spell }) => ({ thing: `spell ${spell}` }),
};

function aimedAt(thing: string, at: string | number | undefined): Aim {
  return at === undefined || at === 'none' ? { thing } : { thing, target: String(at) };
}

export function aimOf(choice: Choice): Aim | undefined {
  return AIMS[choice.do]?.(choice);
}
