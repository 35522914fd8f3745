/**
 * A process of its own for one experiment: it takes only what processor time the matches leave, and whatever happens to it
 * costs nobody else anything.
 */
import { constants, setPriority } from 'node:os';
import type { AnyGame } from '@fray/engine';
import { findGame, shelve } from '@fray/games';
import { openPoolRunner, parseExperiment, runDesign } from '@fray/lab';
import type { LabOrder, LabSaid } from './lab-line.js';

/** How often it is told how far it is. */
const TELL_MS = 250;

setPriority(constants.priority.PRIORITY_LOW);
process.once('message', (order: LabOrder) => {
  void run(order).finally(() => process.disconnect());
});
// Whoever asked for it is gone.
process.once('disconnect', () => process.exit(0));

async function run({ file, threads, own }: LabOrder): Promise<void> {
  const module = own === undefined ? undefined : await shelveOwn(own);
  const experiment = parseExperiment(file);
  if (!experiment.ok) return say({ wrong: experiment.error });
  const game = findGame(experiment.value.game);
  if (!game.ok) return say({ wrong: game.error });
  const runner = openPoolRunner(threads);
  let told = 0;
  const found = await runDesign(experiment.value, game.value, runner, {
    onLook: (looked) => say({ found: looked }),
    onProgress: (seeds) => {
      if (performance.now() - told < TELL_MS) return;
      told = performance.now();
      say({ seeds });
    },
    ...(module?.game === game.value ? { module: module.path } : {}),
  });
  say(found.ok ? { done: found.value.found } : { wrong: found.error });
  await runner.close();
}

async function shelveOwn(path: string): Promise<{ readonly path: string; readonly game: AnyGame }> {
  const { game } = (await import(path)) as { game: AnyGame };
  shelve(game);
  return { path, game };
}

function say(what: LabSaid): void {
  process.send?.(what);
}
