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
  const entering = useRef(false);
  const [open, setOpen] = useState(false);
  const id = useId();
  const later = useCallback((next: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), next ? OPEN_DELAY_MS : CLOSE_DELAY_MS);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  // The focus that comes back with Escape would open it once more.
  const close = useCallback(() => {
    window.clearTimeout(timer.current);
    setOpen(false);
  }, []);
  useClosing(anchor, id, open, close);
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
          // Without a pointer: into the note, as soon as it is there.
          entering.current = event.detail === 0 && !open;
          if (event.detail === 0) enter(document.getElementById(id));
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
          <PopoverBox anchor={anchor} id={id} entering={entering} onMind={later}>
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

/** Closed by Escape and by a touch elsewhere. */
function useClosing(anchor: Anchor, id: string, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    openNotes.push(id);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || openNotes.at(-1) !== id) return;
      event.stopImmediatePropagation();
      // A dialog around it stays open.
      event.preventDefault();
      if (document.getElementById(id)?.contains(document.activeElement) === true) anchor.current?.focus();
      close();
    };
    const onElsewhere = ({ target }: Event): void => {
      if (target instanceof Element && (target.closest('.popover') || anchor.current?.contains(target)))
        return;
      close();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onElsewhere);
    return () => {
      openNotes.splice(openNotes.indexOf(id), 1);
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onElsewhere);
    };
  }, [anchor, id, open, close]);
}

interface BoxProps {
  readonly anchor: Anchor;
  readonly id: string;
  /** Enter was pressed before it was there. */
  readonly entering: { current: boolean };
  /** Somebody turns to it, or away; notes that it opened count as part of it. */
  readonly onMind: (minded: boolean) => void;
  readonly children: ReactNode;
}

function PopoverBox({ anchor, id, entering, onMind, children }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  // Before anybody can press Enter: nothing hidden takes the focus. The story scrolls by itself, and the note goes along.
  useLayoutEffect(() => {
    const follow = (): void => place(box.current, anchor.current);
    follow();
    if (entering.current) enter(box.current);
    entering.current = false;
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', follow, { capture: true });
  }, [anchor, entering]);
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

/** Above what it explains, or below where there is no room above. */
function place(box: HTMLElement | null, anchor: HTMLElement | null): void {
  if (box === null || anchor === null) return;
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.max(8, Math.min(at.left, window.innerWidth - width - 8));
  const above = at.top - height - 6;
  const top = above > 8 ? above : Math.min(at.bottom + 6, window.innerHeight - height - 8);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  box.style.visibility = 'visible';
}

function enter(note: HTMLElement | null): void {
  note?.querySelector('button')?.focus();
}
