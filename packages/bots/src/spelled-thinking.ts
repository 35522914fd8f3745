/** Ways of thinking as short words, so that a command can measure any: "policy:30", "practice:0", "one-step:12", "rollouts:600:z=2", "tree:1000". */
import type { Thinking } from '@fray/engine';

const MORE: Readonly<Record<string, string>> = {
  z: 'sigmas',
  breadth: 'breadth',
  doubt: 'doubt',
  depth: 'depth',
  rounds: 'rounds',
  random: 'randomPercent',
  curiosity: 'curiosity',
  trust: 'trust',
};
const COUNTED = {
  policy: 'mistakes',
  practice: 'mistakes',
  'one-step': 'worlds',
  rollouts: 'iterations',
  tree: 'iterations',
} as const;

export function parseThinking(text: string): Thinking | undefined {
  const [method, count, ...more] = text.split(':');
  if (!isMethod(method) || count === undefined || !/^\d{1,6}$/.test(count)) return undefined;
  const read: Record<string, string | number> = { method, [COUNTED[method]]: Number(count) };
  if (method === 'rollouts') read['sigmas'] = 2;
  for (const each of more) {
    const [name, value] = each.split('=');
    const field = MORE[name ?? ''];
    if (field === undefined || value === undefined || !/^\d{1,4}(\.\d{1,4})?$/.test(value)) return undefined;
    read[field] = Number(value);
  }
  return read as unknown as Thinking;
}

export function formatThinking(thinking: Thinking): string {
  const { method, ...rest } = thinking;
  const fields = rest as Readonly<Record<string, number>>;
  const more = Object.entries(MORE).flatMap(([name, field]) =>
    fields[field] === undefined ? [] : [`${name}=${fields[field]}`],
  );
  return [method, fields[COUNTED[method]], ...more].join(':');
}

function isMethod(method: string | undefined): method is keyof typeof COUNTED {
  return method !== undefined && Object.hasOwn(COUNTED, method);
}
