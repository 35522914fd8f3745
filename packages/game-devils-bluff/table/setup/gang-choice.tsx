/** The gang a seat brings: a ready-made one, or one of its own. */
import type { WordBook } from '@fray/engine';
import { Button, Dialog, SelectField, useTableWords } from '@fray/kit';
import { useState } from 'react';
import {
  findGang,
  GANG_IDS,
  type GangFile,
  type GangOption,
  gangCost,
  gangFaults,
  type HireRules,
} from '../../src/index.js';
import type { DevilsWords } from '../words/en.js';
import { GangBuilder } from './gang-builder.js';
import { ModelLines } from './gang-sheet.js';
import { keptGangs } from './gang-shelf.js';

interface GangChoiceProps {
  readonly seat: number;
  readonly rules: HireRules;
  readonly book: WordBook;
  readonly chosen: GangOption;
  readonly onChange: (gang: GangOption) => void;
}

export function GangChoice({ seat, rules, book, chosen, onChange }: GangChoiceProps) {
  const words = useTableWords<DevilsWords>();
  const { setup } = words;
  const [building, setBuilding] = useState(false);
  const gang = findGang(chosen, rules);
  const ready = GANG_IDS.filter((id) => {
    const file = findGang(id, rules);
    return file !== undefined && gangFaults(file, rules).length === 0;
  });
  const own = keptGangs();
  const values = [
    ...ready.map((id) => ({ value: id as string, label: words.gang(id) })),
    ...own.map((file, i) => ({ value: `kept ${i}`, label: file.name })),
    ...(typeof chosen === 'string' ? [] : [{ value: 'own', label: chosen.name }]),
  ];
  const now = typeof chosen === 'string' ? chosen : 'own';
  const pick = (value: string): void => {
    if (value.startsWith('kept ')) onChange(own[Number(value.slice(5))]!);
    else if (value !== 'own') onChange(value as GangOption);
  };
  return (
    <fieldset className={`db-gang-choice side-${seat}`}>
      <legend>{setup.gangOf(seat)}</legend>
      <SelectField label={setup.choose} value={now} values={values} onChange={pick} />
      {gang !== undefined && <ModelLines gang={gang} rules={rules} />}
      <div className="db-gang-foot">
        <Button onClick={() => setBuilding(true)}>
          {typeof chosen === 'string' ? setup.build : setup.change}
        </Button>
        {gang !== undefined && <b>{setup.dollars(gangCost(gang, rules.edition))}</b>}
      </div>
      <Dialog open={building} title={setup.builder} onClose={() => setBuilding(false)}>
        <GangBuilder
          start={named(gang, words)}
          seat={seat}
          rules={rules}
          book={book}
          onUse={(file) => {
            setBuilding(false);
            onChange(file);
          }}
        />
      </Dialog>
    </fieldset>
  );
}

/** A ready-made gang with its names written out, so that they can be changed. */
export function named(gang: GangFile | undefined, words: DevilsWords): GangFile {
  if (gang === undefined) return { name: words.setup.builder, models: [] };
  return {
    name: words.gang(gang.name),
    models: gang.models.map((model) => ({ ...model, name: words.model(model.name) })),
  };
}
