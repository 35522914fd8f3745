/** The few facts the home page needs, taken from the games at build time, so that it loads no game's rules. */
import { type Plugin, runnerImport } from 'vite';

const ID = 'virtual:game-facts';

export function gameFacts(entry: string): Plugin {
  return {
    name: 'fray-game-facts',
    resolveId(id) {
      return id === ID ? `\0${ID}` : undefined;
    },
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const { module } = await runnerImport<{ facts: unknown }>(entry, {
        configFile: false,
        environments: { inline: { resolve: { conditions: ['source'], noExternal: [/^@fray\//] } } },
        logLevel: 'error',
      });
      return `export const facts = ${JSON.stringify(module.facts)};`;
    },
  };
}
