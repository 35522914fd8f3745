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
/** More than a server sends at once. */
const READ_BYTES = 65_536;

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
    // Read into one piece of memory again and again, and handed on without a stream's bookkeeping.
    const onread = { buffer: Buffer.alloc(READ_BYTES), callback: this.receive };
    this.socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
    this.socket.on('error', () => {});
    const key = randomBytes(16).toString('base64');
    const lines = [`GET ${path} HTTP/1.1`, `host: ${host}`, 'connection: upgrade', 'upgrade: websocket'];
    lines.push(`sec-websocket-version: 13`, `sec-websocket-key: ${key}`, `cookie: ${cookie}`);
    this.socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  }

  /** Plain letters alone, in one string with their head. A mask is asked for, but nothing asks it to be other than zero. */
  send(text: string): void {
    const { length } = text;
    const size = length < TWO_BYTES ? [length] : [TWO_BYTES, length >> 8, length & 0xff];
    const head = String.fromCharCode(TEXT_FRAME, MASKED | size[0]!, ...size.slice(1), 0, 0, 0, 0);
    this.socket.write(head + text, 'latin1');
  }

  close(): void {
    this.socket.destroy();
  }

  private readonly receive = (size: number, buffer: Uint8Array): boolean => {
    const chunk = Buffer.from(buffer.buffer, buffer.byteOffset, size);
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    if (this.upgraded || this.readHead()) while (this.readMessage());
    // What is only half there must outlast the memory that it was read into.
    if (this.received.length > 0) this.received = Buffer.from(this.received);
    return true;
  };

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
