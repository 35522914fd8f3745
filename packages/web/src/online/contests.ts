/** Contests at the server, for the pages of games. */
import { fail, ok, type Result } from '@fray/engine';
import type { HouseContest, HouseContests } from '@fray/kit';
import { Contest, type CreateContest } from '@fray/protocol';
import { texts } from '../texts/index.js';
import { introduce, query, request } from './api.js';

export function contestsOf(game: string, name: string): HouseContests {
  const send = async (method: string, path: string, body?: unknown): Promise<Result<HouseContest>> => {
    const answer = await request(method, `/contests${path}`, Contest, body);
    return answer.ok ? ok(answer.value) : fail(answer.error.text);
  };
  /** Whoever only looks on need not say who they are. */
  const sendAs = async (path: string, body: unknown): Promise<Result<HouseContest>> => {
    const guest = await introduce(name.trim() || texts().online.guest);
    return guest.ok ? send('POST', path, body) : fail(guest.error.text);
  };
  const withPass = (pass: string | undefined): { pass?: string } => (pass === undefined ? {} : { pass });
  return {
    create: (title, contest, players) => {
      const body: CreateContest = { game, title, contest: { ...contest }, players: [...players] };
      return sendAs('', body);
    },
    see: (id, pass) => send('GET', `/${id}${query({ pass })}`),
    join: (id, entrant, pass) => sendAs(`/${id}/join`, { entrant, ...withPass(pass) }),
    grantUndo: (id, key, entrant) => sendAs(`/${id}/matches/${key}/undo`, { entrant }),
    open: (id, key, pass) => sendAs(`/${id}/matches/${key}`, withPass(pass)),
  };
}
