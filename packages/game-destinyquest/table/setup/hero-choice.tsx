/** The setting up of a duel: both heroes side by side, fifteen to choose from, or one of your own. */

import type { WordBook } from '@fray/engine';
import type { OptionsFormProps } from '@fray/kit';
import { Button, classes, Icon } from '@fray/kit';
import { useId, useState } from 'react';
import { type Hero, PREBUILT, readHero } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { HEART, pictureOfAttribute, pictureOfCareer } from '../pictures.js';
import { HeroBuilder } from './hero-builder.js';
import { HeroSummary } from './hero-summary.js';
import { TournamentDesk } from './tournament-desk.js';
import './setup.css';

export const ownOptions: readonly string[] = ['hero1', 'hero2'];

export function OptionsForm({ game, book, value, onChange, seat: only }: OptionsFormProps) {
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
              book={book}
              chosen={heroOf(value[option] ?? preset)}
              onChange={(hero) => onChange({ ...value, [option]: hero })}
            />
          );
        })}
      </div>
      {only === undefined && (
        <TournamentDesk book={book} onSetUp={([hero1, hero2]) => onChange({ ...value, hero1, hero2 })} />
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
  readonly book: WordBook;
  readonly chosen: Hero;
  /** The id of a ready hero, or the description of another. */
  readonly onChange: (hero: unknown) => void;
}

function HeroChoice({ label, seat, book, chosen, onChange }: HeroChoiceProps) {
  const words = useWords();
  const [building, setBuilding] = useState(false);
  const name = useId();
  const own = !PREBUILT.includes(chosen);
  return (
    <fieldset className={`dq-choice side-${seat}`}>
      <legend>{label}</legend>
      <HeroSummary hero={chosen} />
      <div className="dq-choice-row">
        <Button onClick={() => setBuilding(true)}>{own ? words.setup.change : words.setup.build}</Button>
      </div>
      <details className="dq-choice-more" open={seat === 0}>
        <summary>{words.setup.choose(label)}</summary>
        <div className="dq-choice-grid">
          {PREBUILT.map((hero) => (
            <label key={hero.id} className={classes('dq-pick', hero === chosen && 'dq-picked')}>
              <input type="radio" name={name} checked={hero === chosen} onChange={() => onChange(hero.id)} />
              <Icon body={pictureOfCareer(hero.career)} />
              <span>
                <b>{hero.name}</b>
                <small>{words.pathOf(hero.path, hero.career)}</small>
              </span>
              <Figures hero={hero} />
            </label>
          ))}
        </div>
      </details>
      <HeroBuilder
        open={building}
        start={chosen}
        book={book}
        onClose={() => setBuilding(false)}
        onUse={(spec) => {
          setBuilding(false);
          onChange(spec);
        }}
      />
    </fieldset>
  );
}

/** The figures that decide most: speed, the better of brawn and magic, armour, health in a duel. */
function Figures({ hero }: { readonly hero: Hero }) {
  const words = useWords();
  const { speed, brawn, magic, armour } = hero.attributes;
  const might = brawn >= magic ? 'brawn' : 'magic';
  const figures = [
    ['speed', speed],
    [might, Math.max(brawn, magic)],
    ['armour', armour],
  ] as const;
  return (
    <span className="dq-pick-figures">
      {figures.map(([name, points]) => (
        <span key={name}>
          <Icon body={pictureOfAttribute(name)} label={words.stats[name]} /> {points}
        </span>
      ))}
      <span>
        <Icon body={HEART} label={words.health} /> {2 * (hero.health - hero.wounds)}
      </span>
    </span>
  );
}
