/** What a player who sees everything is sent: bytes for every choice of a match, and bytes to join it near its end. */
import type { Choice } from '@fray/engine';
import { FrayPlayers } from './players/fray-players.js';
import type { HttpClient } from './players/http-client.js';
import { Gate, pickOne } from './players/players.js';
import { StreamClient } from './players/stream-client.js';
import { startFray } from './servers/start-servers.js';

export interface FrameReport {
  readonly game: string;
  readonly choices: number;
  /** Of all frames together, before any compression. */
  readonly frameBytes: number;
  readonly joinBytes: number;
}

const GAMES = ['rohan', 'destinyquest'];
/** A match that ends sooner is measured to its end. */
const CHOICES = 46;

interface Message {
  readonly kind: string;
  readonly n: number;
  readonly made?: number;
  readonly choices?: readonly Choice[];
  readonly outcome?: unknown;
}

export async function measureFrames(data: string, progress: (line: string) => void): Promise<FrameReport[]> {
  const server = await startFray(data);
  const players = new FrayPlayers(server.urls, new Gate());
  const reports: FrameReport[] = [];
  try {
    for (const game of GAMES) {
      reports.push(await measureGame(players, game));
      progress(`Frames: ${game} measured`);
    }
  } finally {
    await server.stop();
  }
  return reports;
}

async function measureGame(players: FrayPlayers, game: string): Promise<FrameReport> {
  const people = [await players.guest('Ann'), await players.guest('Bob')];
  const match = await players.begin(await players.seat(people, game), people);
  const [ann] = await Promise.all(people.map((client) => playOn(match, client)));
  return { game, ...ann!, joinBytes: await joinBytes(match, people[0]!) };
}

/** Answers at random whatever is asked, until enough has been chosen. Resolves with what this player was sent. */
function playOn(match: string, client: HttpClient): Promise<{ choices: number; frameBytes: number }> {
  return new Promise((resolve) => {
    let [choices, frameBytes] = [0, 0];
    const stream = open(match, client, (message, bytes) => {
      if (message.kind !== 'present' && message.kind !== 'frame') return;
      if (message.kind === 'frame') frameBytes += bytes;
      choices = message.made ?? choices;
      if (message.outcome !== undefined || choices >= CHOICES) {
        stream.close();
        resolve({ choices, frameBytes });
      } else if (message.choices !== undefined) {
        const key = `frames-${match}-${message.n}`.slice(0, 64);
        stream.send(JSON.stringify({ expected: message.n, key, choice: pickOne(message.choices) }));
      }
    });
  });
}

function joinBytes(match: string, client: HttpClient): Promise<number> {
  return new Promise((resolve) => {
    const stream = open(match, client, (_message, bytes) => {
      stream.close();
      resolve(bytes);
    });
  });
}

function open(
  match: string,
  client: HttpClient,
  told: (message: Message, bytes: number) => void,
): StreamClient {
  return new StreamClient(client.url, `/api/matches/${match}/ws`, client.cookie, (message) =>
    told(JSON.parse(message.toString()) as Message, message.length),
  );
}
