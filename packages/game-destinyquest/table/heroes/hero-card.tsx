/** A hero in the gallery: picture, what it is like, and the figures that decide most. */
import { Button, classes, Icon } from '@fray/kit';
import type { Hero } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { pictureOfBox, pictureOfCareer, pictureOfPath } from '../pictures.js';
import { HeroFigures } from './hero-figures.js';

export interface HeroCardProps {
  readonly hero: Hero;
  /** 0: mine. 1: the other's. */
  readonly mark: 0 | 1 | undefined;
  readonly checked: boolean;
  readonly onChoose: () => void;
  /** For heroes of one's own. */
  readonly onForget: (() => void) | undefined;
}

export function HeroCard({ hero, mark, checked, onChoose, onForget }: HeroCardProps) {
  const words = useWords();
  const weapon = hero.items.find(({ box }) => box === 'main hand');
  return (
    <div className={classes('dq-card', `dq-card-${hero.path}`, mark !== undefined && `dq-card-${mark}`)}>
      <label>
        <input type="radio" name="hero" checked={checked} onChange={onChoose} />
        {mark !== undefined && <span className="dq-card-mark">{words.setup.marks[mark]}</span>}
        <span className="dq-card-scene" aria-hidden="true">
          <Icon body={pictureOfCareer(hero.career)} />
          <Icon body={pictureOfBox('main hand', weapon)} className="dq-card-far" />
        </span>
        <span className="dq-card-words">
          <b>{words.called(hero.name)}</b>
          <small className="dq-card-path">
            <Icon body={pictureOfPath(hero.path)} /> {words.pathOf(hero.path, hero.career)}
          </small>
          <span>{words.setup.likes[hero.id] ?? words.setup.ownHero}</span>
        </span>
        <HeroFigures hero={hero} />
      </label>
      {onForget !== undefined && (
        <Button
          kind="quiet"
          onClick={onForget}
          aria-label={`${words.labelled(words.setup.forget)} ${words.called(hero.name)}`}
        >
          {words.setup.forget}
        </Button>
      )}
    </div>
  );
}
