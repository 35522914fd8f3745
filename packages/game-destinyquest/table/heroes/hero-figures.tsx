/** The figures that decide most: speed, the better of brawn and magic, armour, health in a duel. */
import { Icon } from '@fray/kit';
import type { Hero } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { HEART, pictureOfAttribute } from '../pictures.js';

export function HeroFigures({ hero }: { readonly hero: Hero }) {
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
