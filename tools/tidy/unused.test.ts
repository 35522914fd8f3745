/** Nothing lies about that nobody uses: exports, files and dependencies, as knip finds them (knip.json). */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('exports, keeps and depends on nothing that is not used', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const knip = fileURLToPath(new URL('../../node_modules/knip/bin/knip.js', import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [knip, '--no-progress', '--no-config-hints'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stdout + stderr).toBe('');
  expect(status).toBe(0);
}, 600_000);
