/** Registers one stream under two addresses: `…/ws` for browsers, `…/stream` for everything else. */
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { eventOutlet, gather, type OnCut, socketOutlet } from '../stream/outlet.js';
import type { App, Context } from './context.js';
import type { Owners } from './guards/limiters.js';

export type Send = (n: number, text: string) => void;

/** What one client looks at, agreed before anything is sent. */
export interface Stream {
  /** Starts sending, after number `resumed` if the client named one in its header. */
  subscribe(send: Send, resumed: number | undefined): () => void;
  /** Answers what a client says over its socket, and never fails. Without it nothing is heard. */
  hear?(text: string, asked: FastifyRequest): Promise<string>;
}

export interface StreamRoute<P extends z.ZodType, Q extends z.ZodType> {
  readonly path: string;
  readonly summary: string;
  readonly tags: string[];
  readonly params: P;
  readonly query: Q;
  /** Refuses by throwing; nothing is sent before it agrees. */
  open(params: z.output<P>, query: z.output<Q>, guest: string | undefined): Promise<Stream>;
}

/** What a WebSocket is closed with by a server that has too much to do. */
const TRY_LATER = 1013;
const LASTING = { lasting: true } as const;
/** So many messages of one socket may be worked on at once. */
const MOST_WAITING = 64;
/** Agreed before the connection is upgraded, used right after. */
const agreed = new WeakMap<FastifyRequest, Agreed>();

interface Agreed {
  readonly stream: Stream;
  /** For whom it counts. */
  readonly owners: Owners;
}

export function addStream<P extends z.ZodType, Q extends z.ZodType>(
  app: App,
  context: Context,
  route: StreamRoute<P, Q>,
): void {
  const { outlets, limiters } = context;
  const { path, summary, tags, params, query } = route;
  const schema = { summary, tags, params, querystring: query };
  const preHandler = async (request: FastifyRequest): Promise<void> => {
    const { params: given, query: asked, guest } = request;
    const owners = await limiters.checkStreams(request, outlets);
    agreed.set(request, {
      owners,
      stream: await route.open(given as z.output<P>, asked as z.output<Q>, guest),
    });
    gather(request.raw.socket);
  };

  const hasRoom = (owners: Owners): boolean => {
    try {
      limiters.mustHaveRoom(owners, outlets);
      return true;
    } catch {
      return false;
    }
  };

  app.get(`${path}/ws`, { schema, preHandler, websocket: true, config: LASTING }, (socket, request) => {
    const asked = request as FastifyRequest;
    const { stream, owners } = agreed.get(asked)!;
    if (!hasRoom(owners)) return socket.close(TRY_LATER);
    const outlet = socketOutlet(socket, request.raw.socket, cutFor(context, asked));
    outlets.feed(outlet, owners, (send) => stream.subscribe(send, undefined));
    if (stream.hear === undefined || asked.guest === undefined) return;
    let waiting = 0;
    const answer = (text: string): void => {
      waiting--;
      if (socket.readyState === socket.OPEN) outlet.send(0, text);
    };
    socket.on('message', (data) => {
      // Whoever asks on without reading the answers is not waited for.
      if (++waiting > MOST_WAITING) {
        if (waiting === MOST_WAITING + 1) cutFor(context, asked)('asks on');
        outlet.cut();
      } else void stream.hear!(String(data), asked).then(answer);
    });
  });

  app.get(`${path}/stream`, { schema, preHandler, config: LASTING }, (request, reply) => {
    const { stream, owners } = agreed.get(request as FastifyRequest)!;
    limiters.mustHaveRoom(owners, outlets);
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    outlets.feed(eventOutlet(reply.raw, cutFor(context, request as FastifyRequest)), owners, (send) =>
      stream.subscribe(send, lastEventId(request as FastifyRequest)),
    );
  });
}

/** Counts a stream that the server ends, and says whose it was. */
export function cutFor({ metrics, requestLog }: Context, request: FastifyRequest): OnCut {
  return (why) => {
    metrics.cut(why);
    requestLog.cut(request, why);
  };
}

function lastEventId(request: FastifyRequest): number | undefined {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}
