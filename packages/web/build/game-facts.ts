/** The few facts the home page needs, taken from the registry at build time, so it loads no game's rules. */
import { type Plugin, runnerImport } from 'vite';

const ID = 'virtual:game-facts';

interface GameLike {
  readonly id: string;
  readonly title: string;
  readonly blurb: string;
  readonly minutes: number;
  readonly seats: { readonly min: number; readonly max: number };
}

export function gameFacts(entry: string): Plugin {
  return {
    name: 'fray-game-facts',
    resolveId(id) {
      return id === ID ? `\0${ID}` : undefined;
    },
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const { module } = await runnerImport<{ games: readonly GameLike[] }>(entry, {
        configFile: false,
        resolve: { conditions: ['source'] },
        ssr: { resolve: { conditions: ['source'] }, noExternal: [/^@fray\//] },
        logLevel: 'error',
      });
      const facts = module.games.map(({ id, title, blurb, minutes, seats }) => ({
        id,
        title,
        blurb,
        minutes,
        seats,
      }));
      return `export const facts = ${JSON.stringify(facts)};`;
    },
  };
}
