/** The thread in which the bots of the registry think. */
import { findBot } from '@fray/bots';
import { findGame } from '@fray/games';
import { serveThoughts } from './serve-thoughts.js';

// The thread pool calls a module's default export.
export default serveThoughts(findGame, findBot);
