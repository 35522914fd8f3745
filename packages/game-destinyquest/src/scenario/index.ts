/** How duels are written in scenario files, apart from what players load. */
export { SCENARIO } from './scenario.js';
