/** What is to be compared: a game, its seats and bots, the rules to switch on, and how sure it must be. */

import { levelsOf } from '@fray/bots';
import { type AnyGame, rngFromSeed, type Setup, type WordBook } from '@fray/engine';
import { SelectField, SwitchField } from '@fray/kit';
import { type Experiment, readChange, responseWords } from '@fray/lab/core';
import { gameFacts } from '../../games/facts.js';
import { texts } from '../../texts/index.js';
import { changesOf, labelOf, wholeOf, withWhole } from './changes.js';

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
  const offered = changesOf(game);
  const whole = wholeOf(game, value.changes, offered);
  // A link may ask for more than is offered here.
  const asked = value.changes.map(({ name }) => name).filter((name) => !offered.includes(name));
  const rows = new Set([...offered, ...asked, ...(whole === undefined ? [] : [whole])]);
  const toggle = (name: string, on: boolean): void => {
    const changes = value.changes.filter((change) => change.name !== name);
    if (on) changes.push(readChange(name));
    onChange({ ...value, changes: withWhole(game, value.changes, changes, offered) });
  };
  return (
    <fieldset className="lab-changes">
      <legend>{texts().lab.compare}</legend>
      {[...rows].map((name) => (
        <SwitchField
          key={name}
          label={name === whole ? texts().lab.together : labelOf(name, game, book)}
          value={value.changes.some((change) => change.name === name)}
          onChange={(on) => toggle(name, on)}
        />
      ))}
    </fieldset>
  );
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
