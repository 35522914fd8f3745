/** A link that can be read, selected and copied. */
import { useId, useState } from 'react';
import { Button } from '../kit/index.js';
import { texts } from '../texts/index.js';
import '../kit/field.css';
import './copy-field.css';

export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      document.getElementById(id)?.focus();
    }
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="copy-field">
        <input id={id} type="text" readOnly value={value} onFocus={(event) => event.target.select()} />
        <Button onClick={() => void copy()}>{copied ? texts.online.copied : texts.online.copy}</Button>
      </div>
    </div>
  );
}
