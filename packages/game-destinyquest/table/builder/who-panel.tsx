/** Name, path and career of the hero on the bench. */
import { classes, Icon, SelectField, TextField } from '@fray/kit';
import { CAREERS, type HeroSpec, PATHS, type Path } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { pictureOfCareer, pictureOfPath } from '../pictures.js';

export interface WhoPanelProps {
  readonly spec: HeroSpec;
  readonly onChange: (spec: HeroSpec) => void;
}

export function WhoPanel({ spec, onChange }: WhoPanelProps) {
  const words = useWords();
  const careers = CAREERS.filter(({ path }) => path === spec.path);
  const career = careers.find(({ id }) => id === spec.career);
  const takePath = (path: Path): void => {
    const first = CAREERS.find((other) => other.path === path)!;
    onChange({ ...spec, path, career: first.id });
  };
  return (
    <div className="dq-who">
      <div className="dq-who-name">
        <span className="dq-summary-portrait">
          <Icon body={pictureOfCareer(spec.career)} />
        </span>
        <TextField
          label={words.setup.name}
          value={spec.name}
          maxLength={40}
          onChange={(name) => onChange({ ...spec, name })}
        />
      </div>
      <div className="dq-paths" role="radiogroup" aria-label={words.setup.path}>
        {PATHS.map((path) => (
          <label key={path} className={classes('dq-path', path === spec.path && 'dq-picked')}>
            <input type="radio" name="path" checked={path === spec.path} onChange={() => takePath(path)} />
            <Icon body={pictureOfPath(path)} />
            <span>
              <b>{words.capital(words.path(path))}</b>
              <small>{words.setup.pathHealth[path]}</small>
            </span>
          </label>
        ))}
      </div>
      <SelectField
        label={words.setup.career}
        value={career?.id ?? ''}
        values={careers.map(({ id }) => ({ value: id, label: words.capital(words.career(id)) }))}
        help={
          career === undefined
            ? undefined
            : words.setup.teaches(career.abilities.map((id) => words.ability(id)))
        }
        onChange={(id) => onChange({ ...spec, career: id })}
      />
    </div>
  );
}
