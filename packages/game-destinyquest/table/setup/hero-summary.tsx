/** A hero in a few lines, where one is chosen or built. */
import { Icon } from '@fray/kit';
import { ATTRIBUTES } from '../../src/heroes/hero.js';
import { ABILITIES, type Hero } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { pictureOfAttribute, pictureOfCareer } from '../pictures.js';

export function HeroSummary({ hero }: { readonly hero: Hero }) {
  const words = useWords();
  return (
    <div className="dq-summary">
      <span className="dq-summary-portrait">
        <Icon body={pictureOfCareer(hero.career)} />
      </span>
      <div>
        <p className="dq-summary-name">{words.called(hero.name)}</p>
        <p className="dq-soft">
          {words.pathOf(hero.path, hero.career)} ·{' '}
          {words.setup.healthDoubled(2 * (hero.health - hero.wounds))}
        </p>
        <p className="dq-summary-figures">
          {ATTRIBUTES.map((attribute) => (
            <span key={attribute}>
              <Icon body={pictureOfAttribute(attribute)} /> {words.capital(words.stats[attribute])}{' '}
              <b>{hero.attributes[attribute]}</b>
            </span>
          ))}
        </p>
        <p className="dq-soft dq-summary-abilities">
          {hero.abilities.map(({ ability }) => words.ability(ABILITIES[ability]!.id)).join(', ')}
        </p>
      </div>
    </div>
  );
}
