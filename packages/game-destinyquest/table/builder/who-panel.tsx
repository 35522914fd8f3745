/** Name, path and career of the hero on the bench. */
import { Chip, classes, Icon, SelectField, TextField } from '@fray/kit';
import { CAREERS, type HeroSpec, MOST_OF_STORY, PATHS, type Path, STORY_ABILITIES } from '../../src/index.js';
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
      <Story spec={spec} onChange={onChange} />
    </div>
  );
}

/** What the hero brings along from the story. */
function Story({ spec, onChange }: WhoPanelProps) {
  const words = useWords();
  const { story: had = [], ...rest } = spec;
  const toggle = (name: string): void => {
    const others = had.filter((other) => other !== name);
    const story = had.includes(name) ? others : [...others, name].slice(-MOST_OF_STORY);
    onChange(story.length === 0 ? rest : { ...rest, story });
  };
  return (
    <details className="dq-story">
      <summary>
        {words.setup.catalogue.story} <small className="dq-note">{had.length > 0 && had.length}</small>
      </summary>
      <p className="dq-soft">{words.setup.catalogue.storyHelp(MOST_OF_STORY)}</p>
      <div className="dq-filters">
        {STORY_ABILITIES.map((id) => {
          const name = id.replaceAll('-', ' ');
          return (
            <Chip
              key={id}
              className={classes(had.includes(name) && 'dq-chip-on')}
              pressed={had.includes(name)}
              onClick={() => toggle(name)}
            >
              {words.capital(words.ability(id))}
            </Chip>
          );
        })}
      </div>
    </details>
  );
}
