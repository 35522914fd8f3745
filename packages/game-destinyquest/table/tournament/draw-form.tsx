/** Who takes part: heroes with the people or bots who play them, here or over the net; then the pairings are drawn. */
import type { GamePageProps } from '@fray/kit';
import { Button, Icon, SegmentField, TextField } from '@fray/kit';
import { useState } from 'react';
import { type Hero, PREBUILT, specOf, startTournament } from '../../src/index.js';
import { FORMATS, type Format, LENGTHS, type Length } from '../../src/tournament/tournament.js';
import { ownHeroes } from '../builder/own-heroes.js';
import { useWords } from '../lexicon.js';
import { pictureOfCareer } from '../pictures.js';
import { ADDRESS, type LocalRing } from './local-ring.js';
import type { RingPlayer } from './ring.js';

const MOST = 16;
/** Somebody at this screen, or whoever follows the link. */
const PERSON = 'person';

interface Place {
  readonly hero: string;
  readonly plays: string;
  readonly name: string;
}

type Where = 'here' | 'online';

export function DrawForm({
  book,
  house,
  onHold,
}: GamePageProps & { readonly onHold: (ring: LocalRing) => void }) {
  const words = useWords();
  const [title, setTitle] = useState<string>(words.ring.defaultTitle);
  const [where, setWhere] = useState<Where>('here');
  const [format, setFormat] = useState<Format>('bracket');
  const [length, setLength] = useState<Length>('single');
  const [places, setPlaces] = useState<readonly Place[]>(() => firstPlaces(house.name || words.you));
  const [wrong, setWrong] = useState('');
  const heroes = [...ownHeroes(), ...PREBUILT];
  const put = (at: number, part: Partial<Place>): void =>
    setPlaces(places.map((place, i) => (i === at ? { ...place, ...part } : place)));
  const draw = async (): Promise<void> => {
    const input = { format, length, entrants: places.map(({ hero }) => ({ hero: heroFor(heroes, hero) })) };
    if (where === 'online') return setWrong((await holdOnline(house, title, input, places)) ?? '');
    const seed = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const started = startTournament({ ...input, seed });
    if (!started.ok) return setWrong(book.problem(started.error));
    const [me] = places.flatMap(({ plays }, i) => (plays === PERSON ? [i] : []));
    const players = places.map(
      ({ plays, name }, i): RingPlayer =>
        // At one screen everybody may sit down to their own duels.
        plays === PERSON
          ? { kind: PERSON, name: name || words.ring.somebody(i === me), you: true }
          : { kind: 'bot', level: plays },
    );
    onHold({
      title: title.trim() || words.ring.defaultTitle,
      tournament: started.value,
      players,
      matches: {},
    });
  };
  return (
    <div className="dq-draw">
      <h1>{words.setup.hold}</h1>
      <p className="dq-soft">{words.ring.help[where]}</p>
      <div className="dq-draw-fields">
        <TextField label={words.ring.title} value={title} maxLength={40} onChange={setTitle} />
        <SegmentField
          label={words.ring.where}
          value={where}
          values={(['here', 'online'] as const).map((value) => ({ value, label: words.ring.places[value] }))}
          onChange={setWhere}
        />
        <SegmentField
          label={words.ring.format}
          value={format}
          values={FORMATS.map((value) => ({ value, label: words.ring.formats[value] }))}
          onChange={setFormat}
        />
        <SegmentField
          label={words.ring.length}
          value={length}
          values={LENGTHS.map((value) => ({ value, label: words.ring.lengths[value] }))}
          onChange={setLength}
        />
      </div>
      <h2>{words.ring.entrants(places.length)}</h2>
      <ol className="dq-places">
        {places.map((place, i) => (
          <li key={i}>
            <PlaceRow
              {...{ place, heroes, house, where }}
              number={i + 1}
              onChange={(part) => put(i, part)}
              onLeave={places.length > 2 ? () => setPlaces(places.filter((_, at) => at !== i)) : undefined}
            />
          </li>
        ))}
      </ol>
      <div className="dq-draw-acts">
        <Button
          disabled={places.length >= MOST}
          onClick={() => setPlaces([...places, another(places, heroes)])}
        >
          {words.ring.more}
        </Button>
        <Button
          kind="main"
          disabled={where === 'online' && house.contests === undefined}
          onClick={() => void draw()}
        >
          {words.ring.draw}
        </Button>
      </div>
      {where === 'online' && house.contests === undefined && (
        <p className="dq-wrong">{words.ring.noServer}</p>
      )}
      {wrong !== '' && (
        <p className="dq-wrong" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

interface PlaceRowProps {
  readonly place: Place;
  readonly number: number;
  readonly heroes: readonly Hero[];
  readonly house: GamePageProps['house'];
  readonly where: Where;
  readonly onChange: (part: Partial<Place>) => void;
  readonly onLeave: (() => void) | undefined;
}

function PlaceRow({ place, number, heroes, house, where, onChange, onLeave }: PlaceRowProps) {
  const words = useWords();
  const hero = heroes.find(({ id }) => id === place.hero) ?? PREBUILT[0]!;
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
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={words.ring.playerOf(hero.name)}
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
          aria-label={words.ring.nameOf(hero.name)}
          value={place.name}
          placeholder={words.ring.nameHint}
          maxLength={40}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      ) : (
        <span />
      )}
      {onLeave !== undefined && (
        <Button kind="quiet" aria-label={words.ring.without(hero.name)} onClick={onLeave}>
          ×
        </Button>
      )}
    </>
  );
}

function firstPlaces(me: string): readonly Place[] {
  return PREBUILT.slice(0, 8).map(({ id }, i) =>
    i === 0 ? { hero: id, plays: PERSON, name: me } : { hero: id, plays: 'casual', name: '' },
  );
}

function another(places: readonly Place[], heroes: readonly Hero[]): Place {
  const free = heroes.find(({ id }) => places.every(({ hero }) => hero !== id)) ?? heroes[0]!;
  return { hero: free.id, plays: 'casual', name: '' };
}

function heroFor(heroes: readonly Hero[], id: string): unknown {
  const hero = heroes.find((other) => other.id === id);
  return hero === undefined || PREBUILT.includes(hero) ? id : specOf(hero);
}

async function holdOnline(
  house: GamePageProps['house'],
  title: string,
  input: Readonly<Record<string, unknown>>,
  places: readonly Place[],
): Promise<string | undefined> {
  const made = await house.contests?.create(
    title,
    input,
    places.map(({ plays }) => (plays === PERSON ? { kind: PERSON } : { kind: 'bot', level: plays })),
  );
  if (made === undefined) return undefined;
  if (!made.ok) return made.error;
  house.go(`${ADDRESS}/${made.value.id}.${made.value.invite}`);
  return undefined;
}
