/** Opens an address in the reader's browser, where there is a display to show it on. */
import { spawn } from 'node:child_process';

type Environment = Readonly<Record<string, string | undefined>>;

export function showInBrowser(url: string, env: Environment = process.env, system = process.platform): void {
  const [program, ...args] = opener(env, system);
  if (program === undefined) return;
  const shown = spawn(program, [...args, url], { stdio: 'ignore', detached: true });
  // Without such a program the address on the screen is enough.
  shown.on('error', () => {});
  shown.unref();
}

function opener(env: Environment, system: NodeJS.Platform): readonly string[] {
  if (system === 'darwin') return ['open'];
  if (system === 'win32') return ['explorer.exe'];
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open'] : [];
}
