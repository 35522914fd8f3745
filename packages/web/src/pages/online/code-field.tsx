/** A spoken code or a whole link; either leads to the table. */
import { Button, TextField } from '@fray/kit';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { texts } from '../../texts/index.js';

export function CodeField({ label }: { readonly label?: string }) {
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState('');
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { readInvitation } = await import('../../online/invitation.js');
    const found = await readInvitation(text);
    if (found.ok) navigate(found.value);
    else setWrong(found.error);
  };
  return (
    <form className="code-form" onSubmit={(event) => void join(event)}>
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
