/** Where an experiment runs: in this page, or on the server where that allows it, perhaps only with a word. */
import { SelectField, TextField } from '@fray/kit';
import type { LabInfo } from '@fray/protocol';
import { texts } from '../../texts/index.js';

export interface Place {
  readonly isServer: boolean;
  readonly word: string;
}

export function WhereFields(props: {
  readonly info: LabInfo;
  readonly value: Place;
  readonly onChange: (place: Place) => void;
}) {
  const { info, value, onChange } = props;
  const words = texts().lab;
  return (
    <div className="lab-where">
      <SelectField
        label={words.where}
        value={value.isServer ? 'there' : 'here'}
        values={[
          { value: 'here', label: words.here },
          { value: 'there', label: words.there(info.threads ?? 1) },
        ]}
        onChange={(place) => onChange({ ...value, isServer: place === 'there' })}
      />
      {info.word === true && value.isServer && (
        <TextField label={words.word} value={value.word} onChange={(word) => onChange({ ...value, word })} />
      )}
    </div>
  );
}
