/** docs/WRITE-A-GAME.md, followed to the letter: its code makes the game it says. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, type Core, loadBook, Match, type ScenarioAdapter } from '@fray/engine';
import { conformance, noninterference, runScenarios } from '@fray/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTemplate } from '../../src/new/copy-template.js';
import { runNode } from '../fray.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const guide = readFileSync(join(root, 'docs/WRITE-A-GAME.md'), 'utf8');
/** Inside the repository, so that its packages are found; hidden, so that no other check sees it. */
const folder = join(root, '.made', 'stone-wall');

interface Block {
  readonly file: string;
  readonly how: string;
  readonly code: string;
}

const blocks: Block[] = [...guide.matchAll(/^```\w+ (\S+)(?: (\w+))?\n([\s\S]*?)^```$/gm)].map(
  ([, file, how = 'all', code]) => ({ file: file!, how, code: code! }),
);

/** Does with the files what the page says. */
function follow(): void {
  let place: Block | undefined;
  for (const block of blocks) {
    const path = join(folder, block.file);
    if (block.how === 'all') {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, block.code);
    } else if (block.how === 'end') writeFileSync(path, `${readFileSync(path, 'utf8')}\n${block.code}`);
    else if (block.how === 'put') edit(path, place!, block.code);
    else place = block;
  }
}

function edit(path: string, { how, code }: Block, put: string): void {
  const text = readFileSync(path, 'utf8');
  const found = code.endsWith('\n') && !text.includes(code) ? code.trimEnd() : code;
  expect(text.split(found), `${path} has this once: ${found}`).toHaveLength(2);
  const placed = found === code ? put : put.trimEnd();
  const parts: Record<string, string> = { after: found + placed, before: placed + found, instead: placed };
  writeFileSync(
    path,
    text.replace(found, () => parts[how]!),
  );
}

describe('docs/WRITE-A-GAME.md', () => {
  let game: AnyGame;
  let adapter: ScenarioAdapter<Core>;

  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    copyTemplate(folder, 'stone-wall', {});
    follow();
    game = ((await import(join(folder, 'src/index.ts'))) as { game: AnyGame }).game;
    const entry = (await import(join(folder, 'src/scenario/index.ts'))) as {
      scenarioAdapter: ScenarioAdapter<Core>;
    };
    adapter = entry.scenarioAdapter;
  }, 120_000);

  afterAll(() => rmSync(dirname(folder), { recursive: true, force: true }));

  it('has an edit for every place it names', () => {
    expect(blocks.filter(({ how }) => how === 'put')).toHaveLength(
      blocks.filter(({ how }) => ['after', 'before', 'instead'].includes(how)).length,
    );
    expect(blocks.length).toBeGreaterThan(40);
  });

  it('makes a game that compiles', async () => {
    const config = {
      extends: '../../tsconfig.base.json',
      compilerOptions: { noEmit: true, composite: false, types: [], rootDir: 'src' },
      include: ['src'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { out } = await runNode([join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]);
    expect(out).toBe('');
  });

  it('makes a game that keeps the contract, and its secret', async () => {
    const play = { configs: [{}], matches: 8, seed: 'guide', hidden: ['hands'] };
    const kept = await conformance(game, play);
    expect(kept.ok, kept.ok ? '' : kept.error.text).toBe(true);
    const secret = noninterference(game, play);
    expect(secret.ok, secret.ok ? '' : secret.error.text).toBe(true);
  });

  it('makes the scenarios of step 2 hold, and keeps those of the template', async () => {
    for (const name of ['shields', 'rules']) {
      const text = readFileSync(join(folder, `test/scenarios/${name}.scenario.txt`), 'utf8');
      const results = await runScenarios(text, game, adapter);
      expect(results.ok && results.value.filter(({ fault }) => fault !== undefined)).toEqual([]);
    }
  });

  it('makes a table that draws what it is given and offers what is listed', async () => {
    const { Table } = (await import(join(folder, 'table/index.tsx'))) as { Table: never };
    const [{ createElement }, { renderToString }] = await Promise.all([
      import('react'),
      import('react-dom/server'),
    ]);
    const seats = [
      { name: 'Ann', kind: 'person' },
      { name: 'Bob', kind: 'person' },
    ] as const;
    const started = Match.start(game, { seats, seed: 'table' });
    if (!started.ok) throw new Error(started.error.id);
    const match = started.value;
    const book = await loadBook(game);
    const reader = { seat: 0, names: ['Ann', 'Bob'] };
    const view = match.view(0);
    const moves = match.moves(0).map((move) => ({ move, label: book.move(move, view, reader) }));
    const prompt = book.prompt(match.prompt(0)!, reader);
    const html = renderToString(
      createElement(Table, {
        view,
        names: reader.names,
        moves,
        prompt,
        status: '',
        onChoose: () => undefined,
      } as never),
    );
    expect(html).toContain('Ann');
    expect(html).toContain('Strike: roll a die');
    expect(html).toContain('Do you strike or rest?');
  });
});
