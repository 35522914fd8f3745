/** A spoken code or a whole link; either leads to the table. */
import { Button, TextField } from '@fray/kit';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { texts } from '../../texts/index.js';

interface CodeFieldProps {
  readonly label?: string;
  /** Tried at once: somebody followed a link with it. */
  readonly code?: string | undefined;
}

export function CodeField({ label, code = '' }: CodeFieldProps) {
  const [, navigate] = useLocation();
  const [text, setText] = useState(code);
  const [wrong, setWrong] = useState('');
  const join = async (said: string): Promise<void> => {
    const { readInvitation } = await import('../../online/invitation.js');
    const found = await readInvitation(said);
    if (found.ok) navigate(found.value, { replace: code !== '' });
    else setWrong(found.error);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code that is followed.
  useEffect(() => {
    if (code !== '') void join(code);
  }, [code]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void join(text);
  };
  return (
    <form className="code-form" onSubmit={submit}>
      <TextField label={label ?? texts().online.joinField} value={text} onChange={setText} />
      <Button type="submit" kind={label === undefined ? 'plain' : 'main'}>
        {texts().online.join}
      </Button>
      {wrong !== '' && (
        <p className="problem" role="alert">
          {wrong}
        </p>
      )}
    </form>
  );
}
