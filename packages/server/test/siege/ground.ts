/** What the servers under siege stand on, and how it gives way: processes, PostgreSQL, the line to it, the disk. */
import { randomInt } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '@fray/testkit/postgres';
import { openStore } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/store.js';
import { temporaryFolder } from '../support/folder.js';
import { ServerProcess } from '../support/server-processes.js';
import { startSilentProxy } from '../support/silent-proxy.js';
import { pause } from './contestant.js';

/** One kind of store with its servers. */
export interface Ground {
  readonly name: string;
  /** The address of a process that may be alive. */
  somewhere(): string;
  /** What can be done to it, by name. */
  readonly blows: Readonly<Record<string, () => Promise<void>>>;
  /** Resident memory of the largest process, in bytes. */
  memory(): number;
  /** Everything is up again, and stays so. */
  calm(): Promise<void>;
  read(): Promise<Store>;
  end(): Promise<void>;
}

const PAGE_BYTES = 4096;
/** A disk with this much room left is soon full. */
const ROOM_PAGES = 8;

/** Servers that are killed and started again, so many at a time. */
class Garrison {
  private servers: (ServerProcess | undefined)[] = [];
  private urls: string[] = [];

  constructor(private readonly data: string) {}

  async fill(count: number): Promise<void> {
    for (let i = 0; i < count; i++) if (this.servers[i] === undefined) await this.start(i);
  }

  async start(i: number, maxPages?: number): Promise<void> {
    const server = await ServerProcess.start(this.data, maxPages);
    this.servers[i] = server;
    this.urls[i] = server.url;
  }

  async kill(i = randomInt(this.servers.length)): Promise<number> {
    await this.servers[i]?.kill();
    this.servers[i] = undefined;
    return i;
  }

  somewhere(): string {
    return this.urls[randomInt(this.urls.length)]!;
  }

  memory(): number {
    return Math.max(0, ...this.servers.map((server) => (server === undefined ? 0 : server.residentBytes())));
  }

  async end(): Promise<void> {
    for (const i of this.servers.keys()) await this.kill(i);
  }
}

export async function postgresGround(processes: number): Promise<Ground> {
  const postgres = await startPostgres();
  const line = await startSilentProxy(postgres.port);
  const garrison = new Garrison(postgres.address.replace(`:${postgres.port}`, `:${line.port}`));
  await garrison.fill(processes);
  return {
    name: `${processes} processes on PostgreSQL`,
    somewhere: () => garrison.somewhere(),
    blows: {
      'a process was killed': async () => garrison.start(await garrison.kill()),
      'PostgreSQL was restarted': async () => postgres.restart(),
      'PostgreSQL went silent': async () => {
        line.silence();
        await pause(500 + randomInt(6_000));
        line.speak();
      },
    },
    memory: () => garrison.memory(),
    calm: async () => line.speak(),
    read: () => openStore(postgres.address),
    end: async () => {
      await garrison.end();
      line.close();
      postgres.stop();
    },
  };
}

export async function sqliteGround(): Promise<Ground> {
  const folder = temporaryFolder();
  const garrison = new Garrison(folder.path);
  await garrison.fill(1);
  return {
    name: 'one process on SQLite',
    somewhere: () => garrison.somewhere(),
    blows: {
      'the process was killed': async () => garrison.start(await garrison.kill()),
      'the disk was full': async () => {
        await garrison.kill(0);
        await garrison.start(
          0,
          Math.ceil(statSync(join(folder.path, 'fray.db')).size / PAGE_BYTES) + ROOM_PAGES,
        );
        await pause(1_500);
        await garrison.kill(0);
        await garrison.start(0);
      },
    },
    memory: () => garrison.memory(),
    calm: async () => {},
    read: async () => {
      await garrison.end();
      return openStore(folder.path);
    },
    end: async () => {
      await garrison.end();
      folder.remove();
    },
  };
}
