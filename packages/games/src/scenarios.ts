/** How each game's positions are written in scenario files. Loaded only by those who run scenarios: no player's page does. */
import type { Core, ScenarioAdapter } from '@fray/engine';

type Loaded = Promise<ScenarioAdapter<Core>>;

const ADAPTERS: Readonly<Record<string, () => Loaded>> = {
  rohan: (): Loaded => import('@fray/game-rohan/scenario').then((entry) => entry.scenarioAdapter),
  destinyquest: (): Loaded =>
    import('@fray/game-destinyquest/scenario').then((entry) => entry.scenarioAdapter),
  'shadow-hunters': (): Loaded =>
    import('@fray/game-shadow-hunters/scenario').then((entry) => entry.scenarioAdapter),
  'devils-bluff': (): Loaded =>
    import('@fray/game-devils-bluff/scenario').then((entry) => entry.scenarioAdapter),
  trueshot: (): Loaded => import('@fray/game-trueshot/scenario').then((entry) => entry.scenarioAdapter),
};

/** Undefined for a game whose positions cannot be written. */
export async function loadScenarioAdapter(game: string): Promise<ScenarioAdapter<Core> | undefined> {
  return ADAPTERS[game]?.();
}
