/** The small table in README.md draws its view and offers what is listed. That it compiles is checked by the documents' test. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { drawn } from './drawn.js';

const path = (to: string): string => fileURLToPath(new URL(to, import.meta.url));
/** Inside the package, so that its libraries are found; hidden, so that no other check sees it. */
const folder = path('../.made/');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a whole table can be as small as the README says', async () => {
  const [, code] = /^```tsx \S+\n([\s\S]*?)^```$/m.exec(readFileSync(path('../README.md'), 'utf8'))!;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}table.tsx`, code!);
  const { Table } = (await import(`${folder}table.tsx`)) as { Table: () => never };
  const view = { seat: 0, table: { health: [12, 9] }, flow: {} };
  const props = { view, moves: [{ label: 'Strike' }], prompt: { ask: 'Now?' }, status: '' };
  expect(drawn(Table, props)).toMatch(/data-health="0">12<.*data-health="1">9<.*Now\?.*Strike/s);
});
