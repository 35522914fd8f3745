/** The switches of a game as fields, each with what it does and its clause. */
import type { OptionDefinition } from '@fray/engine';
import { SelectField, SwitchField } from '@fray/kit';
import { texts } from '../texts/index.js';

export interface OptionFieldsProps {
  readonly definitions: readonly OptionDefinition[];
  readonly value: Readonly<Record<string, unknown>>;
  readonly onChange: (value: Readonly<Record<string, unknown>>) => void;
}

export function OptionFields({ definitions, value, onChange }: OptionFieldsProps) {
  return (
    <div className="option-fields">
      {definitions.map((definition) => {
        const { id, label, help, values } = definition;
        if (values === undefined) return null;
        const now = value[id] ?? definition.default;
        const set = (next: unknown): void => onChange({ ...value, [id]: next });
        const about = `${help} ${definition.clause}`;
        if (values.every((v) => typeof v === 'boolean'))
          return <SwitchField key={id} label={label} help={about} value={now === true} onChange={set} />;
        return (
          <SelectField
            key={id}
            label={label}
            help={about}
            value={String(now)}
            values={values.map((v) => ({ value: String(v), label: showValue(v) }))}
            onChange={(text) => set(values.find((v) => String(v) === text))}
          />
        );
      })}
    </div>
  );
}

/** `firstAttacker: "seat1"` reads better as words. */
function showValue(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? texts().lobby.yes : texts().lobby.no;
  return String(value).replace(/([a-z])(\d)/g, '$1 $2');
}
