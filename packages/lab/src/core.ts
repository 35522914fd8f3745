/** The lab without threads and files: what also runs in a browser. */
export type { Answer } from './experiment/answers.js';
export type { Experiment } from './experiment/experiment.js';
export { formatExperiment, parseExperiment, readChange } from './experiment/parse-experiment.js';
export { type Findings, runExperiment } from './experiment/run-experiment.js';
export type { Runner } from './experiment/seed-player.js';
export type { Chapter } from './parts/chapter.js';
export { findingsParts } from './parts/findings-parts.js';
export type { Part } from './parts/part.js';
export { responseWords } from './parts/response-words.js';
export { type Batch, runBatch } from './play/worker.js';
export type { Tally } from './tally.js';
export { german } from './words/de.js';
export { english } from './words/en.js';
export { french } from './words/fr.js';
export type { LabWords } from './words/lab-words.js';
