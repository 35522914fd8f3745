/** The setting up of a duel: both heroes side by side, fifteen to choose from, or one of your own. */

import type { OptionsFormProps } from '@fray/kit';
import { Button, classes, Icon } from '@fray/kit';
import { useId, useState } from 'react';
import { type Hero, PREBUILT, readHero } from '../src/index.js';
import { HeroBuilder } from './hero-builder.js';
import { HeroSummary } from './hero-summary.js';
import { pictureOfCareer } from './pictures.js';
import { SETUP } from './setup-words.js';
import { TournamentDesk } from './tournament-desk.js';
import { WORDS } from './words.js';
import './setup.css';

export const ownOptions: readonly string[] = ['hero1', 'hero2'];

export function OptionsForm({ game, value, onChange }: OptionsFormProps) {
  return (
    <>
      <div className="dq-setup">
        {ownOptions.map((option, seat) => {
          const preset = game.options.find(({ id }) => id === option)?.default;
          return (
            <HeroChoice
              key={option}
              label={SETUP.seats[option]!}
              seat={seat}
              chosen={heroOf(value[option] ?? preset)}
              onChange={(hero) => onChange({ ...value, [option]: hero })}
            />
          );
        })}
      </div>
      <TournamentDesk onSetUp={([hero1, hero2]) => onChange({ ...value, hero1, hero2 })} />
    </>
  );
}

function heroOf(value: unknown): Hero {
  const hero = readHero(value);
  return hero.ok ? hero.value : PREBUILT[0]!;
}

interface HeroChoiceProps {
  readonly label: string;
  readonly seat: number;
  readonly chosen: Hero;
  /** The id of a ready hero, or the description of another. */
  readonly onChange: (hero: unknown) => void;
}

function HeroChoice({ label, seat, chosen, onChange }: HeroChoiceProps) {
  const [building, setBuilding] = useState(false);
  const name = useId();
  const own = !PREBUILT.includes(chosen);
  return (
    <fieldset className={`dq-choice side-${seat}`}>
      <legend>{label}</legend>
      <HeroSummary hero={chosen} />
      <div className="dq-choice-row">
        <Button onClick={() => setBuilding(true)}>{own ? SETUP.change : SETUP.build}</Button>
      </div>
      <details className="dq-choice-more">
        <summary>{SETUP.choose(label)}</summary>
        <div className="dq-choice-grid">
          {PREBUILT.map((hero) => (
            <label key={hero.id} className={classes('dq-pick', hero === chosen && 'dq-picked')}>
              <input type="radio" name={name} checked={hero === chosen} onChange={() => onChange(hero.id)} />
              <Icon body={pictureOfCareer(hero.career)} />
              <span>
                <b>{hero.name}</b>
                <small>{WORDS.pathOf(hero.path, hero.career)}</small>
              </span>
            </label>
          ))}
        </div>
      </details>
      <HeroBuilder
        open={building}
        start={chosen}
        onClose={() => setBuilding(false)}
        onUse={(spec) => {
          setBuilding(false);
          onChange(spec);
        }}
      />
    </fieldset>
  );
}
