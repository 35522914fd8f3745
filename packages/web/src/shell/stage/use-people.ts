/** Who sits at the stage: faces, how each stands, clocks, and what they say. */
import { readCast } from '@fray/bots';
import { AVATAR_IDS, avatarFor, type FaceId, isAvatar, type SeatPerson } from '@fray/kit';
import { createElement, useMemo } from 'react';
import type { LoadedTable } from '../../games/table-registry.js';
import type { SessionState } from '../../session/session.js';
import { useSettings } from '../../settings.js';
import { texts } from '../../texts/index.js';
import { SeatClock } from '../seats/clock.js';
import type { StripSeat } from '../seats/seat-strip.js';
import { talkLines } from '../talk/talk-lines.js';
import type { Shell } from '../use-shell.js';
import { remarkOf } from './remarks.js';

/** A line of talk stays over the head for so many steps. */
const TALK_STEPS = 2;

export function usePeople(
  state: SessionState,
  table: LoadedTable,
  shell: Shell,
  seats: readonly StripSeat[],
): readonly SeatPerson[] {
  const own = useSettings((s) => s.face);
  const { seats: infos, names, seat: mine } = state;
  const faces = useMemo(() => facesOf(infos, names, mine, own), [infos, names, mine, own]);
  const said = lastSaid(state);
  return seats.map(({ state: { seat, standing, place, away, bot }, name, mine }) => ({
    seat,
    name,
    mine,
    face: faces[seat]!,
    standing,
    place,
    away,
    bot,
    note: noteOf(standing, away, bot),
    clock:
      state.clock === null
        ? undefined
        : createElement(SeatClock, { clock: state.clock, ahead: state.ahead, seat, name }),
    says: said.get(seat) ?? remarkOf(state, table, shell, seat),
  }));
}

function noteOf(standing: SeatPerson['standing'], away: boolean, bot: boolean): string {
  const { table } = texts();
  return [
    standing === 'idle' ? undefined : table.standing[standing],
    away ? table.absent : undefined,
    bot ? table.bot : undefined,
  ]
    .filter((word) => word !== undefined)
    .join(', ');
}

/** Bots have the face of their character; people the one they chose, or one by name that nobody else here has. */
export function facesOf(
  seats: SessionState['seats'],
  names: readonly string[],
  mine: number,
  own: string,
): readonly FaceId[] {
  const taken = new Set<FaceId>();
  return seats.map(({ bot }, seat) => {
    const persona = bot === undefined ? undefined : readCast(bot).persona?.id;
    const wished = seat === mine && isAvatar(own) ? own : avatarFor(names[seat] ?? '');
    const face = persona ?? firstFree(wished, taken);
    taken.add(face);
    return face;
  });
}

function firstFree(wished: (typeof AVATAR_IDS)[number], taken: ReadonlySet<FaceId>): FaceId {
  const from = AVATAR_IDS.indexOf(wished);
  const after = AVATAR_IDS.map((_, i) => AVATAR_IDS[(from + i) % AVATAR_IDS.length]!);
  return after.find((id) => !taken.has(id)) ?? wished;
}

/** What was said at a server's table just now, by seat. */
function lastSaid(state: SessionState): ReadonlyMap<number, string> {
  const said = new Map<number, string>();
  if (state.kind !== 'online') return said;
  for (const { key, seat, text } of talkLines(state))
    if (seat !== undefined && Number(key) > state.n - TALK_STEPS) said.set(seat, text);
  return said;
}
