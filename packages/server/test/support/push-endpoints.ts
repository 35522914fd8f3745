/** Push services on this machine, over real TLS: one that does its work, and all those that mean harm. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, createServer as createPlain, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTls } from 'node:tls';
import type { Reach } from '../../src/push/reach.js';

export const PUSH_HOST = 'push.example.org';
export const PUSH_CERTIFICATE = makeCertificate();

interface Pair {
  readonly key: string;
  readonly cert: string;
}

function makeCertificate(): Pair {
  const folder = mkdtempSync(join(tmpdir(), 'fray-push-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', `/CN=${PUSH_HOST}`, '-addext', `subjectAltName=DNS:${PUSH_HOST}`];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const pair = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return pair;
}

type Behaviour = (answer: ServerResponse, request: IncomingMessage) => void;

const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');
const DRIP_MS = 5;

/** Over HTTP, each in its own way. */
const OVER_HTTP: Readonly<Record<string, Behaviour>> = {
  kind: (answer) => answer.writeHead(201).end(),
  gone: (answer) => answer.writeHead(410).end(),
  broken: (answer) => answer.writeHead(500).end(),
  redirecting: (answer, { headers }) =>
    answer.writeHead(307, { location: `https://${headers.host}/elsewhere` }).end(),
  endless: (answer) => {
    answer.writeHead(201);
    fill(answer);
  },
  dripping: (answer) => {
    answer.writeHead(201);
    drip(answer);
  },
  hanging: () => {},
};

const HEAD = 'HTTP/1.1 201 Created\r\nx-long: ';
/** Over bare TLS: what no HTTP server would say. */
const OVER_TLS: Readonly<Record<string, (socket: Socket) => void>> = {
  'with an endless head': (socket) => {
    socket.write(HEAD);
    fill(socket);
  },
  'with a dripping head': (socket) => {
    socket.write(HEAD);
    drip(socket);
  },
  'with endless news': (socket) => {
    socket.write(Buffer.from('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(10_000)));
    setTimeout(() => socket.writable && OVER_TLS['with endless news']!(socket), DRIP_MS).unref();
  },
  'with rubbish': (socket) => socket.write('What do you want?\r\n\r\n'),
  'hanging up': (socket) => socket.destroy(),
};

/** One endpoint, whose behaviour is one of the above or to be deaf; what it was asked for, and how many of those who came are still there. */
export class PushEndpoint {
  readonly asked: IncomingMessage[] = [];
  /** How many connections were made to it. */
  came = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.came++;
      this.sockets.add(socket);
      socket.on('error', () => {}).on('close', () => this.sockets.delete(socket));
    });
  }

  static async open(behaviour: string): Promise<PushEndpoint> {
    const server = serverOf(behaviour);
    const endpoint = new PushEndpoint(server);
    server.on('request', (request: IncomingMessage) => endpoint.asked.push(request));
    server.on('tlsClientError', () => {});
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return endpoint;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get connections(): number {
    return this.sockets.size;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    const closed = once(this.server, 'close');
    this.server.close();
    await closed;
  }
}

/** How a server under test comes to it: by the name that push services have here, although it is on this machine. */
export function loopback({ port }: Pick<PushEndpoint, 'port'>): Omit<Reach, 'deadlineMs'> {
  return { resolve: async () => ['127.0.0.1'], isAllowed: () => true, port, ca: PUSH_CERTIFICATE.cert };
}

function serverOf(behaviour: string): Server {
  if (behaviour === 'deaf') return createPlain((socket) => socket.resume());
  const http = OVER_HTTP[behaviour];
  if (http !== undefined)
    return createServer(PUSH_CERTIFICATE, (request, answer) => {
      request.resume();
      http(answer, request);
    });
  const tls = OVER_TLS[behaviour];
  if (tls === undefined) throw new Error(`no endpoint behaves like "${behaviour}"`);
  return createTls(PUSH_CERTIFICATE, (socket) => {
    socket.on('error', () => {});
    socket.once('data', () => tls(socket));
  });
}

interface Sink {
  readonly writable: boolean;
  write(chunk: string | Buffer): boolean;
  once(event: 'drain', listener: () => void): unknown;
}

/** As fast as it is taken, for ever. */
function fill(sink: Sink): void {
  while (sink.writable && sink.write(MEGABYTE));
  sink.once('drain', () => fill(sink));
}

function drip(sink: Sink): void {
  if (sink.writable) sink.write('x');
  if (sink.writable) setTimeout(() => drip(sink), DRIP_MS).unref();
}
