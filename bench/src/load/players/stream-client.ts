/** The leanest WebSocket there can be: it hands on the bytes of each message, sends short ones, answers pings. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const TEXT_FRAME = 0x81;
const PONG_FRAME = 0x8a;
const MASKED = 0x80;
/** Lengths from here on stand in two, or in eight, bytes of their own. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

export class StreamClient {
  private readonly socket: Socket;
  private received: Buffer = Buffer.alloc(0);
  private upgraded = false;

  constructor(
    url: string,
    path: string,
    cookie: string,
    private readonly told: (message: Buffer) => void,
  ) {
    const { hostname, port, host } = new URL(url);
    this.socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.socket.on('data', (chunk) => this.receive(chunk));
    this.socket.on('error', () => {});
    const key = randomBytes(16).toString('base64');
    const lines = [`GET ${path} HTTP/1.1`, `host: ${host}`, 'connection: upgrade', 'upgrade: websocket'];
    lines.push(`sec-websocket-version: 13`, `sec-websocket-key: ${key}`, `cookie: ${cookie}`);
    this.socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  }

  /** A mask is asked for, but nothing asks it to be other than zero. */
  send(text: string): void {
    const length = Buffer.byteLength(text);
    const start = length < TWO_BYTES ? 6 : 8;
    const frame = Buffer.alloc(start + length);
    frame[0] = TEXT_FRAME;
    if (start === 6) frame[1] = MASKED | length;
    else {
      frame[1] = MASKED | TWO_BYTES;
      frame.writeUInt16BE(length, 2);
    }
    frame.write(text, start);
    this.socket.write(frame);
  }

  close(): void {
    this.socket.destroy();
  }

  private receive(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    if (!this.upgraded && !this.readHead()) return;
    while (this.readMessage());
  }

  private readHead(): boolean {
    const end = this.received.indexOf('\r\n\r\n');
    if (end === -1) return false;
    const status = this.received.toString('latin1', 9, 12);
    if (status !== '101') throw new Error(`the stream was refused with status ${status}`);
    this.received = this.received.subarray(end + 4);
    this.upgraded = true;
    return true;
  }

  /** Hands on the first whole message, if one has arrived. */
  private readMessage(): boolean {
    const { received } = this;
    if (received.length < 2) return false;
    const short = received[1]!;
    const start = short === EIGHT_BYTES ? 10 : short === TWO_BYTES ? 4 : 2;
    if (received.length < start) return false;
    const length =
      short === EIGHT_BYTES ? received.readUInt32BE(6) : start === 4 ? received.readUInt16BE(2) : short;
    if (received.length < start + length) return false;
    this.received = received.subarray(start + length);
    const kind = received[0]! & 0x0f;
    const message = received.subarray(start, start + length);
    if (kind === TEXT) this.told(message);
    else if (kind === PING) this.socket.write(Buffer.from([PONG_FRAME, MASKED, 0, 0, 0, 0]));
    else if (kind === CLOSE) this.close();
    return true;
  }
}
