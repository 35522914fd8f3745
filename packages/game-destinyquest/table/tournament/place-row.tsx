/** One place of a tournament that is being drawn: the hero, and who plays it. */
import type { House } from '@fray/kit';
import { Button, Icon } from '@fray/kit';
import { type Hero, PREBUILT } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { pictureOfCareer } from '../pictures.js';

/** Somebody at this screen, or whoever follows the link. */
export const PERSON = 'person';

export interface Place {
  readonly hero: string;
  readonly plays: string;
  readonly name: string;
}

export type Where = 'here' | 'online';

export interface PlaceRowProps {
  readonly place: Place;
  readonly number: number;
  readonly heroes: readonly Hero[];
  readonly house: House;
  readonly where: Where;
  readonly onChange: (part: Partial<Place>) => void;
  readonly onLeave: (() => void) | undefined;
}

export function PlaceRow({ place, number, heroes, house, where, onChange, onLeave }: PlaceRowProps) {
  const words = useWords();
  const hero = heroes.find(({ id }) => id === place.hero) ?? PREBUILT[0]!;
  const called = words.called(hero.name);
  return (
    <>
      <Icon body={pictureOfCareer(hero.career)} />
      <select
        aria-label={words.ring.heroOf(number)}
        value={hero.id}
        onChange={(event) => onChange({ hero: event.target.value })}
      >
        {heroes.map(({ id, name }) => (
          <option key={id} value={id}>
            {words.called(name)}
          </option>
        ))}
      </select>
      <select
        aria-label={words.ring.playerOf(called)}
        value={place.plays}
        onChange={(event) => onChange({ plays: event.target.value })}
      >
        <option value={PERSON}>{words.ring.persons[where]}</option>
        {house.levels.map(({ id, label }) => (
          <option key={id} value={id}>
            {words.ring.bot(label)}
          </option>
        ))}
      </select>
      {place.plays === PERSON && where === 'here' ? (
        <input
          aria-label={words.ring.nameOf(called)}
          value={place.name}
          placeholder={words.ring.nameHint}
          maxLength={40}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      ) : (
        <span />
      )}
      {onLeave !== undefined && (
        <Button kind="quiet" aria-label={words.ring.without(called)} onClick={onLeave}>
          ×
        </Button>
      )}
    </>
  );
}
