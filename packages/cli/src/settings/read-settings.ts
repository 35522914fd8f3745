/** What an operator has set: by flags first, then by the environment, then in one file, and else as the table says. */
import { Complaint } from '../complaint.js';
import { readText } from '../options.js';
import { words } from '../words/index.js';
import type { Raw } from './kinds.js';
import { type SettingName, type Settings, settingOf, WAYS, type Way } from './settings.js';

const { problems } = words;

export interface Found {
  readonly settings: Settings;
  /** Who said it: a flag, a variable, a file. What nobody said is missing. */
  readonly from: Readonly<Partial<Record<SettingName, string>>>;
}

type Values = Readonly<Record<string, Raw>>;

export interface Said {
  /** As commander collected them. */
  readonly flags: Values;
  readonly env: NodeJS.ProcessEnv;
  /** A file of JSON, if one was named. */
  readonly config?: string | undefined;
}

interface Source {
  find(way: Way): Raw;
  /** What the setting is called there. */
  call(way: Way): string;
  says(way: Way): string;
}

export function readSettings({ flags, env, config }: Said): Found {
  for (const { attribute, setting, flag, inFile } of WAYS)
    if (settingOf(setting).secret && !inFile && flags[attribute] !== undefined)
      throw new Complaint(problems.secretFlag(flag));
  const sources: readonly Source[] = [
    { find: ({ attribute }) => flags[attribute], call: ({ flag }) => flag, says: ({ flag }) => flag },
    // Compose files and units hand on variables that are empty; that says nothing.
    {
      find: ({ variable }) => env[variable] || undefined,
      call: ({ variable }) => variable,
      says: ({ variable }) => variable,
    },
    ...(config === undefined ? [] : [fileSource(config)]),
  ];
  const settings: Record<string, unknown> = {};
  const from: Record<string, string> = {};
  for (const source of sources)
    for (const way of WAYS) {
      const raw = source.find(way);
      if (raw === undefined || way.setting in settings) continue;
      settings[way.setting] = readValue(way, raw, source.call(way));
      from[way.setting] = source.says(way);
    }
  return { settings, from };
}

function readValue({ setting, inFile }: Way, raw: Raw, name: string): unknown {
  const { read } = settingOf(setting);
  // Editors end a file with a line break, which is no part of a secret.
  return inFile ? read(readText(String(raw)).trim(), name) : read(raw, name);
}

function fileSource(file: string): Source {
  const values = readFile(file);
  const known = WAYS.map(({ key }) => key);
  const unknown = Object.keys(values).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new Complaint(problems.inFile(file, problems.noSetting(unknown, known)));
  return {
    find: ({ key }) => values[key] ?? undefined,
    call: ({ key }) => `${file}: ${key}`,
    says: () => file,
  };
}

function readFile(file: string): Values {
  const content = readText(file);
  try {
    const values: unknown = JSON.parse(content);
    if (typeof values === 'object' && values !== null && !Array.isArray(values)) return values as Values;
  } catch {
    // Said below, as for a list or a number.
  }
  throw new Complaint(problems.inFile(file, problems.noSettings));
}
