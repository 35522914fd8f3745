/** The few facts the home page needs, taken from the games at build time, so that it loads no game's rules. */
import { build, type Plugin, type Rolldown } from 'vite';

const ID = 'virtual:game-facts';

export function gameFacts(entry: string): Plugin {
  return {
    name: 'fray-game-facts',
    resolveId(id) {
      return id === ID ? `\0${ID}` : undefined;
    },
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      return `export const facts = ${JSON.stringify(await collect(entry))};`;
    },
  };
}

/** All games in one file first: fetching their thousand modules one by one takes ten times as long. */
async function collect(entry: string): Promise<unknown> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source'] },
    ssr: { noExternal: true },
    build: { ssr: entry, write: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const address = `data:text/javascript,${encodeURIComponent(output[0].code)}`;
  const { collectFacts } = (await import(address)) as {
    readonly collectFacts: (entry: string) => Promise<unknown>;
  };
  return collectFacts(entry);
}
