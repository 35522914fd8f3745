/** What chat programs see of a link, and that it tells nothing of what is private. */
import type { Table } from '@fray/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Person, serve, startDuel, type TestServer, TWO_PEOPLE } from '../support/harness.js';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

async function look(path: string): Promise<{ status: number; page: string }> {
  const answer = await fetch(`${server.url}${path}`);
  return { status: answer.status, page: await answer.text() };
}

async function tableOf(name: string, open: boolean): Promise<Table> {
  const host = await Person.named(server.url, name);
  const { body } = await host.post<Table>('/api/tables', { game: 'model', seats: TWO_PEOPLE, public: open });
  return body;
}

describe('a link that is sent to friends', () => {
  it('names the host of a public table and counts its seats, and leads on to it', async () => {
    const { id, invite } = await tableOf('Ada <b>&', true);
    const { status, page } = await look(`/join/${id}/${invite}`);
    expect(status).toBe(200);
    expect(page).toContain('<meta property="og:title" content="Ada &lt;b&gt;&amp; invites you to');
    expect(page).toContain('content="1 of 2 seats taken. No account needed."');
    expect(page).toMatch(/og:image" content="http:\/\/127\.0\.0\.1:\d+\/share\/model\.jpg"/);
    expect(page).toContain(`content="0; url=../../#/online/${id}/${invite}"`);
    expect(page).not.toContain('<b>');
  });

  it('names nobody at a private table, by its link and by its code', async () => {
    const { id, invite, code } = await tableOf('Bea Secret', false);
    for (const path of [`/join/${id}/${invite}`, `/join/${code}`]) {
      const { page } = await look(path);
      expect(page).toContain('content="You are invited to');
      expect(page).toContain('1 of 2 seats taken');
      expect(page).not.toContain('Bea');
    }
    expect((await look(`/join/${code}`)).page).toContain(`url=../#/join/${code}"`);
  });

  it('looks like the front door where there is nothing to see', async () => {
    const { id } = await tableOf('Cleo', false);
    const wrong = 'x'.repeat(22);
    for (const path of [`/join/${id}/${wrong}`, `/join/${wrong}/${wrong}`, '/join/ZZZZZZ', `/r/${wrong}`]) {
      const { status, page } = await look(path);
      expect(status, path).toBe(200);
      expect(page, path).toContain('<meta property="og:title" content="Fray">');
    }
    expect((await look('/join/no')).status).toBe(400);
  });

  it('names the players of a public match alone', async () => {
    for (const open of [true, false]) {
      const { match } = await startDuel(server.url, { public: open });
      const { page } = await look(`/r/${match}`);
      expect(page).toContain(`url=../#/replay/online/${match}/0/-1"`);
      expect(page.includes('A match of')).toBe(page.includes('Ann'));
      expect(page.includes('Ann'), open ? 'public' : 'private').toBe(open);
    }
  });

  it('tries no code for a picture or a frame on another site, which would use up everybody’s wrong ones', async () => {
    const one = await serve({ limits: { perMinute: 1_000_000, perAddress: 1_000_000 } });
    const statuses: number[] = [];
    for (const letter of 'BCDFGHJKMNPQRTVW')
      for (const dest of ['image', 'iframe', 'empty'])
        statuses.push(
          (await fetch(`${one.url}/join/ZZZZZ${letter}`, { headers: { 'sec-fetch-dest': dest } })).status,
        );
    const asked = await fetch(`${one.url}/join/ZZZZZB`);
    await one.close();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(asked.status).toBe(200);
  });

  it('lets nobody try codes out', async () => {
    const one = await serve({ limits: { perMinute: 1_000_000, perAddress: 1_000_000 } });
    const statuses: number[] = [];
    for (const letter of 'BCDFGHJKMNPQRTVW')
      statuses.push((await fetch(`${one.url}/join/ZZZZZ${letter}`)).status);
    await one.close();
    expect(statuses[0]).toBe(200);
    expect(statuses).toContain(429);
  });
});
