/** An experiment that runs in this page: what it has found so far, and how to start and stop it. */
import type { WordBook } from '@fray/engine';
import { findGame } from '@fray/games';
import { type Experiment, type Findings, runExperiment } from '@fray/lab/core';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../texts/index.js';
import { openBrowserRunner } from './browser-runner.js';

export interface Running {
  readonly findings: Findings | undefined;
  readonly seeds: number;
  readonly isRunning: boolean;
  readonly wrong: string;
  readonly start: (experiment: Experiment, book: WordBook) => void;
  readonly stop: () => void;
}

export function useExperiment(): Running {
  const [findings, setFindings] = useState<Findings>();
  const [seeds, setSeeds] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [wrong, setWrong] = useState('');
  const halt = useRef<() => void>(undefined);
  useEffect(() => () => halt.current?.(), []);
  const start = (experiment: Experiment, book: WordBook): void => {
    halt.current?.();
    const game = findGame(experiment.game);
    if (!game.ok) {
      setWrong(texts().common.notFound);
      return;
    }
    const runner = openBrowserRunner();
    const now = { stopped: false };
    halt.current = () => {
      now.stopped = true;
    };
    setFindings(undefined);
    setSeeds(0);
    setWrong('');
    setRunning(true);
    void runExperiment(experiment, game.value, runner, {
      onLook: setFindings,
      onProgress: setSeeds,
      stopped: () => now.stopped,
    }).then((found) => {
      runner.close();
      setRunning(false);
      if (found.ok) setFindings(found.value);
      else setWrong(book.problem(found.error));
    });
  };
  return { findings, seeds, isRunning, wrong, start, stop: () => halt.current?.() };
}
