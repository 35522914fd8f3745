/** Something is not as it should be: one sentence, and a way home. */
import { Link } from 'wouter';
import { texts } from '../texts/index.js';
import { Page } from './page.js';

export function Problem({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Page title={title}>
      <div className="stack">
        <h1>{title}</h1>
        <p className="problem">{text}</p>
        <p>
          <Link href="/">{texts().table.toHome}</Link>
        </p>
      </div>
    </Page>
  );
}
