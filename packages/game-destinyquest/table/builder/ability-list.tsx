/** Every ability with what it does, when it is played and what is in the way; one press takes it. */
import type { WordBook } from '@fray/engine';
import { Button, Chip, classes } from '@fray/kit';
import { useDeferredValue, useMemo, useState } from 'react';
import { ABILITIES, type AbilityClass, type HeroSpec, type ItemSpec } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { type Candidate, candidates, type Filter, NO_FILTER, written } from './candidates.js';

export interface AbilityListProps {
  readonly spec: HeroSpec;
  readonly item: ItemSpec;
  readonly book: WordBook;
  readonly onChange: (item: ItemSpec) => void;
}

export function AbilityList({ spec, item, book, onChange }: AbilityListProps) {
  const words = useWords();
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const looked = useDeferredValue(filter);
  const found = useMemo(
    () =>
      candidates(spec, item, looked, {
        name: words.ability,
        text: (id) => book.glossary?.[id]?.text ?? '',
      }),
    [spec, item, looked, words, book],
  );
  const room = item.set === undefined ? 2 : 1;
  const carried = item.abilities ?? [];
  const take = ({ ability, chosen }: Candidate): void => {
    const name = written(ability);
    const left = carried.filter((other) => other !== name);
    onChange({ ...item, abilities: chosen ? left : [...left, name].slice(-room) });
  };
  return (
    <div className="dq-abilities">
      <h2>
        {words.setup.abilitiesOf(room)}{' '}
        <small className="dq-note" role="status">
          {words.setup.found(found.length, ABILITIES.length, looked.text.trim())}
        </small>
      </h2>
      <Filters filter={filter} onChange={setFilter} />
      <ul className="dq-ability-list">
        {found.map((candidate) => (
          <AbilityRow
            key={candidate.ability.id}
            candidate={candidate}
            text={book.glossary?.[candidate.ability.id]?.text ?? ''}
            snag={candidate.snag === undefined ? undefined : book.problem(candidate.snag)}
            onTake={() => take(candidate)}
          />
        ))}
      </ul>
      <p className="dq-soft">{words.setup.stepHint}</p>
    </div>
  );
}

interface AbilityRowProps {
  readonly candidate: Candidate;
  readonly text: string;
  readonly snag: string | undefined;
  readonly onTake: () => void;
}

function AbilityRow({ candidate, text, snag, onTake }: AbilityRowProps) {
  const words = useWords();
  const { ability, step, chosen } = candidate;
  const name = words.capital(words.ability(ability.id));
  const does = chosen ? words.setup.takeBack : snag === undefined ? words.setup.take : words.setup.takeAnyway;
  return (
    <li className={classes('dq-candidate', chosen && 'dq-candidate-chosen')}>
      <span className="dq-at-step" title={words.steps[step - 1]}>
        {step}
      </span>
      <b>{name}</b>
      <span className="dq-candidate-text">
        {text}
        {ability.inert === true && <small className="dq-bad">{words.setup.inert}</small>}
        {snag !== undefined && <small className="dq-bad">{words.capital(snag)}</small>}
        {ability.perItem === true && <small className="dq-good">{words.setup.perItem}</small>}
      </span>
      <Button
        kind={chosen || snag !== undefined ? 'plain' : 'choice'}
        aria-label={`${words.labelled(does)} ${name}`}
        aria-pressed={chosen}
        onClick={onTake}
      >
        {chosen ? words.setup.chosenMark : does}
      </Button>
    </li>
  );
}

const CLASSES: readonly AbilityClass[] = ['sp', 'co', 'mo', 'pa'];

interface FiltersProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const words = useWords();
  const { classes: picked } = filter;
  return (
    <div className="dq-filters">
      <input
        type="search"
        value={filter.text}
        placeholder={words.setup.search}
        aria-label={words.setup.search}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
      />
      {CLASSES.map((one) => (
        <Chip
          key={one}
          className={classes(picked.includes(one) && 'dq-chip-on')}
          pressed={picked.includes(one)}
          onClick={() =>
            onChange({
              ...filter,
              classes: picked.includes(one) ? picked.filter((other) => other !== one) : [...picked, one],
            })
          }
        >
          {words.setup.classes[one]}
        </Chip>
      ))}
      <select
        value={filter.step}
        aria-label={words.setup.anyStep}
        onChange={(event) => onChange({ ...filter, step: Number(event.target.value) })}
      >
        <option value={0}>{words.setup.anyStep}</option>
        {words.steps.map((name, i) => (
          <option key={name} value={i + 1}>
            {words.stepNow(i + 1, name)}
          </option>
        ))}
      </select>
      <Chip
        className={classes(filter.fitsOnly && 'dq-chip-on')}
        pressed={filter.fitsOnly}
        onClick={() => onChange({ ...filter, fitsOnly: !filter.fitsOnly })}
      >
        {words.setup.fitsOnly}
      </Chip>
    </div>
  );
}
