/**
 * The one thing asked of me, as a line near the hand, with its buttons in the corner of the window. Its place is reserved:
 * nothing moves when a question, a status or a hint comes and goes.
 */
import type { Prompt } from '@fray/engine';
import { type CSSProperties, type ReactNode, useContext, useState } from 'react';
import { classes } from '../classes.js';
import { Button } from '../controls/button.js';
import { Said } from '../words/glossary.js';
import { useKitWords } from '../words/kit-words.js';
import { PromptFrame } from '../words/prompt-bar.js';
import './stage-prompt.css';

export interface StagePromptProps {
  /** Undefined: nothing is asked of me, and `status` says why. */
  readonly prompt: Prompt | undefined;
  readonly status: string;
  readonly actions?: ReactNode;
  /** How many units below the frame's upper edge it stands, on a desk and upright. */
  readonly wideY: number;
  readonly tallY: number;
}

export function StagePrompt({ prompt, status, actions, wideY, tallY }: StagePromptProps) {
  const { note = '', hint = '', waiting, aside, skip } = useContext(PromptFrame);
  const words = useKitWords();
  const asks = skip === undefined ? prompt : undefined;
  return (
    <section
      className={classes('prompt-bar', 'stage-ask', asks === undefined && 'prompt-waiting')}
      style={{ '--wide-y': wideY, '--tall-y': tallY } as CSSProperties}
      aria-label={words.prompt}
      tabIndex={-1}
      data-spot="question"
    >
      {waiting !== undefined && <div className="stage-answering">{waiting}</div>}
      <p className="prompt-words">
        {/* Always there, so that a screen reader says the question when it comes. */}
        <span className="prompt-ask" role="status">
          {asks !== undefined && <Said text={asks.ask} />}
        </span>{' '}
        {asks === undefined ? (
          <span className="prompt-status">{status}</span>
        ) : (
          asks.hint !== undefined && (
            <span className="prompt-hint">
              <Said text={asks.hint} />
            </span>
          )
        )}{' '}
        <span className="prompt-note" role="status">
          <Said text={note} />
          <span className="sr-only">{hint}</span>
        </span>
      </p>
      <div className="stage-corner">
        <More>{aside}</More>
        {skip !== undefined ? (
          <div className="prompt-actions">
            <Button kind="quiet" hotkey="Esc" onClick={skip}>
              {words.skip}
            </Button>
          </div>
        ) : (
          actions !== undefined && <div className="prompt-actions">{actions}</div>
        )}
      </div>
    </section>
  );
}

/** Orders, and acts that nobody asked for: in the corner on a desk, on a phone behind a button. */
function More({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { more } = useKitWords();
  if (children === undefined) return null;
  return (
    <div className={classes('stage-more', open && 'stage-more-open')}>
      <button
        type="button"
        className="stage-more-button"
        aria-expanded={open}
        aria-label={more}
        onClick={() => setOpen(!open)}
      >
        …
      </button>
      <div className="stage-more-things">{children}</div>
    </div>
  );
}
