/** The ten steps of a round as a line of beads; the one we are at is lit, and so is the tenth in its windows. */
import { classes, Term } from '@fray/kit';
import { useWords } from '../lexicon.js';

export interface StepLineProps {
  readonly step: number;
  /** "a" to "f" while modifiers may be played. */
  readonly window: string | null;
  /** It is I who must decide in it. */
  readonly mine: boolean;
}

export function StepLine({ step, window, mine }: StepLineProps) {
  const words = useWords();
  const now = step === 0 ? words.beforeFirst : words.stepNow(step, words.steps[step - 1]!);
  return (
    <div className="dq-step-line">
      <ol className="dq-steps" data-spot="steps" aria-label={words.stepLine}>
        {words.steps.map((name, i) => {
          const number = i + 1;
          const modifiers = number === words.steps.length;
          const lit = modifiers ? window !== null : step === number;
          const past = !modifiers && number < step;
          return (
            <li
              key={name}
              className={classes(
                'dq-step',
                lit && 'dq-step-lit',
                lit && mine && 'dq-step-mine',
                past && 'dq-step-past',
                modifiers && 'dq-step-any',
              )}
              {...(lit ? { 'aria-current': 'step' as const } : {})}
            >
              <Term id={modifiers ? 'term:modifier' : `term:step-${number}`}>
                <span className="dq-bead">{number}</span>
                <span className="dq-step-name">
                  {name}
                  {modifiers && window !== null && <span className="sr-only">, {words.windows[window]}</span>}
                </span>
              </Term>
            </li>
          );
        })}
      </ol>
      <p className="dq-step-now" aria-hidden="true">
        {now}
        {window !== null && <span>{words.windowNow(words.windows[window]!)}</span>}
      </p>
    </div>
  );
}
