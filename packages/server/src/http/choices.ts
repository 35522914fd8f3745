/** Choices: by POST, or over the socket of a match and answered there. */
import type { FastifyBaseLogger } from 'fastify';
import { requireSeat } from '../match/access.js';
import type { Hosts } from '../match/hosts.js';
import { Refused } from '../refused.js';
import { type Accepted, ChooseRequest, type SocketAnswer } from '../schema/matches.js';
import { misfit, problemOf } from './answers.js';
import type { Context } from './context.js';
import { tooOften } from './security.js';

export async function choose(
  hosts: Hosts,
  match: string,
  guest: string,
  request: ChooseRequest,
): Promise<Accepted> {
  const host = await hosts.get(match);
  const seat = requireSeat(host.file, guest);
  hosts.heard(host, seat);
  return host.choose(seat, request);
}

export async function chooseBySocket(
  { hosts, requestLimit, metrics }: Context,
  log: FastifyBaseLogger,
  match: string,
  guest: string,
  text: string,
): Promise<SocketAnswer> {
  let key: string | undefined;
  try {
    if (!requestLimit.allows(guest)) throw tooOften();
    const request = readRequest(text);
    key = request.key;
    return { key, status: 200, ...(await choose(hosts, match, guest, request)) };
  } catch (error) {
    const { status, body } = problemOf(error, metrics, log);
    return { key, status, ...body };
  }
}

function readRequest(text: string): ChooseRequest {
  const request = ChooseRequest.safeParse(parsed(text));
  if (request.success) return request.data;
  const [issue] = request.error.issues;
  throw new Refused('malformed', misfit(issue!.path.join('.').slice(0, 80), issue!.message));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('malformed', 'Send a choice as JSON, as for POST …/choices.');
  }
}
