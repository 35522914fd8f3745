/** The leanest HTTP client there can be: the load must weigh on the server, not on whoever measures it. */
import { connect, type Socket } from 'node:net';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** One connection kept alive, one request at a time; the server answers with a length, which is all it reads. */
export class HttpClient {
  cookie = '';
  private socket: Socket | undefined;
  private received: Buffer = Buffer.alloc(0);
  private settle: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(readonly url: string) {}

  send<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<{ status: number; body: T }> {
    const exchange = (): Promise<Answer> => this.exchange(method, path, body);
    // A server may hang up on whoever was quiet for some seconds, just when they speak again.
    const sent = this.queue.then(() => exchange().catch(exchange));
    this.queue = sent.catch(() => {});
    return sent as Promise<{ status: number; body: T }>;
  }

  close(): void {
    this.socket?.destroy();
  }

  private connected(): Socket {
    if (this.socket !== undefined) return this.socket;
    const { hostname, port } = new URL(this.url);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.socket = socket;
    this.received = Buffer.alloc(0);
    socket.on('data', (chunk) => this.receive(chunk));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.socket = undefined;
      this.settle?.reject(new Error(`${this.url} hung up`));
      this.settle = undefined;
    });
    return socket;
  }

  private exchange(method: string, path: string, body: unknown): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const lines = [`${method} ${path} HTTP/1.1`, `host: ${new URL(this.url).host}`];
    if (this.cookie !== '') lines.push(`cookie: ${this.cookie}`);
    if (text !== '')
      lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`);
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
      this.connected().write(`${lines.join('\r\n')}\r\n\r\n${text}`);
    });
  }

  private receive(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const end = this.received.indexOf('\r\n\r\n');
    if (end === -1) return;
    const head = this.received.toString('latin1', 0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (this.received.length < end + 4 + length) return;
    const body = this.received.toString('utf8', end + 4, end + 4 + length);
    this.received = this.received.subarray(end + 4 + length);
    this.cookie = /set-cookie: ([^;\r]+)/i.exec(head)?.[1] ?? this.cookie;
    const isJson = head.includes('application/json');
    const { settle } = this;
    this.settle = undefined;
    settle?.resolve({ status: Number(head.slice(9, 12)), body: isJson ? JSON.parse(body) : body });
  }
}
