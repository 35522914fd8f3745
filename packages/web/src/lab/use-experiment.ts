/** An experiment that runs in this page or on the server: what it has found so far, and how to start and stop it. */
import { type Message, NOBODY, sayFrom, type WordBook } from '@fray/engine';
import { openGame } from '@fray/games/shelf';
import { type Experiment, type Findings, type Found, formatExperiment, runDesign } from '@fray/lab/core';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts/index.js';
import { openBrowserRunner } from './browser-runner.js';
import { runAtServer } from './server-runs.js';

export interface Running {
  readonly found: Found | undefined;
  readonly seeds: number;
  /** When it began to play, to tell how long it still takes. */
  readonly since: number;
  /** So many experiments of others come first. */
  readonly ahead: number;
  readonly isRunning: boolean;
  readonly wrong: string;
  readonly start: (experiment: Experiment, book: WordBook, server?: { readonly word?: string }) => void;
  readonly stop: () => void;
}

interface State {
  readonly found: Found | undefined;
  readonly seeds: number;
  readonly since: number;
  readonly ahead: number;
  readonly isRunning: boolean;
  readonly wrong: string;
}

const AT_REST: State = { found: undefined, seeds: 0, since: 0, ahead: 0, isRunning: false, wrong: '' };

export function useExperiment(): Running {
  const [state, setState] = useState(AT_REST);
  const halt = useRef<AbortController>(undefined);
  useEffect(() => () => halt.current?.abort(), []);
  const start: Running['start'] = (experiment, book, server) => {
    halt.current?.abort();
    const stop = new AbortController();
    halt.current = stop;
    const update = (change: Partial<State>): void => {
      if (halt.current === stop) setState((now) => ({ ...now, ...change }));
    };
    setState({ ...AT_REST, isRunning: true, since: performance.now() });
    const run = server === undefined ? runHere : (...args: Args) => runThere(...args, server.word);
    void run(experiment, book, update, stop.signal).then((end) => update({ ...end, isRunning: false }));
  };
  return { ...state, start, stop: () => halt.current?.abort() };
}

type Args = readonly [
  experiment: Experiment,
  book: WordBook,
  update: (change: Partial<State>) => void,
  stop: AbortSignal,
];

/** In workers of this page. Stopped, it tells what it had found until then. */
async function runHere(...[experiment, book, update, stop]: Args): Promise<Partial<State>> {
  const game = await openGame(experiment.game);
  if (!game.ok) return { wrong: texts().common.notFound };
  const runner = openBrowserRunner();
  const answered = await runDesign(experiment, game.value, runner, {
    onLook: (found: Findings) => update({ found }),
    onProgress: (seeds) => update({ seeds }),
    stopped: () => stop.aborted,
  });
  runner.close();
  return answered.ok ? { found: answered.value.found } : { wrong: sayWrong(answered.error, book) };
}

/** On the server. Stopped, what it said last stands. */
async function runThere(...args: readonly [...Args, word: string | undefined]): Promise<Partial<State>> {
  const [experiment, book, update, stop, word] = args;
  const ended = await runAtServer(formatExperiment(experiment), word, {
    onLine: (line) => update('found' in line ? { found: line.found as Found } : line),
    stop,
  });
  if (ended === undefined) return {};
  if ('refused' in ended) return { wrong: ended.refused };
  return 'wrong' in ended ? { wrong: sayWrong(ended.wrong, book) } : { found: ended.done as Found };
}

/** An option that the game refuses is the game's affair; an experiment that cannot be one is ours. */
function sayWrong(wrong: Message, book: WordBook): string {
  if (!wrong.id.startsWith('experiment-')) return book.problem(wrong);
  return sayFrom(texts().problems, { id: 'lab-file' }, NOBODY);
}
