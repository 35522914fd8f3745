/** Headers, cookies and limits that keep other sites, other people and floods out. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nobody } from '../guests.js';
import { Refused } from '../refused.js';
import type { App, Limits } from './context.js';

const COOKIE = 'fray';
const YEAR_SECONDS = 365 * 24 * 3600;
const SAFE = new Set(['GET', 'HEAD']);

declare module 'fastify' {
  interface FastifyRequest {
    /** The guest who asks, if the cookie is genuine. */
    guest: string | undefined;
  }
}

export async function addSecurity(app: App, key: string, limits: Limits): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The server itself speaks plain HTTP; whoever puts TLS in front of it sets this header there.
    strictTransportSecurity: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(cookie, { secret: key });
  app.decorateRequest('guest', undefined);
  app.addHook('onRequest', async (request) => {
    refuseOtherSites(request);
    request.guest = readGuest(request);
  });
  await app.register(rateLimit, {
    max: limits.perMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => request.guest ?? request.ip,
  });
}

export function setGuest(request: FastifyRequest, reply: FastifyReply, guest: string): void {
  reply.setCookie(COOKIE, guest, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: YEAR_SECONDS,
  });
}

export function requireGuest(request: FastifyRequest): string {
  if (request.guest === undefined) throw nobody();
  return request.guest;
}

function readGuest(request: FastifyRequest): string | undefined {
  const sent = request.cookies[COOKIE];
  const read = sent === undefined ? undefined : request.unsignCookie(sent);
  return read?.valid ? read.value : undefined;
}

/** A browser says where a request comes from. One from another site may not act, nor open a stream. */
function refuseOtherSites(request: FastifyRequest): void {
  const { origin, upgrade } = request.headers;
  if (SAFE.has(request.method) && upgrade === undefined) return;
  const site = request.headers['sec-fetch-site'];
  const foreign = origin !== undefined && hostOf(origin) !== request.host;
  if (foreign || site === 'cross-site' || site === 'same-site')
    throw new Refused('forbidden', 'This request came from another site.');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
