/** One line for each request. At info stands what an operator asks about: who was refused, what failed or was slow, what began or ended. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CutWhy } from '../stream/outlet.js';
import type { Pseudonyms } from './pseudonyms.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer ends when its reader goes: how long it took says nothing. */
    lasting?: true;
  }
}

type Level = 'error' | 'info' | 'debug';

const SLOW_MS = 1_000;
/** What is played is in the record of the match. */
const PLAY = '/api/matches/';
/** So many lines a minute about one address, so that nobody fills the disk of the log; all are there at debug. */
const MOST_LINES = 120;
const MINUTE_MS = 60_000;

export class RequestLog {
  private lines = new Map<string, number>();
  private since = 0;

  constructor(
    private readonly pseudonyms: Pseudonyms,
    private readonly now: () => number,
  ) {}

  /** The route, not what was asked for: ids and passes do not belong in a log. */
  add(request: FastifyRequest, reply: FastifyReply): void {
    const { log } = request;
    const { isLevelEnabled } = log as { isLevelEnabled?(name: Level): boolean };
    const wanted = levelOf(request, reply);
    if (isLevelEnabled?.call(log, wanted) !== true) return;
    const { routeOptions, method } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = routeOptions.url ?? 'none';
    this.write(wanted, request, { method, route, status, ms: Math.round(elapsedTime) }, 'answered');
  }

  /** The server has ended a stream that somebody misused, or that nobody was at any more. */
  cut(request: FastifyRequest, why: CutWhy): void {
    this.write('info', request, { route: request.routeOptions.url, why }, 'stream cut');
  }

  private write(wanted: Level, request: FastifyRequest, what: object, text: string): void {
    const { log, id, guest } = request;
    const address = this.pseudonyms.of(request.address);
    const left = wanted === 'info' ? this.count(address) : 1;
    const who = { ...(guest === undefined ? {} : { guest: this.pseudonyms.of(guest) }), address };
    log[left < 0 ? 'debug' : wanted]({ request: id, ...what, ...who }, text);
    if (left === 0) log.info({ address }, 'this address fills the log; the rest of the minute is at debug');
  }

  /** How many lines about this address are left in this minute. */
  private count(address: string): number {
    const now = this.now();
    if (now - this.since >= MINUTE_MS) {
      this.lines = new Map();
      this.since = now;
    }
    const lines = (this.lines.get(address) ?? 0) + 1;
    this.lines.set(address, lines);
    return MOST_LINES - lines;
  }
}

function levelOf({ method, routeOptions: { url, config } }: FastifyRequest, reply: FastifyReply): Level {
  if (reply.statusCode >= 500) return 'error';
  if (reply.statusCode >= 400) return 'info';
  if (reply.elapsedTime >= SLOW_MS && config.lasting !== true) return 'info';
  const reads = method === 'GET' || method === 'HEAD';
  return reads || url?.startsWith(PLAY) ? 'debug' : 'info';
}
