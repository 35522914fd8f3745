/**
 * The one thing asked of me, with its actions; on a phone it stays at the bottom of the screen. What the shell has to say
 * beside every question comes through `PromptFrame`: what waits, standing orders, a note, and the way to skip.
 */
import type { Prompt } from '@fray/engine';
import { createContext, type ReactNode, useContext } from 'react';
import { classes } from '../classes.js';
import { Button } from '../controls/button.js';
import { Said } from './glossary.js';
import { useKitWords } from './kit-words.js';
import './prompt-bar.css';

export interface PromptSurroundings {
  /** A few words under the question. */
  readonly note?: string;
  /** What is worth considering, for whoever is new to the game. A stage shows it on its things, and it is only heard here. */
  readonly hint?: string;
  /** What is being answered, above the question. */
  readonly waiting?: ReactNode;
  /** Standing orders and acts that nobody asked for, beside the answers. */
  readonly aside?: ReactNode;
  /** Something is being shown, and this skips it. */
  readonly skip?: (() => void) | undefined;
}

export const PromptFrame = createContext<PromptSurroundings>({});

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
  const { note = '', hint = '', waiting, aside, skip } = useContext(PromptFrame);
  const words = useKitWords();
  const showing = skip !== undefined;
  const asks = showing ? undefined : prompt;
  return (
    <section
      className={classes('prompt-bar', asks === undefined && 'prompt-waiting')}
      aria-label={words.prompt}
      tabIndex={-1}
      data-spot="question"
    >
      {waiting}
      <div className="prompt-line">
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
          )}
          <span className="prompt-note" role="status">
            <Said text={note || hint} />
          </span>
        </p>
        {showing ? (
          <div className="prompt-actions">
            <Button kind="quiet" hotkey="Esc" onClick={skip}>
              {words.skip}
            </Button>
          </div>
        ) : (
          actions !== undefined && <div className="prompt-actions">{actions}</div>
        )}
      </div>
      {children}
      {aside}
    </section>
  );
}
