/** A database of its own for everyone who is measured: what one writes wakes all processes on the same database. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface OwnDatabase {
  readonly address: string;
  drop(): Promise<void>;
}

/** Made beside the one that is named; whoever is named there must be allowed to make it. */
export async function makeDatabase(beside: string): Promise<OwnDatabase> {
  const name = `fray_load_${randomBytes(6).toString('hex')}`;
  await run(beside, `create database ${name}`);
  const address = new URL(beside);
  address.pathname = `/${name}`;
  return { address: address.href, drop: () => run(beside, `drop database ${name} with (force)`) };
}

async function run(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
