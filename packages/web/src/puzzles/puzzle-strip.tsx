/** Over the table: what is to be found, what was wrong with an answer, and at the end why the best choice is the best. */
import { Button } from '@fray/kit';
import { Link } from 'wouter';
import { texts } from '../texts/index.js';
import '../shell/head/table-header.css';
import './puzzle-strip.css';

export interface PuzzleStripProps {
  /** The game's name. */
  readonly title: string;
  readonly aim: keyof ReturnType<typeof texts>['puzzles']['aims'];
  readonly state: 'asked' | 'wrong' | 'solved' | 'shown';
  /** The best choice and its reasons, once it may be told. */
  readonly solution: readonly string[];
  readonly next: string;
  readonly onShow: () => void;
}

export function PuzzleStrip({ title, aim, state, solution, next, onShow }: PuzzleStripProps) {
  const { puzzles: words, nav } = texts();
  const over = state === 'solved' || state === 'shown';
  return (
    <header className="table-header puzzle-head">
      <Link href="/" className="brand" aria-label={nav.home}>
        Fray
      </Link>
      <h1>{title}</h1>
      <p className="puzzle-task" data-state={state} role="status">
        <b>{over ? words.over[state] : words.aims[aim]}</b>{' '}
        {over ? solution.join(' ') : state === 'wrong' ? words.wrong : words.task}
      </p>
      <div className="table-tools">
        {over ? (
          <Link href={next} className="button button-main">
            {words.next}
          </Link>
        ) : (
          <Button kind="plain" onClick={onShow}>
            {words.show}
          </Button>
        )}
        <Link href="/puzzles" className="chip">
          {words.all}
        </Link>
      </div>
    </header>
  );
}
