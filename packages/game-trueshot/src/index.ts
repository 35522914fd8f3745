export { trueshot } from './game.js';
