/** A hero in a few lines, where one is chosen or built. */
import { Icon } from '@fray/kit';
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
        <p className="dq-summary-name">{hero.name}</p>
        <p className="dq-soft">
          {words.pathOf(hero.path, hero.career)} ·{' '}
          {words.setup.healthDoubled(2 * (hero.health - hero.wounds))}
        </p>
        <p className="dq-summary-figures">
          {Object.entries(hero.attributes).map(([attribute, points]) => (
            <span key={attribute}>
              <Icon body={pictureOfAttribute(attribute)} /> {words.capital(attribute)} <b>{points}</b>
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
