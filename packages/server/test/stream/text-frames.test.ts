import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { formatTextFrames } from '../../src/stream/text-frames.js';

it('texts of every length reach a WebSocket as they were, several in one write', async () => {
  const texts = [
    '',
    'é',
    'x'.repeat(125),
    'x'.repeat(126),
    '漢'.repeat(100),
    'y'.repeat(65_535),
    'z'.repeat(65_536),
  ];
  // Plain letters alone take a shorter way, whatever bytes say how many they are.
  const plain = [0, 1, 127, 128, 0x80ff, 0xff80, 0xffff, 0x1_0080].map((size) => 'p'.repeat(size));
  const all = [...texts, ...plain, ...plain];
  const http = createServer();
  new WebSocketServer({ server: http }).on('connection', (_, { socket }) => {
    socket.write(formatTextFrames(texts), 'latin1');
    socket.write(formatTextFrames(plain), 'latin1');
    for (const text of plain) socket.write(formatTextFrames([text]), 'latin1');
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data) => heard.push(String(data)));
  await expect.poll(() => heard.length).toBe(all.length);
  expect(heard).toEqual(all);
  client.close();
  http.close();
});
