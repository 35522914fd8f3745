/** Copies a link that shows the match to a friend. */
import { Button } from '@fray/kit';
import { useState } from 'react';
import { texts } from '../texts/index.js';

export function Share({ link }: { readonly link: () => Promise<string> }) {
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await link());
      setState('done');
    } catch {
      setState('failed');
    }
  };
  const { share, shared, notShared } = texts().table;
  return (
    <Button onClick={() => void copy()}>
      {state === 'done' ? shared : state === 'failed' ? notShared : share}
    </Button>
  );
}
