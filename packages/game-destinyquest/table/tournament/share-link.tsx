/** The link for entrants elsewhere: copied with one press, to be read where that fails. */
import { Button } from '@fray/kit';
import { useState } from 'react';
import { useWords } from '../lexicon.js';

export function ShareLink({ link }: { readonly link: string }) {
  const words = useWords();
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setState('copied');
    } catch {
      setState('shown');
    }
  };
  return (
    <>
      <Button data-link={link} onClick={() => void copy()}>
        {state === 'copied' ? words.ring.copied : words.ring.invite}
      </Button>
      {state === 'shown' && (
        <input
          className="dq-link"
          readOnly
          aria-label={words.ring.invite}
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
