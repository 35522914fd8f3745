/** A hero sheet as people paste it: line by line, whatever can be understood; the rest is named. */
import {
  BOXES,
  type Box,
  bare,
  CAREERS,
  type HeroSpec,
  type ItemSpec,
  nearest,
  PATHS,
} from '../../../src/index.js';
import { boxFor, ENTRIES, type Entry, goesIn, wornAs } from './catalogue.js';

export interface Misread {
  readonly line: number;
  readonly text: string;
  /** What may have been meant. */
  readonly near: readonly string[];
}

export interface ReadSheet {
  readonly spec: HeroSpec;
  readonly understood: number;
  readonly misread: readonly Misread[];
}

/** Words that people write for boxes. */
const PLACES: Readonly<Record<string, Box>> = {
  main: 'main hand',
  mainhand: 'main hand',
  weapon: 'main hand',
  left: 'left hand',
  lefthand: 'left hand',
  offhand: 'left hand',
  ring: 'ring 1',
  boots: 'feet',
  helm: 'head',
};
/** Sums follow from the items, so they are read and left alone. */
const SUMS = ['speed', 'brawn', 'magic', 'armour', 'health', 'gold', 'backpack'];
const BY_NAME = new Map(ENTRIES.map((entry) => [bare(entry.name), entry]));

export function readSheet(text: string, start: HeroSpec): ReadSheet {
  let spec: HeroSpec = { ...start, items: [] };
  let understood = 0;
  const misread: Misread[] = [];
  text.split(/\r?\n/).forEach((raw, i) => {
    const line = raw.replace(/^[\s*•-]+/, '').trim();
    if (line === '' || line.startsWith('#')) return;
    const next = readLine(line, spec);
    if (next === undefined) misread.push({ line: i + 1, text: line.slice(0, 60), near: nearTo(line) });
    else {
      spec = next;
      understood++;
    }
  });
  return { spec: understood === 0 ? start : spec, understood, misread };
}

function readLine(line: string, spec: HeroSpec): HeroSpec | undefined {
  const colon = line.indexOf(':');
  const key = colon < 0 ? '' : bare(line.slice(0, colon));
  const value = colon < 0 ? line : line.slice(colon + 1).trim();
  if (key === 'name' || key === 'hero') return { ...spec, name: value.slice(0, 40) };
  if (SUMS.includes(key)) return spec;
  return readWho(value, spec) ?? readWorn(key, value, spec);
}

/** A path, or a career, which says the path as well. */
function readWho(value: string, spec: HeroSpec): HeroSpec | undefined {
  const path = PATHS.find((each) => each === bare(value));
  if (path !== undefined) return { ...spec, path };
  const career = CAREERS.find(({ id }) => bare(id) === bare(value));
  return career === undefined ? undefined : { ...spec, path: career.path, career: career.id };
}

function readWorn(key: string, value: string, spec: HeroSpec): HeroSpec | undefined {
  const entry = entryCalled(value);
  if (entry === undefined) return undefined;
  const named = BOXES.find((box) => bare(box) === key) ?? PLACES[key];
  if (named !== undefined && !goesIn(entry, named)) return undefined;
  const taken = spec.items.some(({ box }) => box === named);
  const box = boxFor(entry, taken || named === undefined ? 'talisman' : named, spec);
  const others = spec.items.filter((item: ItemSpec) => item.box !== box);
  return { ...spec, items: [...others, wornAs(entry, box)] };
}

/** Figures behind the name do not matter: the list knows them. */
function entryCalled(text: string): Entry | undefined {
  return BY_NAME.get(bare(text)) ?? BY_NAME.get(bare(text.replace(/\s*[([+{–].*$/, '')));
}

function nearTo(line: string): readonly string[] {
  const value = line.slice(line.indexOf(':') + 1).replace(/\s*[([+{–].*$/, '');
  return nearest(
    value,
    ENTRIES.map(({ name }) => name),
  );
}
