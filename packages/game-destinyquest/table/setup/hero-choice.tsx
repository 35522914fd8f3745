/** The setting up of a duel: both heroes side by side, fifteen to choose from, or one of your own. */

import type { OptionsFormProps } from '@fray/kit';
import { classes, Icon } from '@fray/kit';
import { useId } from 'react';
import { type Hero, PREBUILT, readHero, specOf } from '../../src/index.js';
import { ownHeroes } from '../builder/own-heroes.js';
import { HeroFigures } from '../heroes/hero-figures.js';
import { useWords } from '../lexicon.js';
import { pictureOfCareer } from '../pictures.js';
import { HeroSummary } from './hero-summary.js';
import './setup.css';

export const ownOptions: readonly string[] = ['hero1', 'hero2'];

export function OptionsForm({ game, value, onChange, seat: only }: OptionsFormProps) {
  const words = useWords();
  return (
    <>
      <div className="dq-setup">
        {ownOptions.map((option, seat) => {
          if (only !== undefined && only !== seat) return null;
          const preset = game.options.find(({ id }) => id === option)?.default;
          return (
            <HeroChoice
              key={option}
              label={words.setup.seats[option]!}
              seat={seat}
              chosen={heroOf(value[option] ?? preset)}
              onChange={(hero) => onChange({ ...value, [option]: hero })}
            />
          );
        })}
      </div>
      {only === undefined && (
        <p>
          <a href="#/game/destinyquest/tournament">{words.setup.hold}</a>
        </p>
      )}
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
  const words = useWords();
  const name = useId();
  const own = ownHeroes();
  return (
    <fieldset className={`dq-choice side-${seat}`}>
      <legend>{label}</legend>
      <HeroSummary hero={chosen} />
      <details className="dq-choice-more" open={seat === 0}>
        <summary>{words.setup.choose(label)}</summary>
        <div className="dq-choice-grid">
          {[...own, ...PREBUILT].map((hero) => (
            <label key={hero.id} className={classes('dq-pick', hero.id === chosen.id && 'dq-picked')}>
              <input
                type="radio"
                name={name}
                checked={hero.id === chosen.id}
                onChange={() => onChange(own.includes(hero) ? specOf(hero) : hero.id)}
              />
              <Icon body={pictureOfCareer(hero.career)} />
              <span>
                <b>{words.called(hero.name)}</b>
                <small>{words.pathOf(hero.path, hero.career)}</small>
              </span>
              <HeroFigures hero={hero} />
            </label>
          ))}
        </div>
      </details>
      <p>
        <a href="#/game/destinyquest/builder">{words.setup.build}</a>
      </p>
    </fieldset>
  );
}
