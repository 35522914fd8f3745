/** A small rounded fact: a round number, a role, a status with its own colour and word. */
import type { ReactNode } from 'react';
import './chip.css';
import { classes } from '../classes.js';

export interface ChipProps {
  readonly tone?: 'gain' | 'loss' | 'gold' | 'ring';
  readonly title?: string;
  readonly onClick?: () => void;
  /** For one that switches something on and off. */
  readonly pressed?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Chip({ tone, title, onClick, pressed, className, children }: ChipProps) {
  const name = classes('chip', tone && `chip-${tone}`, className);
  if (onClick === undefined)
    return (
      <span className={name} title={title}>
        {children}
      </span>
    );
  return (
    <button type="button" className={name} title={title} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}
