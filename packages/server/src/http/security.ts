/** Keeps other sites, other people and floods out. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nobody } from '../guests.js';
import { type Refused, refuse } from '../refused.js';
import type { App, Context } from './context.js';
import type { GuestCookie } from './guest-cookie.js';
import { SECURITY_HEADERS } from './headers.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The guest who asks, if the cookie is genuine. */
    guest: string | undefined;
  }
  interface FastifyContextConfig {
    /** For those who watch over the server: not counted. */
    unlimited?: boolean;
  }
}

const ELSEWHERE = refuse('forbidden', 'elsewhere');

export function addSecurity(app: App, { cookie, requestLimit }: Context): void {
  app.decorateRequest('guest', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    request.guest = cookie.read(request.headers.cookie);
    if (isForeign(request)) done(ELSEWHERE);
    else if (!request.routeOptions.config.unlimited && !requestLimit.allows(request.guest ?? request.ip))
      done(tooOften());
    else done();
  });
}

export function tooOften(): Refused {
  return refuse('too-often', 'too-often');
}

export function setGuest(
  cookie: GuestCookie,
  request: FastifyRequest,
  reply: FastifyReply,
  guest: string,
): void {
  reply.header('set-cookie', cookie.write(guest, request.protocol === 'https'));
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
