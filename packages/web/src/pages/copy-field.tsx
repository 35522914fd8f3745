/** A link that can be read, selected and copied. */

import { Button, Field } from '@fray/kit';
import { useState } from 'react';
import { texts } from '../texts/index.js';
import './copy-field.css';

export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async (id: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      document.getElementById(id)?.focus();
    }
  };
  return (
    <Field label={label}>
      {(id) => (
        <div className="copy-field">
          <input id={id} type="text" readOnly value={value} onFocus={(event) => event.target.select()} />
          <Button onClick={() => void copy(id)}>
            {copied ? texts().online.copied : texts().online.copy}
          </Button>
        </div>
      )}
    </Field>
  );
}
