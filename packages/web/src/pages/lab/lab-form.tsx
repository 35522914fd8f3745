/** What is to be compared: a game, its seats and bots, the rules to switch on, and how sure it must be. */

import { levelsOf } from '@fray/bots';
import { type AnyGame, rngFromSeed, type Setup, type WordBook } from '@fray/engine';
import { SelectField, SwitchField } from '@fray/kit';
import { type Experiment, readChange, responseWords } from '@fray/lab/core';
import { gameFacts } from '../../games/facts.js';
import { texts } from '../../texts/index.js';
import { optionWords, valueWords } from '../setup/option-words.js';

const WIDTHS = [0.5, 1, 2, 4];

export interface LabFormProps {
  readonly game: AnyGame;
  readonly book: WordBook;
  readonly value: Experiment;
  readonly onChange: (experiment: Experiment) => void;
  readonly onGame: (id: string) => void;
}

export function LabForm({ game, book, value, onChange, onGame }: LabFormProps) {
  const words = texts().lab;
  const { min, max } = game.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const [bot = 'random'] = value.bots;
  // A link may name a bot that is none of the levels.
  const bots = new Set(['random', ...levelsOf(game), bot]);
  return (
    <div className="lab-form">
      <SelectField
        label={words.game}
        value={game.id}
        values={gameFacts.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={onGame}
      />
      {max > min && (
        <SelectField
          label={words.seats}
          value={String(value.seats ?? min)}
          values={seats.map((count) => ({ value: count, label: count }))}
          onChange={(count) => onChange({ ...value, seats: Number(count) })}
        />
      )}
      <SelectField
        label={words.bots}
        value={bot}
        values={[...bots].map((each) => ({ value: each, label: botName(each) }))}
        onChange={(chosen) => onChange({ ...value, bots: [chosen] })}
      />
      <Changes {...{ game, book, value, onChange }} />
      <fieldset className="lab-chips">
        <legend>{words.measure}</legend>
        {measuresOf(game, value).map((measure) => (
          <ToggleChip
            key={measure}
            label={responseWords(measure, book, words.report).title}
            on={value.measures.includes(measure)}
            onChange={(on) => onChange({ ...value, measures: withMeasure(value.measures, measure, on) })}
          />
        ))}
      </fieldset>
      <SelectField
        label={words.until}
        value={String((value.within ?? 0.02) * 100)}
        values={WIDTHS.map((width) => ({ value: String(width), label: words.within(width) }))}
        onChange={(width) => onChange({ ...value, within: Number(width) / 100 })}
      />
      <p className="soft">{words.paired}</p>
    </div>
  );
}

/** What is switched on against the plain rules: one by one, and all of it together. */
function Changes({ game, book, value, onChange }: Omit<LabFormProps, 'onGame'>) {
  const words = texts().lab;
  const single = value.changes.filter(({ name }) => !name.includes(','));
  const all = single.map(({ name }) => name).join(', ');
  const together =
    value.changes.find(({ name }) => name.includes(','))?.name ?? (single.length > 1 ? all : undefined);
  const toggle = (name: string, on: boolean): void => {
    const others = value.changes.filter((change) => change.name !== name);
    onChange({ ...value, changes: on ? [...others, readChange(name)] : others });
  };
  return (
    <fieldset className="lab-changes">
      <legend>{words.compare}</legend>
      {[...changesOf(game), ...(together === undefined ? [] : [together])].map((name) => (
        <SwitchField
          key={name}
          label={name === together ? words.together : labelOf(name, book)}
          value={value.changes.some((change) => change.name === name)}
          onChange={(on) => toggle(name, on)}
        />
      ))}
    </fieldset>
  );
}

/** Every other value of every option that has a few; what needs another rule comes along with it. */
function changesOf(game: AnyGame): readonly string[] {
  return game.options.flatMap(({ id, values, default: usual, seat }) => {
    if (values === undefined || seat !== undefined || values.length > 4) return [];
    return values
      .filter((value) => value !== usual)
      .flatMap((value): string[] => {
        const name = value === true ? id : `${id} = ${String(value)}`;
        return isPlayable(game, { [id]: value }) ? [name] : [];
      });
  });
}

function isPlayable(game: AnyGame, change: Readonly<Record<string, unknown>>): boolean {
  const usual = Object.fromEntries(game.options.map(({ id, default: value }) => [id, value]));
  return game.optionsFault?.({ ...usual, ...change } as never, game.seats.min) === undefined;
}

function labelOf(name: string, book: WordBook): string {
  const [id = '', value] = name.split(' = ');
  const { label } = optionWords(book, id);
  return value === undefined ? label : `${label}: ${valueWords(book, id, value)}`;
}

/** A level by its name; "random" is for those who want to see what luck alone does. */
function botName(bot: string): string {
  const levels: Readonly<Record<string, string>> = texts().bots.levels;
  return bot === 'random' ? texts().lab.random : (levels[bot] ?? bot);
}

/** Who may win, whoever is first, how long it takes, how close it is, and what the game itself measures. */
function measuresOf(game: AnyGame, { seats, measures }: Experiment): readonly string[] {
  const sides = Array.from({ length: seats ?? game.seats.min }, (_, i) => `seat:${i + 1}`);
  const own = Object.keys(game.measures?.(game.setup(setupOf(game), rngFromSeed(''))) ?? {});
  return [
    ...new Set([...measures, ...sides, 'first', 'decisions', 'minutes', ...own, 'leadChanges', 'closeness']),
  ];
}

function setupOf(game: AnyGame): Setup {
  const options = Object.fromEntries(game.options.map(({ id, default: usual }) => [id, usual]));
  return { options, seats: game.seats.min };
}

function withMeasure(measures: readonly string[], measure: string, on: boolean): readonly string[] {
  const others = measures.filter((each) => each !== measure);
  // Something must be measured.
  if (on) return [...others, measure];
  return others.length === 0 ? measures : others;
}

function ToggleChip(props: {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  const { label, on, onChange } = props;
  return (
    <button type="button" className="lab-chip" aria-pressed={on} onClick={() => onChange(!on)}>
      {label}
    </button>
  );
}
