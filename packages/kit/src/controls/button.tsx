/** The few kinds of button: one main action, plain ones, quiet ones, and those that are a choice of the game. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './button.css';
import { classes } from '../classes.js';
import { shownKey } from '../table/shortcuts.js';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** main: the only ember in view. choice: something you may do now. side: in the colour of the side around it. */
  readonly kind?: 'main' | 'plain' | 'quiet' | 'choice' | 'side';
  /** The key that does the same, shown beside the label. */
  readonly hotkey?: string;
  /** A second, smaller line. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function Button({ kind = 'plain', hotkey, note, children, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      ref={rest.autoFocus === true ? markFirst : undefined}
      className={classes('button', `button-${kind}`, className)}
    >
      <span className="button-label">
        <span>{children}</span>
        {note !== undefined && <span className="button-note">{note}</span>}
      </span>
      {hotkey !== undefined && <Key name={hotkey} />}
    </button>
  );
}

/** A dialog that opens looks for the attribute, which React does not write. */
function markFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}

export function Key({ name }: { readonly name: string }) {
  const shown = shownKey(name);
  if (shown === undefined) return null;
  return (
    <span className="key" aria-hidden="true">
      {shown}
    </span>
  );
}
