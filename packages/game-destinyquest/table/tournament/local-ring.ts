/** The tournament that this browser keeps: its duels are played at this screen and report themselves. */
import { parseRecord, type Result, replay } from '@fray/engine';
import type { House, HouseSeat } from '@fray/kit';
import { useState } from 'react';
import {
  type DuelState,
  type DuelView,
  destinyquest,
  duelKey,
  type NextDuel,
  openDuels,
  type Tournament,
} from '../../src/index.js';
import { TOURNAMENT } from '../../src/tournament/contest.js';
import type { Ring, RingPlayer, RingTable } from './ring.js';

const KEY = 'fray.tournament';
export const ADDRESS = '/game/destinyquest/tournament';

export interface LocalRing {
  readonly title: string;
  readonly tournament: Tournament;
  readonly players: readonly RingPlayer[];
  /** The matches of its duels, by their keys. */
  readonly matches: Readonly<Record<string, string>>;
}

export function keptRing(): LocalRing | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as LocalRing | null;
    if (kept === null || !Array.isArray(kept.players)) return undefined;
    openDuels(kept.tournament);
    return kept;
  } catch {
    return undefined;
  }
}

function keepRing(ring: LocalRing | undefined): void {
  try {
    if (ring === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(ring));
  } catch {
    // A browser that keeps nothing still holds the tournament while the page is open.
  }
}

/** With the result of every match that has ended since it was looked at last. */
export function withResults(ring: LocalRing, recordOf: House['record']): LocalRing {
  let { tournament } = ring;
  for (const duel of openDuels(tournament)) {
    const key = duelKey(duel);
    const record = parseRecord(recordOf(ring.matches[key] ?? '') ?? '');
    if (!record.ok || record.value.end?.outcome == null) continue;
    const played = replay<DuelState, DuelView>(destinyquest, record.value);
    const after = played.ok ? TOURNAMENT.report(tournament, key, played.value.state) : played;
    if (after.ok) tournament = after.value;
  }
  return tournament === ring.tournament ? ring : withResults({ ...ring, tournament }, recordOf);
}

/** Undefined while there is none. */
export function useLocalRing(house: House, label: string) {
  const [kept, setKept] = useState(() => {
    const before = keptRing();
    return before === undefined ? undefined : withResults(before, house.record);
  });
  const keep = (next: LocalRing | undefined): void => {
    keepRing(next);
    setKept(next);
  };
  return { ring: kept === undefined ? undefined : ringOf(kept, keep, house, label), hold: keep };
}

function ringOf(
  kept: LocalRing,
  keep: (next: LocalRing | undefined) => void,
  house: House,
  label: string,
): Ring {
  const { tournament, matches, players } = kept;
  const tables = Object.fromEntries(Object.entries(matches).flatMap(([key, id]) => tableOf(house, key, id)));
  const lay = async (duel: NextDuel): Promise<Result<string>> => {
    const started = await house.start({
      seats: duel.seats.map((entrant) => seatFor(kept, entrant)),
      options: { hero1: duel.heroes[0], hero2: duel.heroes[1] },
      back: { address: ADDRESS, label },
    });
    if (started.ok) keep({ ...kept, matches: { ...matches, [duelKey(duel)]: started.value } });
    return started;
  };
  return {
    title: kept.title,
    tournament,
    players,
    tables,
    host: true,
    link: undefined,
    play: async (duel) => {
      const there = tables[duelKey(duel)];
      if (there !== undefined) return go(house, there.sit);
      const started = await lay(duel);
      return started.ok ? go(house, `/table/${started.value}`) : started.error;
    },
    fight: async (duel) => {
      const started = await lay(duel);
      if (!started.ok) return started.error;
      await house.playOut(started.value);
      const now = keptRing();
      if (now !== undefined) keep(withResults(now, house.record));
      return undefined;
    },
    join: undefined,
    end: () => keep(undefined),
  };
}

function go(house: House, address: string): undefined {
  house.go(address);
}

function tableOf(house: House, key: string, id: string): [string, RingTable][] {
  const record = parseRecord(house.record(id) ?? '');
  if (!record.ok) return [];
  const address = `/table/${id}`;
  const over = record.value.end?.outcome != null;
  const played = over ? undefined : replay<DuelState, DuelView>(destinyquest, record.value);
  return [
    [
      key,
      {
        status: over ? 'over' : 'playing',
        sit: address,
        watch: address,
        replay: `/replay/here/${id}`,
        takenBack: [],
        entrants: [],
        glimpse: played?.ok ? TOURNAMENT.glimpse(played.value.state) : undefined,
      },
    ],
  ];
}

function seatFor({ players }: LocalRing, entrant: number): HouseSeat {
  const player = players[entrant]!;
  if (player.kind === 'person') return { kind: 'person', name: player.name ?? '' };
  return { kind: 'bot', bot: player.level };
}
