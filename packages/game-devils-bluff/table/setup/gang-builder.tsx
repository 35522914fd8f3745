/** Building a gang: hire at the left, arm in the middle, and at the right what it comes to and why it cannot ride yet. */
import type { WordBook } from '@fray/engine';
import { Button, Icon, TextField, useTableWords } from '@fray/kit';
import { useEffect, useState } from 'react';
import {
  findProfile,
  formatGang,
  type GangFile,
  gangFaults,
  gearCost,
  type HireRules,
  type ModelFile,
  PROFILES,
  type Profile,
} from '../../src/index.js';
import { PROFILE_PICTURES } from '../pictures.js';
import type { DevilsWords } from '../words/en.js';
import { GangSheet } from './gang-sheet.js';
import { keepGang, readGangText } from './gang-shelf.js';
import { GearList } from './gear-list.js';
import { WeaponReach } from './weapon-reach.js';

interface GangBuilderProps {
  readonly start: GangFile;
  readonly seat: number;
  readonly rules: HireRules;
  readonly book: WordBook;
  readonly onUse: (gang: GangFile) => void;
  /** Hears of every change. */
  readonly onGang?: (gang: GangFile) => void;
}

export function GangBuilder({ start, seat, rules, book, onUse, onGang }: GangBuilderProps) {
  const words = useTableWords<DevilsWords>();
  const { setup } = words;
  const [gang, setGang] = useState(start);
  const [at, setAt] = useState(0);
  useEffect(() => onGang?.(gang), [gang, onGang]);
  const model = gang.models[at];
  const setModels = (models: readonly ModelFile[]): void => setGang({ ...gang, models });
  const setModel = (index: number, next: ModelFile): void =>
    setModels(gang.models.map((old, i) => (i === index ? next : old)));
  const sound = gangFaults(gang, rules).length === 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field must not send the form around a dialog
    <div
      className={`db-builder side-${seat}`}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <Hire
        gang={gang}
        rules={rules}
        onHire={(profile) => {
          const count = gang.models.filter((each) => each.profile === profile.id).length;
          setModels([
            ...gang.models,
            { name: setup.unnamed(words.profile(profile.id), count + 1), profile: profile.id, gear: [] },
          ]);
          setAt(gang.models.length);
        }}
      />
      {model !== undefined && (
        <section className="db-arming" aria-label={words.model(model.name)}>
          <Arming
            model={model}
            rules={rules}
            onChange={(next) => setModel(at, next)}
            onFire={() => {
              setModels(gang.models.filter((_, i) => i !== at));
              setAt(Math.max(0, at - 1));
            }}
          />
          <GearList gang={gang} at={at} rules={rules} onChange={(next) => setModel(at, next)} />
          <WeaponReach model={model} rules={rules} />
        </section>
      )}
      <div className="db-riding">
        <TextField
          label={setup.gangName}
          value={gang.name}
          maxLength={40}
          onChange={(name) => setGang({ ...gang, name })}
        />
        <GangSheet gang={gang} rules={rules} book={book} at={at} onPick={setAt} onModel={setModel} />
        <GangText gang={gang} onRead={setGang} />
        <div className="db-answers">
          <Button onClick={() => keepGang(gang)}>{setup.keep}</Button>
          <Button kind="main" disabled={!sound} onClick={() => onUse(gang)}>
            {sound ? setup.ride : setup.rideNot}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface HireProps {
  readonly gang: GangFile;
  readonly rules: HireRules;
  readonly onHire: (profile: Profile) => void;
}

const FIGURES = ['command', 'movement', 'skill', 'defence', 'toughness', 'hp'] as const;

function Hire({ gang, rules, onHire }: HireProps) {
  const words = useTableWords<DevilsWords>();
  const { setup } = words;
  const profiles = PROFILES[rules.edition].filter(({ id }) => findProfile(id, rules) !== undefined);
  return (
    <section className="db-hire" aria-label={setup.hire}>
      <h2>{setup.hire}</h2>
      <p className="soft">{setup.hireHelp}</p>
      {profiles.map((profile) => {
        const count = gang.models.filter((model) => model.profile === profile.id).length;
        return (
          <article key={profile.id} className="db-profile">
            <Icon body={PROFILE_PICTURES[profile.id]!} size={34} />
            <span>
              <b>{words.profile(profile.id)}</b>
              <small>{setup.gearUpTo(profile.gear)}</small>
            </span>
            <b className="db-price">{setup.dollars(profile.cost)}</b>
            <dl>
              {FIGURES.map((id) => (
                <div key={id}>
                  <dd>{figureOf(profile, id)}</dd>
                  <dt>{setup.figures[id]}</dt>
                </div>
              ))}
            </dl>
            <small>{setup.hired(count, profile.min, profile.max)}</small>
            {count < profile.max ? (
              <Button
                kind="choice"
                onClick={() => onHire(profile)}
                aria-label={`${setup.hireOne}: ${words.profile(profile.id)}`}
              >
                {setup.hireOne}
              </Button>
            ) : (
              <span className="db-no">{setup.enough(profile.max)}</span>
            )}
          </article>
        );
      })}
      <p className="soft">{setup.figuresHelp}</p>
    </section>
  );
}

function figureOf(profile: Profile, id: (typeof FIGURES)[number]): string {
  if (id === 'movement') return `${profile.movement / 1000}″`;
  return id === 'skill' || id === 'defence' ? `${profile[id]}+` : String(profile[id]);
}

interface ArmingProps {
  readonly model: ModelFile;
  readonly rules: HireRules;
  readonly onChange: (model: ModelFile) => void;
  readonly onFire: () => void;
}

function Arming({ model, rules, onChange, onFire }: ArmingProps) {
  const words = useTableWords<DevilsWords>();
  const { setup } = words;
  const profile = findProfile(model.profile, rules);
  const spent = gearCost(model, rules.edition);
  const most = profile?.gear ?? 0;
  return (
    <header className="db-arming-head">
      <TextField
        label={setup.name}
        value={model.name}
        maxLength={40}
        onChange={(name) => onChange({ ...model, name })}
      />
      <span>
        <small>
          {profile === undefined
            ? model.profile
            : setup.rank(words.profile(profile.id), profile.skill, profile.hp)}
        </small>
        <small className={spent > most ? 'db-bad' : ''}>{setup.of(spent, most)}</small>
        <span className="db-money-bar" aria-hidden="true">
          <span style={{ inlineSize: `${Math.min(100, most === 0 ? 0 : (100 * spent) / most)}%` }} />
        </span>
      </span>
      <Button kind="quiet" onClick={onFire}>
        {setup.fire}
      </Button>
    </header>
  );
}

/** The gang as a file: to copy, to change, to put back. */
function GangText({ gang, onRead }: { readonly gang: GangFile; readonly onRead: (gang: GangFile) => void }) {
  const { setup } = useTableWords<DevilsWords>();
  const [text, setText] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const read = (): void => {
    const file = readGangText(text ?? '');
    setWrong(file === undefined);
    if (file === undefined) return;
    onRead(file);
    setText(undefined);
  };
  return (
    <details className="db-file">
      <summary>{setup.file}</summary>
      <p className="soft">{setup.fileHelp}</p>
      <textarea
        aria-label={setup.file}
        rows={8}
        spellCheck={false}
        value={text ?? formatGang(gang)}
        onChange={(event) => setText(event.target.value)}
      />
      <Button disabled={text === undefined} onClick={read}>
        {setup.useFile}
      </Button>
      {wrong && <p className="problem">{setup.badFile}</p>}
    </details>
  );
}
