/** Whose work is used here, and whose this is not. */

import { Panel } from '@fray/kit';
import { useEffect, useState } from 'react';
import { texts } from '../texts/index.js';
import './credits.css';
import { Page } from './page.js';

export function Credits() {
  const { credits } = texts();
  return (
    <Page title={credits.title}>
      <div className="stack">
        <h1>{credits.title}</h1>
        <Panel title={credits.fanWork}>
          <p>{texts().common.fanWork}</p>
          <p>{credits.gamesText}</p>
        </Panel>
        <Panel title={credits.icons}>
          <p>
            {credits.iconsText} <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>.{' '}
            {credits.iconsChanged}
          </p>
          <UsedIcons />
        </Panel>
        <Panel title={credits.fonts}>
          <p>{credits.fontsText}</p>
        </Panel>
        <Panel title={credits.software}>
          <p>{credits.softwareText}</p>
        </Panel>
      </div>
    </Page>
  );
}

/** The build writes down which drawings it packed. */
function UsedIcons() {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    void fetch('./icons-used.json')
      .then((answer) => answer.json() as Promise<string[]>)
      .then(setNames)
      .catch(() => setNames([]));
  }, []);
  if (names.length === 0) return null;
  return (
    <p className="used-icons">
      {texts().credits.iconsList} {names.map((name) => name.replaceAll('-', ' ')).join(', ')}.
    </p>
  );
}
