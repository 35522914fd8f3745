/** `fray serve --print-config`: every setting, what it is, and who said so. Secrets are only said to be there. */
import { words } from '../words/index.js';
import { hidePassword } from './database.js';
import type { Found } from './read-settings.js';
import { SETTINGS, type SettingName, settingOf, WAYS } from './settings.js';

const HIDDEN = '********';

export function printSettings({ settings, from }: Found): string {
  const rows = (Object.keys(SETTINGS) as SettingName[]).map((name) => {
    const { secret, standard } = settingOf(name);
    const value = settings[name] ?? standard;
    const shown = value === undefined ? '-' : secret ? HIDDEN : hidePassword([value].flat().join(', '));
    return [WAYS.find(({ setting }) => setting === name)!.key, shown, from[name] ?? words.reports.byDefault];
  });
  const widths = [0, 1].map((i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows
    .map(([key, value, said]) => `${key!.padEnd(widths[0]!)}  ${value!.padEnd(widths[1]!)}  ${said}`)
    .join('\n');
}
