/** A line that can go silent: connections stay open, and nothing passes, until it is told to go on. */
import { createServer, connect as dial, type Socket } from 'node:net';

export interface SilentProxy {
  readonly port: number;
  silence(): void;
  speak(): void;
  close(): void;
}

export async function startSilentProxy(target: number): Promise<SilentProxy> {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    const far = dial(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (silent) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const each = (act: (socket: Socket) => void): void => {
    for (const socket of sockets) act(socket);
  };
  return {
    port: (server.address() as { port: number }).port,
    silence: () => {
      silent = true;
      each((socket) => socket.pause());
    },
    speak: () => {
      silent = false;
      each((socket) => socket.resume());
    },
    close: () => {
      server.close();
      each((socket) => socket.destroy());
    },
  };
}
