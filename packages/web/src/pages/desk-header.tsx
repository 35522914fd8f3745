/** The bar over a page that belongs to one game: whose, what about it, and where to go from here. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import '../shell/head/table-header.css';
import { texts } from '../texts/index.js';

export interface DeskHeaderProps {
  /** The game's name. */
  readonly title: string;
  /** Chips beside it. */
  readonly facts: ReactNode;
  /** At the end of the bar. */
  readonly tools: ReactNode;
}

export function DeskHeader({ title, facts, tools }: DeskHeaderProps) {
  return (
    <header className="table-header desk-header">
      <Link href="/" className="brand" aria-label={texts().nav.home}>
        Fray
      </Link>
      <b className="desk-game">{title}</b>
      <div className="table-facts">{facts}</div>
      <div className="table-tools">{tools}</div>
    </header>
  );
}
