/** Every word the shell says comes from here. A translation is another file of the same shape. */
import { en } from './en.js';

export type Texts = typeof en;

export const texts: Texts = en;
