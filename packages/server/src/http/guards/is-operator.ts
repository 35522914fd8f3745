/** Whoever runs the server: knows the token, or asks from the machine itself where there is none. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

export type IsOperator = (request: FastifyRequest) => boolean;

/** What the server counts tells something about the matches on it: by default it is told to the machine itself alone. */
export function operatorBy(token: string | undefined): IsOperator {
  return ({ ip, headers }) => {
    if (token !== undefined) return isSameText(headers.authorization ?? '', `Bearer ${token}`);
    return (
      headers['x-forwarded-for'] === undefined &&
      LOOPBACK.check(ip.replace('::ffff:', ''), isIP(ip) === 6 && !ip.startsWith('::ffff:') ? 'ipv6' : 'ipv4')
    );
  };
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

function isSameText(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
