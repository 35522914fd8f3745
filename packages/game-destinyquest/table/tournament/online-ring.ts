/** A tournament that the server keeps: whoever has its link sees it, and looks again every few seconds. */
import type { Result } from '@fray/engine';
import type { House, HouseContest } from '@fray/kit';
import { useEffect, useState } from 'react';
import { duelKey, type Tournament } from '../../src/index.js';
import { ADDRESS } from './local-ring.js';
import type { Ring, RingTable } from './ring.js';

const LOOK_MS = 3000;

export interface OnlineRing {
  readonly ring: Ring | undefined;
  readonly wrong: string;
}

/** The path is the contest's id, with the secret part of its link behind a dot for those who were invited. */
export function useOnlineRing(house: House, path: string): OnlineRing {
  const [id = '', pass] = path.split('.');
  const [contest, setContest] = useState<HouseContest>();
  const [wrong, setWrong] = useState('');
  const { contests } = house;
  useEffect(() => {
    if (contests === undefined) return;
    let stale = false;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const seen = await contests.see(id, pass);
      if (stale) return;
      if (seen.ok) setContest(seen.value);
      setWrong(seen.ok ? '' : seen.error);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      stale = true;
      clearInterval(timer);
    };
  }, [contests, id, pass]);
  if (contest === undefined || contests === undefined) return { ring: undefined, wrong };
  const take = (answer: Result<HouseContest>): string | undefined => {
    if (!answer.ok) return answer.error;
    setContest(answer.value);
    return undefined;
  };
  const { invite } = contest;
  return {
    wrong,
    ring: {
      ...shown(contest),
      host: contest.host,
      link: house.linkTo(`${ADDRESS}/${contest.id}.${invite}`),
      play: async (duel) => {
        const answer = await contests.open(contest.id, duelKey(duel), invite);
        const problem = take(answer);
        if (!answer.ok) return problem;
        const laid = shown(answer.value).tables[duelKey(duel)];
        const mine = duel.seats.some((entrant) => answer.value.players[entrant]?.you);
        if (laid !== undefined) house.go(mine ? laid.sit : laid.watch);
        return undefined;
      },
      ...(contest.host
        ? {
            grantUndo: async (duel, entrant) =>
              take(await contests.grantUndo(contest.id, duelKey(duel), entrant)),
          }
        : {}),
      fight: undefined,
      join: contest.players.some(({ you }) => you)
        ? undefined
        : async (entrant) => take(await contests.join(contest.id, entrant, invite)),
      end: () => house.go(ADDRESS),
    },
  };
}

function shown({
  title,
  contest,
  players,
  tables,
}: HouseContest): Pick<Ring, 'title' | 'tournament' | 'players' | 'tables'> {
  return {
    title,
    tournament: contest as Tournament,
    players: players.map(({ kind, level = '', name, you }) =>
      kind === 'bot' ? { kind, level } : { kind, name, you },
    ),
    tables: Object.fromEntries(
      Object.entries(tables).map(
        ([key, { table, status, match, watch, glimpse, seats, takenBack = [] }]): [string, RingTable] => [
          key,
          {
            status,
            sit: `/online/${table}`,
            watch: `/online/${table}/${watch}/watch`,
            replay: match === undefined || status !== 'over' ? undefined : `/replay/online/${match}`,
            glimpse,
            takenBack,
            entrants: seats,
          },
        ],
      ),
    ),
  };
}
