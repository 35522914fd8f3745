/** The story so far, told in lines, grouped under headings, the latest at the end and always in view. */
import { type Line, plain } from '@fray/engine';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { classes } from '../classes.js';
import { useExpert } from '../stage/people.js';
import { Clause, Said, WordsView } from './glossary.js';
import './log.css';
import { useKitWords } from './kit-words.js';

export interface LogLine extends Line {
  /** Number of the choice that caused it. */
  readonly n: number;
  readonly key: string;
}

export interface LogProps {
  readonly lines: readonly LogLine[];
  /** Marks where one left off; lines after this choice are new. */
  readonly newSince?: number;
  /** Makes each line a way to that moment. */
  readonly onMoment?: (n: number) => void;
  readonly current?: number;
}

export function Log({ lines, newSince, onMoment, current }: LogProps) {
  const words = useKitWords();
  const expert = useExpert();
  const end = useRef<HTMLDivElement>(null);
  const count = lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    const list = end.current;
    if (list === null) return;
    list.scrollTop = list.scrollHeight;
    // A long story is one stop for the Tab key, not hundreds.
    for (const button of list.querySelectorAll('button')) button.tabIndex = -1;
  }, [count]);
  return (
    <div
      className="log"
      ref={end}
      role="log"
      aria-label={words.story}
      aria-live="polite"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keys
      tabIndex={0}
      onKeyDown={walk}
    >
      <ol>
        {lines.map((line) => (
          <li
            key={line.key}
            className={classes(
              line.heading ? 'log-heading' : 'log-line',
              line.seat !== undefined && `seat-${line.seat}`,
              newSince !== undefined && line.n > newSince && 'log-new',
              current === line.n && 'log-current',
            )}
          >
            <span className="log-words">
              <WordsView words={line.words} />
            </span>
            {((expert && (line.small !== undefined || line.clause !== undefined)) ||
              onMoment !== undefined) &&
              !line.heading && (
                <span className="log-small">
                  {expert && line.small !== undefined && (
                    <span>
                      <Said text={line.small} />
                    </span>
                  )}
                  {expert && line.clause !== undefined && line.clause !== '' && <Clause id={line.clause} />}
                  {onMoment !== undefined && (
                    <button type="button" className="clause-chip" onClick={() => onMoment(line.n)}>
                      {words.moment(line.n)}
                    </button>
                  )}
                </span>
              )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The arrows up and down walk through everything in the story that opens; the walk starts at its end. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = buttons[at === -1 ? buttons.length - 1 : at + step];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** A line as one plain sentence. */
export function plainLine(line: Line): string {
  return plain(line.words);
}
