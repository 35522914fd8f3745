/** The steps of a round as dots, the one we are at lit and named; the last is for modifiers, which have windows of their own. */
import { classes, Term } from '@fray/kit';
import { useWords } from '../lexicon.js';

export interface StepLineProps {
  readonly round: number;
  readonly step: number;
  /** "a" to "f" while modifiers may be played. */
  readonly window: string | null;
}

export function StepLine({ round, step, window }: StepLineProps) {
  const words = useWords();
  const now = window !== null ? words.windowNow(words.windows[window]!) : words.steps[step - 1];
  return (
    <>
      <p className="dq-round">
        {words.roundWord} <b>{round}</b>
      </p>
      <div className="dq-step-line" data-spot="steps">
        <ol className="dq-steps" aria-label={words.stepLine}>
          {words.steps.map((name, i) => {
            const modifiers = i + 1 === words.steps.length;
            const lit = modifiers ? window !== null : step === i + 1;
            return (
              <li
                key={name}
                className={classes(
                  'dq-step',
                  lit && 'dq-step-lit',
                  !modifiers && i + 1 < step && 'dq-step-past',
                )}
                {...(lit ? { 'aria-current': 'step' as const } : {})}
              >
                <Term id={modifiers ? 'term:modifier' : `term:step-${i + 1}`}>
                  <span className="dq-bead" />
                  <span className="sr-only">
                    {name}
                    {modifiers && window !== null && `, ${words.windows[window]}`}
                  </span>
                </Term>
              </li>
            );
          })}
        </ol>
        <p className="dq-step-now">{step === 0 ? words.beforeFirst : now}</p>
      </div>
    </>
  );
}
