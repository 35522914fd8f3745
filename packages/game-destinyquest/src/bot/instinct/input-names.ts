/** Where each input of the net lies, and what it is called: weights are kept by name, so that a new ability moves none of them. */
import { ABILITIES } from '../../abilities/index.js';
import { MARK_IDS } from '../../state/marks.js';
import { STAT_IDS } from '../../state/state.js';

/** Health and blows are thermometers: so many steps, each of so many points. */
export const HEALTH_STEPS = 16;
export const HEALTH_STEP = 6;
export const BLOW_STEPS = 8;
export const BLOW_STEP = 2.5;
export const ROUND_STEPS = 8;
/** A lead in attack speed beyond this is as good as any. */
export const MOST_LEAD = 7;

const FIGURES = [
  'always',
  'rounds left',
  'nearly over',
  'race',
  'race nearly over',
  'own health',
  'their health',
  'own hit',
  'their hit',
  'faster',
  'more dice',
  'round won',
  'own speed',
  'their speed',
  'own might',
  'their might',
  'own armour',
  'their armour',
  'own blows left',
  'their blows left',
  'in danger',
  'can finish',
  'own combat spent',
  'their combat spent',
  'winner',
  'hurt',
];
const ASKS = [
  'speed',
  'dodge',
  'answer',
  'attack',
  'sacrifice',
  'brace',
  'post',
  'strike',
  'modifier',
  'stab',
  'number',
];
const WINDOWS = ['a', 'b', 'c', 'd', 'e', 'f'];
const LEADS = [...steps(2 * MOST_LEAD + 1).map((i) => `${i - 1 - MOST_LEAD}`), 'forced'];
const ABILITY_NAMES = ABILITIES.map(({ id }) => id);

const COMMON: readonly (readonly [string, readonly string[]])[] = [
  ['figure', FIGURES],
  ['ask', ASKS],
  ['window', WINDOWS],
  ['lead', LEADS],
  ['round', steps(ROUND_STEPS).map(String)],
];
/** For either side. */
const OF_A_SIDE: readonly (readonly [string, readonly string[]])[] = [
  ['health', steps(HEALTH_STEPS).map(String)],
  ['blow', steps(BLOW_STEPS).map(String)],
  ['mark', MARK_IDS],
  ['now', STAT_IDS],
  ['coming', STAT_IDS],
  ['left', ABILITY_NAMES],
  ['spent', ABILITY_NAMES],
  ['slot', ABILITY_NAMES],
];

export const [FIGURE, ASK, WINDOW, LEAD, ROUND] = placesOf(COMMON);
export const SIDE = sizeOf(COMMON);
/** Counted from where a side begins. */
export const [HEALTH, BLOW, MARK, NOW, COMING, LEFT, SPENT, SLOT] = placesOf(OF_A_SIDE);
export const SIDE_SIZE = sizeOf(OF_A_SIDE);

export const INPUT_NAMES: readonly string[] = [
  ...namesOf('', COMMON),
  ...namesOf('own ', OF_A_SIDE),
  ...namesOf('their ', OF_A_SIDE),
];

function steps(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}

function namesOf(side: string, blocks: typeof COMMON): string[] {
  return blocks.flatMap(([block, names]) => names.map((name) => `${side}${block} ${name}`));
}

function sizeOf(blocks: typeof COMMON): number {
  return blocks.reduce((size, [, names]) => size + names.length, 0);
}

/** The first place of each block: as many as anybody takes. */
function placesOf(blocks: typeof COMMON): [number, number, number, number, number, number, number, number] {
  const places: number[] = [];
  for (let i = 0; i < 8; i++) places.push(sizeOf(blocks.slice(0, i)));
  return places as ReturnType<typeof placesOf>;
}
