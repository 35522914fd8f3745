/** A small note beside a thing that opens on hover, on focus and on tap, and never takes the focus away. */
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
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
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    const onScroll = (): void => setOpen(false);
    window.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [open]);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={classes('popover-anchor', className)}
        aria-describedby={open ? id : undefined}
        aria-label={label}
        onClick={() => {
          window.clearTimeout(timer.current);
          setOpen(true);
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
          <PopoverBox anchor={anchor} id={id} onEnter={() => later(true)} onLeave={() => later(false)}>
            {content()}
          </PopoverBox>,
          document.querySelector('dialog[open]') ?? document.body,
        )}
    </>
  );
}

interface BoxProps {
  readonly anchor: { readonly current: HTMLButtonElement | null };
  readonly id: string;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

function PopoverBox({ anchor, id, onEnter, onLeave, children }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
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
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {children}
    </div>
  );
}
