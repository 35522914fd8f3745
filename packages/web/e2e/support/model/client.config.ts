/** The client with the model as its only game. */
import { fileURLToPath } from 'node:url';
import { mergeConfig, type PluginOption } from 'vite';
import { gameFacts } from '../../../build/game-facts.js';
import client from '../../../vite.config.js';

const shelf = fileURLToPath(new URL('./shelf.ts', import.meta.url));
const isFacts = (plugin: PluginOption): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'fray-game-facts';

export default mergeConfig(
  { ...client, plugins: client.plugins?.filter((plugin) => !isFacts(plugin)) },
  {
    plugins: [gameFacts(shelf)],
    resolve: { alias: [{ find: /^@fray\/games\/shelf$/, replacement: shelf }] },
  },
);
