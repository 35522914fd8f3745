/** A small note beside a thing that opens on hover, on focus and on tap; Enter goes into it, and what it names opens a note of its own. */
import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import './popover.css';
import { classes } from '../classes.js';

export interface PopoverProps {
  /** What is shown; a function is only called when it opens. */
  readonly content: () => ReactNode;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

const OPEN_DELAY_MS = 260;
const CLOSE_DELAY_MS = 160;

export function Popover({ content, className, label, children }: PopoverProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const timer = useRef<number>(undefined);
  const [open, setOpen] = useState(false);
  const id = useId();
  const later = useCallback((next: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), next ? OPEN_DELAY_MS : CLOSE_DELAY_MS);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useClosing(anchor, id, open, setOpen);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={classes('popover-anchor', className)}
        aria-describedby={open ? id : undefined}
        aria-label={label}
        onClick={(event) => {
          window.clearTimeout(timer.current);
          setOpen(true);
          // Without a pointer: into the note, if it is there already.
          if (event.detail === 0) document.getElementById(id)?.querySelector('button')?.focus();
        }}
        // A thing that appears under a resting pointer stays quiet until the pointer moves.
        onPointerMove={(event) => event.pointerType === 'mouse' && !open && later(true)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && later(false)}
        onFocus={() => later(true)}
        onBlur={() => later(false)}
      >
        {children}
      </button>
      {open &&
        createPortal(
          <PopoverBox anchor={anchor} id={id} onMind={later}>
            {content()}
          </PopoverBox>,
          document.querySelector('dialog[open]') ?? document.body,
        )}
    </>
  );
}

type Anchor = { readonly current: HTMLButtonElement | null };

/** The ids of open notes, the innermost last: Escape closes them one by one. */
const openNotes: string[] = [];

/** Closed by Escape, by a touch elsewhere, and by scrolling what it stands beside. */
function useClosing(anchor: Anchor, id: string, open: boolean, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    if (!open) return;
    openNotes.push(id);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || openNotes.at(-1) !== id) return;
      event.stopImmediatePropagation();
      if (document.getElementById(id)?.contains(document.activeElement) === true) anchor.current?.focus();
      setOpen(false);
    };
    const onElsewhere = ({ target }: Event): void => {
      if (target instanceof Element && (target.closest('.popover') || anchor.current?.contains(target)))
        return;
      setOpen(false);
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onElsewhere);
    window.addEventListener('scroll', onElsewhere, { capture: true, passive: true });
    return () => {
      openNotes.splice(openNotes.indexOf(id), 1);
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onElsewhere);
      window.removeEventListener('scroll', onElsewhere, { capture: true });
    };
  }, [anchor, id, open, setOpen]);
}

interface BoxProps {
  readonly anchor: Anchor;
  readonly id: string;
  /** Somebody turns to it, or away; notes that it opened count as part of it. */
  readonly onMind: (minded: boolean) => void;
  readonly children: ReactNode;
}

function PopoverBox({ anchor, id, onMind, children }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  // Before anybody can press Enter: nothing hidden takes the focus.
  useLayoutEffect(() => {
    const at = anchor.current?.getBoundingClientRect();
    const element = box.current;
    if (at === undefined || element === null) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const left = Math.max(8, Math.min(at.left, window.innerWidth - width - 8));
    const above = at.top - height - 6;
    const top = above > 8 ? above : Math.min(at.bottom + 6, window.innerHeight - height - 8);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    element.style.visibility = 'visible';
  }, [anchor]);
  return (
    <div
      ref={box}
      id={id}
      role="tooltip"
      className="popover"
      onPointerEnter={() => onMind(true)}
      onPointerLeave={() => onMind(false)}
      onFocus={() => onMind(true)}
      onBlur={() => onMind(false)}
    >
      {children}
    </div>
  );
}
