/** A hero in a few lines, where one is chosen or built. */
import { Icon } from '@fray/kit';
import { ABILITIES, type Hero } from '../src/index.js';
import { pictureOfAttribute, pictureOfCareer } from './pictures.js';
import { SETUP } from './setup-words.js';
import { capital, WORDS } from './words.js';

export function HeroSummary({ hero }: { readonly hero: Hero }) {
  return (
    <div className="dq-summary">
      <span className="dq-summary-portrait">
        <Icon body={pictureOfCareer(hero.career)} />
      </span>
      <div>
        <p className="dq-summary-name">{hero.name}</p>
        <p className="dq-soft">
          {WORDS.pathOf(hero.path, hero.career)} · {SETUP.healthDoubled(2 * (hero.health - hero.wounds))}
        </p>
        <p className="dq-summary-figures">
          {Object.entries(hero.attributes).map(([attribute, points]) => (
            <span key={attribute}>
              <Icon body={pictureOfAttribute(attribute)} /> {capital(attribute)} <b>{points}</b>
            </span>
          ))}
        </p>
        <p className="dq-soft dq-summary-abilities">
          {hero.abilities.map(({ ability }) => ABILITIES[ability]!.name).join(', ')}
        </p>
      </div>
    </div>
  );
}
