/** Reads a gang from outside: the name of a ready-made one, or a gang file. */
import { fail, type Message, message, ok, type Result } from '@fray/engine';
import { GANG_IDS, GANGS, type GangId } from '../data/gangs.js';
import type { GangFault } from '../words/ids.js';
import { gangFaults, type HireRules } from './check-gang.js';
import type { GangFile, ModelFile } from './gang-file.js';

export type GangOption = GangId | GangFile;

/** More than 500 dollars can buy. */
const MOST_MODELS = 40;
const LONGEST_NAME = 40;
/** More than anybody can carry. */
const MOST_GEAR = 12;

const shape = (id: GangFault, data?: Message['data']): Result<never, Message> => fail(message(id, data));

/** The form only; whether it may be hired depends on the edition and is judged with the other options. */
export function parseGang(value: unknown): Result<GangOption, Message> {
  if (typeof value === 'string') {
    const id = GANG_IDS.find((each) => each === value);
    return id === undefined ? shape('gang-unknown', { given: value.slice(0, 40), known: GANG_IDS }) : ok(id);
  }
  if (!isRecord(value) || typeof value['name'] !== 'string' || !Array.isArray(value['models']))
    return shape('gang-shape');
  if (value['models'].length > MOST_MODELS) return shape('gang-shape');
  const models: ModelFile[] = [];
  for (const model of value['models'] as unknown[]) {
    const read = parseModel(model);
    if (read === undefined) return shape('gang-model-shape', { number: models.length + 1 });
    models.push(read);
  }
  return ok({ name: value['name'].slice(0, LONGEST_NAME), models });
}

function parseModel(value: unknown): ModelFile | undefined {
  if (!isRecord(value)) return undefined;
  const { name, profile, gear } = value;
  if (typeof name !== 'string' || name.trim() === '' || typeof profile !== 'string') return undefined;
  if (!Array.isArray(gear) || !gear.every((item) => typeof item === 'string')) return undefined;
  if (gear.length > MOST_GEAR || [profile, ...(gear as string[])].some(({ length }) => length > LONGEST_NAME))
    return undefined;
  return {
    name: name.slice(0, LONGEST_NAME),
    profile: profile as ModelFile['profile'],
    gear: gear as ModelFile['gear'],
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The gang that an option stands for in an edition; undefined when a ready-made one does not exist there. */
export function findGang(option: GangOption, { edition }: HireRules): GangFile | undefined {
  return typeof option === 'string' ? GANGS[option][edition] : option;
}

/** The first thing that is wrong with the gang a seat brings. */
export function gangOptionFault(option: GangOption, rules: HireRules): Message | undefined {
  const gang = findGang(option, rules);
  if (gang === undefined)
    return message('gang-edition' satisfies GangFault, { gang: String(option), edition: rules.edition });
  const [first] = gangFaults(gang, rules);
  return first === undefined ? undefined : message(first.id, { ...first.data, gang: gang.name });
}
