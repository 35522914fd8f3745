/** What an operator sets: who wins, what is refused, and that one table says all of it. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hidePassword, readStore } from '../../src/settings/database.js';
import { readSettings } from '../../src/settings/read-settings.js';
import { SETTINGS, type SettingName, settingOf, WAYS } from '../../src/settings/settings.js';
import { HELP } from '../../src/words/en/help.js';
import { fray, scratch } from '../fray.js';

const file = (name: string, content: object): string => scratch(name, JSON.stringify(content));

describe('settings', () => {
  it('come from flags before the environment before the file, and say from where', () => {
    const config = file('all.json', { port: 1, host: '::1', log: 'info', lab: true });
    const env = { FRAY_PORT: '2', FRAY_HOST: '0.0.0.0', FRAY_LAB: 'no', FRAY_CONTACT: '' };
    expect(readSettings({ flags: { port: '3' }, env, config })).toEqual({
      settings: { port: 3, host: '0.0.0.0', log: 'info', lab: false },
      from: { port: '--port', host: 'FRAY_HOST', log: config, lab: 'FRAY_LAB' },
    });
  });

  it('take lists with commas from the environment, as lists from the file, and one by one as flags', () => {
    const names = { name: ['a.example', 'b.example'] };
    for (const said of [
      { flags: names, env: {} },
      { flags: {}, env: { FRAY_NAME: 'a.example, b.example' } },
      { flags: {}, env: {}, config: file('names.json', names) },
    ])
      expect(readSettings(said).settings).toEqual(names);
  });

  it('take a secret from the environment, the file, or a file of its own, without its line break', () => {
    const token = scratch('token', 'hush\n');
    for (const [said, from] of [
      [{ flags: {}, env: { FRAY_OPERATOR_TOKEN: 'hush' } }, 'FRAY_OPERATOR_TOKEN'],
      [{ flags: {}, env: { FRAY_OPERATOR_TOKEN_FILE: token } }, 'FRAY_OPERATOR_TOKEN_FILE'],
      [{ flags: { operatorTokenFile: token }, env: {} }, '--operator-token-file'],
    ] as const)
      expect(readSettings(said)).toEqual({
        settings: { operatorToken: 'hush' },
        from: { operatorToken: from },
      });
    const config = file('token.json', { 'operator-token-file': token });
    expect(readSettings({ flags: {}, env: {}, config }).settings).toEqual({ operatorToken: 'hush' });
  });

  it('put the password of the database where it belongs, and never show it', () => {
    const env = { FRAY_DATA: 'postgres://fray@db/fray', FRAY_DATABASE_PASSWORD: 'p@ss/word' };
    expect(readStore(undefined, env)).toBe('postgres://fray:p%40ss%2Fword@db/fray');
    expect(readStore('postgres://db/fray', env)).toBe('postgres://:p%40ss%2Fword@db/fray');
    expect(readStore('/srv/fray', env)).toBe('/srv/fray');
    expect(hidePassword('postgres://fray:p@ss@db/fray')).toBe('postgres://fray:********@db/fray');
    expect(hidePassword('postgres://db/fray?password=x&a=b')).toBe(
      'postgres://db/fray?password=********&a=b',
    );
  });

  it('are what docs/SETTINGS.md says', async () => {
    const rows = (Object.keys(SETTINGS) as SettingName[]).map((name) => {
      const { standard, secret } = settingOf(name);
      const ways = WAYS.filter(({ setting }) => setting === name);
      const flags = ways.filter(({ inFile }) => inFile || !secret).map(({ flag }) => `\`${flag}\``);
      const variables = ways.map(({ variable }) => `\`${variable}\``);
      const cells = [flags, variables].map((all) => all.join(', '));
      return `| ${cells.join(' | ')} | ${standard ?? ''} | ${HELP.serve[name]} |`;
    });
    const text = `# Settings of \`fray serve\`

A flag goes before the environment, the environment before the file of \`--config\` (or \`FRAY_CONFIG\`), and the file before the
default. The file is one JSON object whose keys are the flags without \`--\`: \`{ "port": 4680, "name": ["fray.example.org"] }\`. A
secret is no flag: set it in the environment or in the file (\`"operator-token"\`), or name a file that holds it.
\`fray serve --print-config\` says every setting and where it comes from, and hides secrets.

| flag | environment | default | what it does |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
    await expect(text).toMatchFileSnapshot(
      fileURLToPath(new URL('../../../../docs/SETTINGS.md', import.meta.url)),
    );
  });
});

describe('fray serve', () => {
  it('says with --print-config every setting and who set it, and hides secrets', async () => {
    const config = file('print.json', {
      'operator-token': 'hush-hush',
      data: 'postgres://fray:hush-hush@db/fray',
      lab: true,
    });
    const { code, out, err } = await fray(['serve', '--print-config', '--config', config, '--port', '1']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const said = Object.fromEntries(out.split('\n').map((line) => [line.split(' ')[0], line.split(/ {2,}/)]));
    expect(said['port']).toEqual(['port', '1', '--port']);
    expect(said['host']).toEqual(['host', '127.0.0.1', 'default']);
    expect(said['lab']).toEqual(['lab', 'true', config]);
    expect(said['operator-token']).toEqual(['operator-token', '********', config]);
    expect(said['data']).toEqual(['data', 'postgres://fray:********@db/fray', config]);
    expect(out).not.toContain('hush');
    expect(out.trimEnd().split('\n')).toHaveLength(Object.keys(SETTINGS).length);
  });

  it('lists every flag in its help, but no secret', async () => {
    const { out } = await fray(['serve', '--help']);
    for (const { flag, setting, inFile } of WAYS)
      expect(out.includes(`${flag} `) || out.includes(`${flag}\n`), flag).toBe(
        inFile || !settingOf(setting).secret,
      );
  });

  const key = file('key.json', { prot: 4680 });
  it.each([
    [['--operator-token', 'hush'], /^fray: --operator-token would show a secret to everybody.*-file\.\n$/],
    [['--lab-word=hush'], /^fray: --lab-word would show a secret/],
    [['--data', 'postgres://fray:hush@db/fray'], /^fray: A password in --data could be read.*PASSWORD/],
    [['--config', key], /^fray: .*key\.json: there is no setting called "prot"; choose one of port, host/],
    [['--config', file('bad.json', { port: 'web' })], /bad\.json: port must be a whole number .*"web"\.\n$/],
    [['--config', file('list.json', [])], /list\.json: settings are one JSON object/],
    [['--config', scratch('torn.json', '{')], /torn\.json: settings are one JSON object/],
    [
      ['--push-hosts', '*.example.org', '10.0.0.1'],
      /^fray: --push-hosts takes names .*, not "10\.0\.0\.1"\.\n$/,
    ],
    [['--push-hosts', '*'], /^fray: --push-hosts takes names .*, not "\*"\.\n$/],
    [['--config', '/no/such.json'], /^fray: Cannot read \/no\/such\.json: there is no such file\.\n$/],
    [['--operator-token-file', '/no/such'], /^fray: Cannot read \/no\/such: there is no such file\.\n$/],
  ])('refuses %j with one sentence that tells no secret', async (args, message) => {
    const { code, err, out } = await fray(['serve', ...args, '--print-config']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(message);
    expect(err).not.toContain('hush');
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
