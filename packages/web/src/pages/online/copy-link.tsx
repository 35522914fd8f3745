/** A link that is copied with one press; where that fails it can be read and selected. */
import { useState } from 'react';
import { texts } from '../../texts/index.js';

export function CopyLink({ label, value }: { readonly label: string; readonly value: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      setState('shown');
    }
  };
  return (
    <>
      <button type="button" className="link-button" data-link={value} onClick={() => void copy()}>
        {state === 'copied' ? texts().online.copied : label}
      </button>
      {state === 'shown' && (
        <input
          className="link-shown"
          type="text"
          readOnly
          aria-label={label}
          value={value}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
