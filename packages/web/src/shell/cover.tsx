/** Between two players at one screen: nothing of either is shown. */

import { Button } from '@fray/kit';
import { useEffect, useRef } from 'react';
import { texts } from '../texts/index.js';
import { useTitle } from './use-attention.js';
import './cover.css';

export function Cover({ name, onUncover }: { readonly name: string; readonly onUncover: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useTitle(texts().table.coverTitle(name));
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <main className="cover" id="main">
      <div className="cover-sheet" ref={box}>
        <h1>{texts().table.coverTitle(name)}</h1>
        <p>{texts().table.coverText}</p>
        <Button kind="main" onClick={onUncover}>
          {texts().table.coverButton(name)}
        </Button>
      </div>
    </main>
  );
}
