/** The container, read as a linter reads it: no engine runs here. `npm run try:container` performs its lines. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_PORT } from '@fray/server/defaults';
import { describe, expect, it } from 'vitest';
import { settingOf, WAYS } from '../../src/settings/settings.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const CONTAINER = read('Containerfile');
const COMPOSE = read('compose.yaml');
const SECRETS = WAYS.filter(({ setting }) => settingOf(setting).secret).map(({ variable }) => variable);

interface Instruction {
  readonly word: string;
  readonly rest: string;
}

function stagesOf(text: string): readonly (readonly Instruction[])[] {
  const stages: Instruction[][] = [];
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, word = '', rest = ''] = /^(\S+) ?(.*)$/.exec(line)!;
    if (word === 'FROM') stages.push([]);
    stages.at(-1)?.push({ word, rest });
  }
  return stages;
}

const KNOWN = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];

/** What is wrong with a Containerfile, one sentence each. */
function faultsIn(text: string): string[] {
  const stages = stagesOf(text);
  const last = stages.at(-1) ?? [];
  const find = (word: string) => last.findLast((each) => each.word === word)?.rest ?? '';
  const place = (word: string) => last.findLastIndex((each) => each.word === word);
  const froms = stages.map(([from]) => from!.rest);
  const names = froms.map((from) => / AS (\w+)$/.exec(from)?.[1]);
  const copied = last
    .filter(({ word }) => word === 'COPY')
    .map(({ rest }) => /^--from=(\w+) /.exec(rest)?.[1]);
  const checks: readonly (readonly [holds: boolean, fault: string])[] = [
    [stages.flat().every(({ word }) => KNOWN.includes(word)), 'an instruction that nobody needs'],
    [froms.every((from) => /^[\w.]+\/\S+:[\w.-]+( |$)/.test(from)), 'an image without registry and tag'],
    [!froms.some((from) => from.includes(':latest')), 'an image of any version'],
    [!['', 'root', '0'].includes(find('USER')), 'root'],
    [place('USER') > place('RUN'), 'a step after root is gone'],
    [place('USER') < place('CMD'), 'a program that root starts'],
    [isList(find('CMD')) && isList(find('HEALTHCHECK').replace(/^.*CMD /, '')), 'a shell'],
    [find('HEALTHCHECK').includes('/readyz'), 'no question whether it is well'],
    [copied.every((from) => from !== undefined && names.includes(from)), 'files of this machine'],
    [!last.some(({ word, rest }) => word === 'RUN' && /npm|apt|curl/.test(rest)), 'something installed late'],
    [find('EXPOSE') === String(DEFAULT_PORT), 'another port'],
    [
      find('ENV')
        .split(' ')
        .includes(`FRAY_DATA=${find('VOLUME')}`),
      'data that is not kept',
    ],
    [!SECRETS.some((name) => text.includes(name)), 'a secret in the image'],
  ];
  return checks.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

describe('the container', () => {
  it('has no fault', () => expect(faultsIn(CONTAINER)).toEqual([]));

  it.each([
    ['USER node', 'USER root', 'root'],
    ['USER node\n', '', 'root'],
    ['node:22-bookworm-slim', 'node:latest', 'an image of any version'],
    ['docker.io/library/node', 'node', 'an image without registry and tag'],
    ['COPY --from=build', 'COPY', 'files of this machine'],
    ['CMD ["node", "--max-', 'CMD node "--max-', 'a shell'],
    ['/readyz', '/', 'no question whether it is well'],
    ['RUN install', 'ADD install', 'an instruction that nobody needs'],
    ['VOLUME /data', 'VOLUME /else', 'data that is not kept'],
    ['EXPOSE 4680', 'EXPOSE 80', 'another port'],
    ['FRAY_DATA=/data', 'FRAY_DATA=/data FRAY_OPERATOR_TOKEN=x', 'a secret in the image'],
    ['USER node', 'USER node\nRUN npm ci', 'something installed late'],
    ['USER node', 'USER node\nRUN true', 'a step after root is gone'],
  ])('with %j as %j would have one', (text, other, fault) => {
    expect(CONTAINER).toContain(text);
    expect(faultsIn(CONTAINER.replace(text, other))).toContain(fault);
  });

  it('starts the same program as the unit, by scripts that there are', () => {
    const command = JSON.parse(/^CMD (.*)$/m.exec(CONTAINER)![1]!) as string[];
    expect(read('docs/operating/fray.service')).toContain(`ExecStart=/usr/bin/${command.join(' ')} --port`);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const [, script] of CONTAINER.matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty(script!);
  });

  it('gets none of what was built elsewhere', () => {
    expect(read('.dockerignore')).toBe(read('.containerignore'));
    expect(read('.containerignore')).toContain('**/node_modules\n**/dist\n');
  });
});

describe('the compose file', () => {
  it('sets what there is, by variables alone, and has no secret in it', () => {
    const known = WAYS.map(({ variable }) => variable);
    const named = `${CONTAINER}${COMPOSE}`.match(/FRAY_[A-Z_]+/g)!;
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    for (const name of SECRETS)
      for (const [, value] of COMPOSE.matchAll(new RegExp(`^ +${name}: (.*)$`, 'gm')))
        expect(value).toMatch(/^\$\{\w+:[-?].*\}$/);
    expect(COMPOSE).toMatch(/POSTGRES_PASSWORD: \$\{FRAY_DATABASE_PASSWORD:\?/);
    expect(COMPOSE).not.toMatch(/command:|entrypoint:/);
  });

  it('gives the server no rights, no network but this machine, and a database that is there first', () => {
    for (const line of ['read_only: true', 'cap_drop: [ALL]', '"no-new-privileges:true"', 'mem_limit: 2g'])
      expect(COMPOSE).toContain(line);
    expect(COMPOSE).toContain(`ports: ["127.0.0.1:${DEFAULT_PORT}:${DEFAULT_PORT}"]`);
    expect(COMPOSE).toContain('condition: service_healthy');
    expect(COMPOSE).toContain('test: ["CMD", "pg_isready"');
  });
});
