/** The one thing asked of me, with its actions; on a phone it stays at the bottom of the screen. */
import type { Prompt } from '@fray/engine';
import { createContext, type ReactNode, useContext } from 'react';
import './prompt-bar.css';
import { texts } from '../texts/index.js';
import { classes } from './classes.js';

/** What the shell has to say beside the question, in a few words. */
export const PromptNote = createContext('');

export interface PromptBarProps {
  /** Undefined: nothing is asked of me, and `status` says why. */
  readonly prompt: Prompt | undefined;
  readonly status: string;
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode;
  /** A second row, such as abilities to choose from. */
  readonly children?: ReactNode;
}

export function PromptBar({ prompt, status, actions, children }: PromptBarProps) {
  const note = useContext(PromptNote);
  return (
    <section
      className={classes('prompt-bar', prompt === undefined && 'prompt-waiting')}
      aria-label={texts.kit.prompt}
    >
      <div className="prompt-line">
        <p className="prompt-words">
          {/* Always there, so that a screen reader says the question when it comes. */}
          <span className="prompt-ask" role="status">
            {prompt?.ask}
          </span>{' '}
          {prompt === undefined ? (
            <span className="prompt-status">{status}</span>
          ) : (
            prompt.hint !== undefined && <span className="prompt-hint">{prompt.hint}</span>
          )}
          <span className="prompt-note" role="status">
            {note}
          </span>
        </p>
        {actions !== undefined && <div className="prompt-actions">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
