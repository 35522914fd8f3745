/** The frame of every page that is not a table: name, navigation, content, and whose work this is not. */
import { classes } from '@fray/kit';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useTitle } from '../shell/use-attention.js';
import { texts } from '../texts/index.js';
import './page.css';

export interface PageProps {
  readonly title: string;
  /** Wide pages use the whole width; others keep a line length that reads well. */
  readonly wide?: boolean;
  readonly lead?: ReactNode;
  /** In place of name and navigation, over the whole width: for pages that belong to a game. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

const visited = { any: false };

export function Page({ title, wide, lead, head, children }: PageProps) {
  useTitle(title);
  const main = useRef<HTMLElement>(null);
  // Coming from another page, one starts at the top, and a screen reader at the new content, unless that leads elsewhere afterwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another page
  useLayoutEffect(() => {
    if (visited.any) {
      window.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    visited.any = true;
  }, [title]);
  return (
    <div className={classes('page', wide && 'page-wide', head !== undefined && 'page-desk')}>
      <button type="button" className="skip-link" onClick={() => document.getElementById('main')?.focus()}>
        {texts().common.skip}
      </button>
      {head ?? <UsualHead lead={lead} />}
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <footer className="page-foot">
        <p>{texts().common.fanWork}</p>
        <Link href="/credits">{texts().nav.credits}</Link>
      </footer>
    </div>
  );
}

function UsualHead({ lead }: Pick<PageProps, 'lead'>) {
  return (
    <header className="page-head">
      <Link href="/" className="page-brand" aria-label={texts().nav.home}>
        Fray
      </Link>
      {lead ?? <span className="page-lead" />}
      <nav aria-label={texts().nav.main}>
        <Link href="/join">{texts().nav.join}</Link>
        <Link href="/replays">{texts().nav.replays}</Link>
        <Link href="/lab">{texts().lab.title}</Link>
        <Link href="/settings">{texts().nav.settings}</Link>
      </nav>
    </header>
  );
}
