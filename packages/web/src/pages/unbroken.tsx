/** If a page breaks, the person is told so and keeps a way home; the match in this browser is kept anyway. */
import { Component, type ReactNode } from 'react';
import { texts } from '../texts/index.js';

export class Unbroken extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <main className="loading" id="main">
        <div>
          <p role="alert">{texts().common.failed}</p>
          <p>
            <a href="./">{texts().table.toHome}</a>
          </p>
        </div>
      </main>
    );
  }
}
