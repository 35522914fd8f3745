/** Everything at once as the document says or as Fray suggests, and one line on where a table differs from either. */
import {
  type OptionDefinition,
  PRESETS,
  presetWord,
  tellPresets,
  type WordBook,
  withPreset,
} from '@fray/engine';
import { Button } from '@fray/kit';
import { texts } from '../../texts/index.js';

export interface PresetsProps {
  readonly definitions: readonly OptionDefinition[];
  readonly book: WordBook;
  readonly value: Readonly<Record<string, unknown>>;
  readonly onChange: (value: Readonly<Record<string, unknown>>) => void;
}

export function Presets({ definitions, book, value, onChange }: PresetsProps) {
  return (
    <div className="presets">
      <fieldset className="presets-row" aria-label={texts().lobby.presets}>
        {PRESETS.map((preset) => (
          <Button key={preset} onClick={() => onChange(withPreset(definitions, value, preset))}>
            {presetWord(book, preset)}
          </Button>
        ))}
      </fieldset>
      <p role="status" className="soft">
        {tellPresets(book, definitions, value)}
      </p>
    </div>
  );
}
