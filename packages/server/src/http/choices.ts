/** Choices: by POST, or over the socket of a match and answered there. */
import { type Accepted, ChooseRequest, type SocketAnswer } from '@fray/protocol';
import type { FastifyRequest } from 'fastify';
import { requireSeat } from '../match/access.js';
import type { Hosts } from '../match/hosts.js';
import { refuse } from '../refused.js';
import { misfit } from './answers.js';
import type { Context } from './context.js';

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
  { hosts, limiters, answers }: Context,
  asked: FastifyRequest,
  match: string,
  guest: string,
  text: string,
): Promise<SocketAnswer> {
  let key: string | undefined;
  try {
    await limiters.checkGuest(asked);
    const request = readRequest(text);
    key = request.key;
    return { kind: 'answer', key, status: 200, ...(await choose(hosts, match, guest, request)) };
  } catch (error) {
    const { status, body } = answers.failure(error, asked);
    return { kind: 'answer', key, status, ...body };
  }
}

function readRequest(text: string): ChooseRequest {
  const request = ChooseRequest.safeParse(parsed(text));
  if (request.success) return request.data;
  const { path, code, ...details } = request.error.issues[0]!;
  throw refuse('malformed', 'misfit', misfit(path, code, details));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('malformed', 'not-json');
  }
}
