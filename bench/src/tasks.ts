/** Everything that can be measured, by name. */
import { type AnyGame, assert } from '@fray/engine';
import { findGame } from '@fray/games';
import { FrayContender } from './contenders/fray-contender.js';
import { labTask } from './contenders/lab-task.js';
import { PkmnContender } from './contenders/pkmn-contender.js';
import { BgioContender, KernelContender } from './contenders/rohan-contenders.js';
import { cloneTask, kernelCloneTask, replayTask, viewTask } from './contenders/rohan-costs.js';
import { bgioTreeTask, treeTask } from './contenders/search-tasks.js';
import { sightTask } from './contenders/sight-task.js';
import { matchesOf, type Task } from './harness.js';

export const TASKS = {
  rohan: () => matchesOf(new FrayContender(game('rohan'))),
  'rohan+events+views': () => matchesOf(new FrayContender(game('rohan'), 'events and views')),
  kernel: () => matchesOf(new KernelContender()),
  'boardgame.io': () => matchesOf(new BgioContender()),
  clone: () => cloneTask(game('rohan')),
  'kernel clone': () => kernelCloneTask(),
  view: () => viewTask(game('rohan')),
  replay: () => replayTask(game('rohan')),
  destinyquest: () => matchesOf(duels(game('destinyquest'))),
  'shadow-hunters': () => matchesOf(tables(game('shadow-hunters'), 5)),
  '@pkmn/sim': () => matchesOf(new PkmnContender()),
  'devils-bluff': () => matchesOf(fights(game('devils-bluff'))),
  'line of sight': () => sightTask(),
  trueshot: () => matchesOf(new FrayContender(game('trueshot'), 'nothing', undefined, 4)),
  'lab rohan': () => labTask(game('rohan'), 2, 1600),
  'lab shadow-hunters': () => labTask(game('shadow-hunters'), 5, 200),
  'lab trueshot': () => labTask(game('trueshot'), 4, 10),
  'rohan search': () => treeTask(game('rohan'), 'policy'),
  'rohan search at random': () => treeTask(game('rohan'), 'random'),
  'destinyquest search': () => treeTask(game('destinyquest'), 'policy'),
  'boardgame.io MCTS': () => bgioTreeTask(),
} satisfies Record<string, () => Task>;

export type TaskName = keyof typeof TASKS;

/** Every hero against every other in turn, from the first seat and from the second. */
function duels(destinyquest: AnyGame): FrayContender {
  const heroes = destinyquest.options.find(({ id }) => id === 'hero1')?.values ?? [];
  const hero = (n: number) => heroes[n % heroes.length]!;
  return new FrayContender(destinyquest, 'nothing', (n, defaults) => ({
    ...defaults,
    hero1: hero(n),
    hero2: hero(Math.floor(n / heroes.length)),
  }));
}

/** Every battlefield with every mission in turn. */
function fights(devilsBluff: AnyGame): FrayContender {
  const valuesOf = (option: string) => devilsBluff.options.find(({ id }) => id === option)?.values ?? [];
  const [tables, missions] = [valuesOf('table'), valuesOf('mission')];
  return new FrayContender(devilsBluff, 'nothing', (n, defaults) => ({
    ...defaults,
    confirmTable: false,
    table: tables[n % tables.length]!,
    mission: missions[Math.floor(n / tables.length) % missions.length]!,
  }));
}

/** A game for many, with so many players. */
function tables(manySeats: AnyGame, seats: number): FrayContender {
  return new FrayContender(manySeats, 'nothing', (_, defaults) => defaults, seats);
}

function game(id: string): AnyGame {
  const found = findGame(id);
  assert(found.ok, `${id} is not in the registry`);
  return found.value;
}
