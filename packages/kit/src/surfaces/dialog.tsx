/** A dialog in the middle, or a sheet from the edge. Both keep the focus, and close with Escape or a tap beside. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../controls/button.js';
import './dialog.css';
import { classes } from '../classes.js';
import { useKitWords } from '../words/kit-words.js';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Where it comes from: the middle, or an edge of the screen. */
  readonly from?: 'middle' | 'right' | 'bottom';
  /** The word on the closing button; an empty one leaves it out. */
  readonly closeLabel?: string;
  readonly children: ReactNode;
}

export function Dialog({ open, title, onClose, from = 'middle', closeLabel, children }: DialogProps) {
  const { close } = useKitWords();
  const label = closeLabel ?? close;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before anything in it measures itself, such as a story that scrolls to its end.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the browser handles that
    <dialog
      ref={ref}
      className={classes('dialog', `dialog-${from}`)}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      {open && (
        <div className="dialog-body">
          <div className="dialog-head">
            <h2 id={id}>{title}</h2>
            {label !== '' && (
              <Button kind="quiet" onClick={onClose}>
                {label}
              </Button>
            )}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
