/** Keeps other sites, other people and floods out. */
import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nobody } from '../../guests.js';
import { refuse } from '../../refused.js';
import type { App, Context } from '../context.js';
import type { GuestCookie, Session } from './guest-cookie.js';
import { SECURITY_HEADERS } from './headers.js';
import type { IsOperator } from './is-operator.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The guest who asks, if the cookie is genuine. */
    guest: string | undefined;
    /** Where they ask from, kept for when they have hung up. */
    address: string;
  }
  interface FastifyContextConfig {
    /** For those who watch over the server: they are not counted here. */
    forOperator?: boolean;
  }
}

const ELSEWHERE = refuse('forbidden', 'elsewhere');
const OTHER_HOST = refuse('forbidden', 'other-host');
const CLOSING = refuse('closing', 'closing');

export function addSecurity(
  app: App,
  { cookie, guests, limiters, names }: Context,
  isOperator: IsOperator,
): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.decorateRequest('guest', undefined);
  app.decorateRequest('address', '');
  app.addHook('onRequest', async (request, reply) => {
    request.address = request.ip;
    reply.headers(SECURITY_HEADERS);
    // By it an operator finds in the log what somebody complains about.
    reply.header('x-request-id', request.id);
    // Nothing that the interface says is for anybody but who asked.
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
    if (closing) {
      reply.header('connection', 'close');
      throw CLOSING;
    }
    const counted = request.routeOptions.config.forOperator !== true || !isOperator(request);
    if (counted) await limiters.checkAddress(request, reply);
    if (!isOurName(request.hostname, names)) throw OTHER_HOST;
    if (isForeign(request)) throw ELSEWHERE;
    const claimed = cookie.read(request.headers.cookie, request.protocol === 'https');
    if (claimed !== undefined && (await guests.isLoggedIn(claimed))) request.guest = claimed.id;
    // A page is some eighty files, and a household shares its address: files count by address only.
    if (counted && request.url.startsWith('/api')) await limiters.checkGuest(request, reply);
  });
}

/** A page of another name must not reach a server at home by having its name point there. */
function isOurName(host: string, names: readonly string[]): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || isIP(name) !== 0 || names.includes(name);
}

export function setGuest(
  cookie: GuestCookie,
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
): void {
  reply.header('set-cookie', cookie.write(session, request.protocol === 'https'));
}

export function requireGuest(request: FastifyRequest): string {
  if (request.guest === undefined) throw nobody();
  return request.guest;
}

/** A browser says where a request comes from. One from another site may not act, nor open a stream. */
function isForeign(request: FastifyRequest): boolean {
  const { origin, upgrade, 'sec-fetch-site': site } = request.headers;
  if ((request.method === 'GET' || request.method === 'HEAD') && upgrade === undefined) return false;
  if (site === 'cross-site' || site === 'same-site') return true;
  return origin !== undefined && hostOf(origin) !== request.host;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
