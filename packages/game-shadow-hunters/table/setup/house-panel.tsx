/** Setting up: the seven house rules, each with its level, what it does, what it needs and what the lab found of it. */
import { basisOf, basisWord } from '@fray/engine';
import { Button, Clause, classes, Icon, type OptionsFormProps, useTableWords } from '@fray/kit';
import { EXPERIMENTAL, HOUSE_IDS, HOUSE_LEVELS, type HouseId } from '../../src/index.js';
import { HOUSE_PICTURES } from '../pictures.js';
import type { ShadowWords } from '../words/en.js';
import { FINDINGS, type Interval } from './findings.js';
import './house-panel.css';

export const ownOptions: readonly string[] = HOUSE_IDS;

const LEVELS = ['easy', 'medium', 'advanced'] as const;
const EASY = HOUSE_IDS.filter((rule) => HOUSE_LEVELS[rule] === 'easy');
const NEEDS: Readonly<Partial<Record<HouseId, HouseId>>> = { criticalMisses: 'duelDice' };
const PRESETS = { none: [], easy: EASY, all: HOUSE_IDS } as const;

type Rules = Readonly<Record<string, boolean>>;

const withRules = (rules: readonly HouseId[]): Rules =>
  Object.fromEntries(HOUSE_IDS.map((rule) => [rule, rules.includes(rule)]));

/** A rule brings along what it needs, and takes along what needs it. */
function switched(value: OptionsFormProps['value'], rule: HouseId, on: boolean): Rules {
  const along = HOUSE_IDS.filter((other) => (on ? NEEDS[rule] === other : NEEDS[other] === rule));
  return { ...(value as Rules), ...Object.fromEntries([rule, ...along].map((id) => [id, on])) };
}

export function OptionsForm({ game, book, value, onChange, seat }: OptionsFormProps) {
  const { setup, levels } = useTableWords<ShadowWords>();
  if (seat !== undefined) return null;
  const on = HOUSE_IDS.filter((rule) => value[rule] === true);
  return (
    <section className="sh-house" aria-labelledby="sh-house-title">
      <h2 id="sh-house-title">{setup.title}</h2>
      <p className="soft">
        {setup.advice} <Clause id="SH-H-04" />
      </p>
      <fieldset className="sh-house-presets" aria-label={setup.presets}>
        {(['none', 'easy', 'all'] as const).map((preset) => (
          <Button
            key={preset}
            aria-pressed={PRESETS[preset].join() === on.join()}
            onClick={() => onChange({ ...value, ...withRules(PRESETS[preset]) })}
          >
            {setup.preset[preset]}
          </Button>
        ))}
      </fieldset>
      {LEVELS.map((level, i) => (
        <section key={level} aria-label={levels[level]}>
          <h3>
            <span aria-hidden="true">{'●'.repeat(i + 1).padEnd(LEVELS.length, '○')}</span> {levels[level]}
          </h3>
          {HOUSE_IDS.filter((rule) => HOUSE_LEVELS[rule] === level).map((rule) => {
            const definition = game.options.find(({ id }) => id === rule)!;
            return (
              <Rule
                key={rule}
                rule={rule}
                on={value[rule] === true}
                label={book.options[rule]!.label}
                help={book.options[rule]!.help}
                basis={basisWord(book, basisOf(definition, true))}
                clause={definition.clause}
                onSwitch={(next) => onChange(switched(value, rule, next))}
              />
            );
          })}
        </section>
      ))}
    </section>
  );
}

interface RuleProps {
  readonly rule: HouseId;
  readonly on: boolean;
  readonly label: string;
  readonly help: string;
  readonly basis: string;
  readonly clause: string;
  readonly onSwitch: (on: boolean) => void;
}

function Rule({ rule, on, label, help, basis, clause, onSwitch }: RuleProps) {
  const { setup } = useTableWords<ShadowWords>();
  const about = `sh-house-${rule}`;
  return (
    <label className={classes('sh-house-rule', on && 'sh-house-on')}>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-label={label}
        aria-describedby={about}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <span className="sh-house-picture">
        <Icon body={HOUSE_PICTURES[rule]!} />
      </span>
      <span className="sh-house-text">
        <b>{label}</b>{' '}
        {EXPERIMENTAL.includes(rule) && <span className="sh-house-tag">{setup.experimental}</span>}
        <span id={about}>
          {help}{' '}
          <span className="soft">
            {findingOf(rule, setup)} ({basis}, {clause})
          </span>
        </span>
      </span>
    </label>
  );
}

const isClear = ([, low, high]: Interval): boolean => low > 0 || high < 0;

/** What it does to the odds, as far as the lab can tell. */
function findingOf(rule: HouseId, { finding }: ShadowWords['setup']): string {
  const { hunters, shadows, minutes } = FINDINGS[rule];
  const side = isClear(shadows)
    ? finding.shadows(shadows[0])
    : isClear(hunters)
      ? finding.hunters(hunters[0])
      : finding.even;
  return `${side} ${finding.longer(minutes[0])}`;
}
