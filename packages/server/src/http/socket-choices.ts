/** Choices that come in over the socket of a match: what POST takes, answered on the same socket. */
import type { FastifyBaseLogger } from 'fastify';
import { requireSeat } from '../match/access.js';
import { Refused } from '../refused.js';
import { ChooseRequest, type SocketAnswer } from '../schema/matches.js';
import { OWN_FAULT, statusOf } from './answers.js';
import type { Context } from './context.js';
import { tooOften } from './security.js';

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
    const host = await hosts.get(match);
    const seat = requireSeat(host.file, guest);
    hosts.heard(host, seat);
    return { key, status: 200, ...(await host.choose(seat, request)) };
  } catch (error) {
    if (error instanceof Refused)
      return { key, status: statusOf(error.code), error: error.message, ...error.more };
    metrics.failed();
    log.error({ err: error }, 'choice failed');
    return { key, status: 500, error: OWN_FAULT };
  }
}

function readRequest(text: string): ChooseRequest {
  const request = ChooseRequest.safeParse(parsed(text));
  if (request.success) return request.data;
  const [issue] = request.error.issues;
  const where = issue!.path.join('.').slice(0, 80);
  throw new Refused(
    'malformed',
    `${where === '' ? 'The message' : `"${where}"`} does not fit: ${issue!.message}.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('malformed', 'Send a choice as JSON, as for POST …/choices.');
  }
}
