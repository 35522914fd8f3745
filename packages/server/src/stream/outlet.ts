/** Ways out for numbered texts: a WebSocket and server-sent events carry the same; an experiment tells lines. */
import type { ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import { formatTextFrames } from './text-frames.js';

/** Why the server ends a stream: its reader takes too little, does not answer, or says too much at a time. */
export type CutWhy = 'behind' | 'silent' | 'asks on';
export type OnCut = (why: CutWhy) => void;

export interface Outlet {
  send(n: number, text: string): void;
  /** Called once when the other side has gone. */
  onClose(gone: () => void): void;
  close(): void;
  /** Closes without waiting for the other side. */
  cut(): void;
}

/** A reader this far behind is cut off; it comes back with its last number and misses nothing. */
const MAX_BEHIND = 1024 * 1024;
const BEAT_MS = 15_000;

export function socketOutlet(socket: WebSocket, connection: Writable, cut: OnCut): Outlet {
  let heard = true;
  const beat = setInterval(() => {
    if (!heard) {
      cut('silent');
      return socket.terminate();
    }
    heard = false;
    socket.ping();
  }, BEAT_MS).unref();
  socket.on('pong', () => {
    heard = true;
  });
  socket.on('close', () => clearInterval(beat));
  socket.on('error', () => socket.terminate());
  // What is said in one turn leaves in one piece, for one write: a frame with the answer to the choice behind it.
  const said: string[] = [];
  const flush = (): void => {
    if (said.length === 0) return;
    if (socket.readyState === socket.OPEN) connection.write(formatTextFrames(said), 'latin1');
    said.length = 0;
  };
  return {
    send: (_, text) => {
      if (socket.bufferedAmount > MAX_BEHIND) {
        if (socket.readyState === socket.OPEN) cut('behind');
        return socket.terminate();
      }
      if (said.push(text) > 1) return;
      // Right after the upgrade the agreement to it still waits, and takes the first message along.
      if (connection.writableCorked > 0) flush();
      else flushSoon(flush);
    },
    onClose: (gone) => {
      socket.on('close', gone);
    },
    close: () => {
      flush();
      socket.close(1001, 'The server is going down; come back with your last number.');
    },
    cut: () => socket.terminate(),
  };
}

/** Those who have something to say when this turn is over: one after the other, because that is quicker than each by itself. */
const flushes: (() => void)[] = [];

function flushSoon(flush: () => void): void {
  if (flushes.push(flush) === 1) process.nextTick(flushAll);
}

function flushAll(): void {
  for (const flush of flushes.splice(0)) flush();
}

/** The agreement to an upgrade leaves together with the first message. */
export function gather(connection: Writable): void {
  if (connection.writableCorked > 0) return;
  connection.cork();
  process.nextTick(() => connection.uncork());
}

/** Server-sent events. */
export function eventOutlet(response: ServerResponse, cut: OnCut): Outlet {
  return responseOutlet(response, cut, ':\n\n', (n, text) => `id: ${n}\ndata: ${text}\n\n`);
}

/** One line each, without numbers. */
export function lineOutlet(response: ServerResponse, cut: OnCut): Outlet {
  return responseOutlet(response, cut, '\n', (_, text) => `${text}\n`);
}

/** Proxies close a connection on which nobody speaks, so there is a beat. */
function responseOutlet(
  response: ServerResponse,
  cut: OnCut,
  beatText: string,
  format: (n: number, text: string) => string,
): Outlet {
  const beat = setInterval(() => response.write(beatText), BEAT_MS).unref();
  response.on('close', () => clearInterval(beat));
  return {
    send: (n, text) => {
      if (response.writableEnded || response.destroyed) return;
      if (response.writableLength <= MAX_BEHIND) {
        response.write(format(n, text));
        return;
      }
      cut('behind');
      response.destroy();
    },
    onClose: (gone) => {
      response.on('close', gone);
    },
    close: () => response.end(),
    cut: () => response.destroy(),
  };
}
