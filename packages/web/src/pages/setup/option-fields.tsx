/** The switches of a game as fields, each with what it does, what its values are beside the document, and its clause. */
import type { OptionDefinition, WordBook } from '@fray/engine';
import { SelectField, SwitchField } from '@fray/kit';
import { basisLine, optionWords, valueWithBasis } from './option-words.js';

export interface OptionFieldsProps {
  readonly definitions: readonly OptionDefinition[];
  readonly book: WordBook;
  readonly value: Readonly<Record<string, unknown>>;
  readonly onChange: (value: Readonly<Record<string, unknown>>) => void;
}

export function OptionFields({ definitions, book, value, onChange }: OptionFieldsProps) {
  return (
    <div className="option-fields">
      {definitions.map((definition) => {
        const { id, values } = definition;
        if (values === undefined) return null;
        const { label, help } = optionWords(book, id);
        const now = value[id] ?? definition.default;
        const set = (next: unknown): void => onChange({ ...value, [id]: next });
        const about = `${help} ${basisLine(book, definition)} ${definition.clause}`;
        if (values.every((v) => typeof v === 'boolean'))
          return <SwitchField key={id} label={label} help={about} value={now === true} onChange={set} />;
        return (
          <SelectField
            key={id}
            label={label}
            help={about}
            value={String(now)}
            values={values.map((v) => ({ value: String(v), label: valueWithBasis(book, definition, v) }))}
            onChange={(text) => set(values.find((v) => String(v) === text))}
          />
        );
      })}
    </div>
  );
}
