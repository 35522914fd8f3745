/** The lab without threads and files: what also runs in a browser. */
export type { Answer } from './experiment/answers.js';
export type { Experiment } from './experiment/experiment.js';
export { formatExperiment, parseExperiment, readChange } from './experiment/parse-experiment.js';
export type { Findings } from './experiment/run-experiment.js';
export type { Runner } from './experiment/seed-player.js';
export type { Chapter } from './parts/chapter.js';
export { leadingChange } from './parts/findings-parts.js';
export { questionName } from './parts/names.js';
export type { Part } from './parts/part.js';
export { responseWords } from './parts/response-words.js';
export { bareSvg, PLOT_STYLE } from './picture/svg.js';
export { type Batch, runBatch } from './play/worker.js';
export { designParts, type Found, runDesign } from './run-design.js';
export type { Tally } from './tally.js';
export { german } from './words/de.js';
export { english } from './words/en.js';
export { french } from './words/fr.js';
export type { LabWords } from './words/lab-words.js';
