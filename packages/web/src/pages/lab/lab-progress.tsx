/** How far an experiment is: matches played, answers that are narrow enough, and how long it still takes. */
import { Button } from '@fray/kit';
import type { Experiment, Found } from '@fray/lab/core';
import type { Running } from '../../lab/use-experiment.js';
import { texts } from '../../texts/index.js';

/** Before that, nobody knows how fast it is. */
const SETTLED_MS = 3000;

export function LabProgress({ lab, experiment }: { readonly lab: Running; readonly experiment: Experiment }) {
  const words = texts().lab;
  const { found, isRunning, seeds, ahead, wrong } = lab;
  const most = seedsWanted(found, experiment);
  return (
    <section className="lab-progress" data-idle={!isRunning}>
      <div>
        <p role="status">
          {experiment.changes.length === 0 && words.nothing}
          {wrong}
          {ahead > 0 && words.ahead(ahead)}
          {found !== undefined && <b>{words.counted(found.matches)}.</b>}
          {found !== undefined && ` ${narrowEnough(found)}`}
        </p>
        {isRunning && <span className="soft">{timeLeft(lab, most)}</span>}
      </div>
      {isRunning && (
        <>
          <progress value={seeds} max={most} aria-label={words.title} />
          <Button onClick={lab.stop}>{words.stop}</Button>
        </>
      )}
    </section>
  );
}

/** The last answer needs so many seeds in all; what was asked for is the most. */
function seedsWanted(found: Found | undefined, { matches }: Experiment): number {
  if (found === undefined || !('answers' in found)) return matches;
  const most = Math.max(...found.answers.map(({ more }) => found.seeds + more));
  return Math.min(matches, Math.max(most, found.seeds));
}

function timeLeft({ seeds, since }: Running, most: number): string {
  const spent = performance.now() - since;
  if (seeds === 0 || spent < SETTLED_MS) return '';
  return texts().lab.left(Math.ceil(((most - seeds) * spent) / seeds / 1000));
}

function narrowEnough(found: Found): string {
  if (!('answers' in found)) return '';
  const open = found.answers.filter(({ more }) => more > 0).length;
  return texts().lab.narrow(found.answers.length - open, found.answers.length);
}
