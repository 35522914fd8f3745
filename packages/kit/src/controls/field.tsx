/** Form parts in the look of the table: a labelled select, a switch, a text field. */
import { type ReactNode, useId } from 'react';
import './field.css';

interface Common {
  readonly label: string;
  readonly help?: ReactNode;
}

/** The frame of a field whose input is drawn elsewhere; `children` is given the id its label points to. */
export function Field({ label, help, children }: Common & { readonly children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {help !== undefined && <p className="field-help">{help}</p>}
    </div>
  );
}

export function SelectField<T extends string>(
  props: Common & {
    readonly value: T;
    readonly values: readonly { readonly value: T; readonly label: string }[];
    readonly onChange: (value: T) => void;
  },
) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{props.label}</label>
      <select id={id} value={props.value} onChange={(event) => props.onChange(event.target.value as T)}>
        {props.values.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {props.help !== undefined && <p className="field-help">{props.help}</p>}
    </div>
  );
}

export function SwitchField(
  props: Common & { readonly value: boolean; readonly onChange: (value: boolean) => void },
) {
  const id = useId();
  return (
    <div className="field field-switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={props.value}
        aria-checked={props.value}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <label htmlFor={id}>{props.label}</label>
      {props.help !== undefined && <p className="field-help">{props.help}</p>}
    </div>
  );
}

export function TextField(
  props: Common & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly placeholder?: string;
    readonly maxLength?: number;
    readonly type?: 'text' | 'search';
  },
) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{props.label}</label>
      <input
        id={id}
        type={props.type ?? 'text'}
        value={props.value}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        autoComplete="off"
        onChange={(event) => props.onChange(event.target.value)}
      />
      {props.help !== undefined && <p className="field-help">{props.help}</p>}
    </div>
  );
}

/** A few values side by side, one of them chosen. */
export function SegmentField<T extends string>(
  props: Common & {
    readonly value: T;
    readonly values: readonly { readonly value: T; readonly label: string }[];
    readonly onChange: (value: T) => void;
  },
) {
  const id = useId();
  return (
    <fieldset className="field segment">
      <legend>{props.label}</legend>
      <div className="segment-row">
        {props.values.map(({ value, label }) => (
          <label key={value} className="segment-option">
            <input
              type="radio"
              name={id}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {props.help !== undefined && <p className="field-help">{props.help}</p>}
    </fieldset>
  );
}
