/** The figures of the hero on the bench, on lines that show where the ready heroes stand. */
import { Icon } from '@fray/kit';
import { BONUSES, type Bonus } from '../../src/heroes/hero.js';
import { type Hero, PREBUILT } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { HEART, pictureOfAttribute } from '../pictures.js';

/** Health counts double in a duel. */
export function figureOf(hero: Hero, bonus: Bonus): number {
  return bonus === 'health' ? 2 * (hero.health - hero.wounds) : hero.attributes[bonus];
}

export function Totals({ hero }: { readonly hero: Hero }) {
  const words = useWords();
  return (
    <section className="dq-totals">
      <h2>
        {words.setup.totals} <small className="dq-note">{words.setup.band}</small>
      </h2>
      <ul>
        {BONUSES.map((bonus) => {
          const others = PREBUILT.map((other) => figureOf(other, bonus));
          const [low, high] = [Math.min(...others), Math.max(...others)];
          const value = figureOf(hero, bonus);
          const most = Math.max(high, value) * 1.15;
          const at = (points: number): string => `${(100 * points) / most}%`;
          return (
            <li key={bonus}>
              <Icon body={bonus === 'health' ? HEART : pictureOfAttribute(bonus)} />
              <span>{words.capital(words.setup.bonuses[bonus])}</span>
              <b>{value}</b>
              <span className="dq-line-of" role="img" aria-label={words.setup.bandOf(low, high)}>
                <i style={{ insetInlineStart: at(low), width: at(high - low) }} />
                <em style={{ insetInlineStart: at(value) }} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
