/** Who takes part: heroes with the people or bots who play them, here or over the net; then the pairings are drawn. */
import laurels from 'game-icon:laurels';
import type { GamePageProps } from '@fray/kit';
import { Button, Icon, Panel, SegmentField, TextField } from '@fray/kit';
import { useState } from 'react';
import { type Hero, PREBUILT, specOf, startTournament } from '../../src/index.js';
import { FORMATS, type Format, LENGTHS, type Length } from '../../src/tournament/tournament.js';
import { ownHeroes } from '../builder/own-heroes.js';
import { useWords } from '../lexicon.js';
import { ADDRESS, type LocalRing } from './local-ring.js';
import { PERSON, type Place, PlaceRow, type Where } from './place-row.js';
import type { RingPlayer } from './ring.js';

const MOST = 16;
export function DrawForm({
  book,
  house,
  onHold,
}: GamePageProps & { readonly onHold: (ring: LocalRing) => void }) {
  const words = useWords();
  const [how, setHow] = useState<How>({
    title: words.ring.defaultTitle,
    where: 'here',
    format: 'bracket',
    length: 'single',
  });
  const { title, where, format, length } = how;
  const [places, setPlaces] = useState<readonly Place[]>(() => firstPlaces(house.name || words.you));
  const [wrong, setWrong] = useState('');
  const heroes = [...ownHeroes(), ...PREBUILT];
  const isAlone = where === 'online' && house.contests === undefined;
  const put = (at: number, part: Partial<Place>): void =>
    setPlaces(places.with(at, { ...places[at]!, ...part }));
  const draw = async (): Promise<void> => {
    const input = { format, length, entrants: places.map(({ hero }) => ({ hero: heroFor(heroes, hero) })) };
    if (where === 'online') return setWrong((await holdOnline(house, title, input, places)) ?? '');
    const seed = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const started = startTournament({ ...input, seed });
    if (!started.ok) return setWrong(book.problem(started.error));
    const players = playersOf(places, words.ring.somebody);
    onHold({
      title: title.trim() || words.ring.defaultTitle,
      tournament: started.value,
      players,
      matches: {},
    });
  };
  return (
    <div className="dq-draw">
      <div className="dq-draw-head">
        <h1>{words.setup.hold}</h1>
        <p className="dq-soft">{words.ring.help[where]}</p>
      </div>
      <Panel className="dq-draw-who">
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
        <Button
          disabled={places.length >= MOST}
          onClick={() => setPlaces([...places, another(places, heroes)])}
        >
          {words.ring.more}
        </Button>
      </Panel>
      <Panel className="dq-draw-how">
        <HowFields value={how} onChange={setHow} />
        <Button kind="main" disabled={isAlone} onClick={() => void draw()}>
          {words.ring.draw}
        </Button>
        <Refused why={isAlone ? words.ring.noServer : wrong} />
      </Panel>
    </div>
  );
}

function Refused({ why }: { readonly why: string }) {
  return why === '' ? null : (
    <p className="dq-wrong" role="alert">
      {why}
    </p>
  );
}

/** At one screen everybody may sit down to their own duels. */
function playersOf(places: readonly Place[], somebody: (isFirst: boolean) => string): RingPlayer[] {
  const me = places.findIndex(({ plays }) => plays === PERSON);
  return places.map(({ plays, name }, i) =>
    plays === PERSON
      ? { kind: PERSON, name: name || somebody(i === me), you: true }
      : { kind: 'bot', level: plays },
  );
}

interface How {
  readonly title: string;
  readonly where: Where;
  readonly format: Format;
  readonly length: Length;
}

function HowFields({ value, onChange }: { readonly value: How; readonly onChange: (how: How) => void }) {
  const words = useWords();
  return (
    <div className="dq-draw-fields">
      <div className="dq-draw-laurels">
        <Icon body={laurels} />
      </div>
      <TextField
        label={words.ring.title}
        value={value.title}
        maxLength={40}
        onChange={(title) => onChange({ ...value, title })}
      />
      <SegmentField
        label={words.ring.where}
        value={value.where}
        values={(['here', 'online'] as const).map((where) => ({
          value: where,
          label: words.ring.places[where],
        }))}
        onChange={(where) => onChange({ ...value, where })}
      />
      <SegmentField
        label={words.ring.format}
        value={value.format}
        values={FORMATS.map((format) => ({ value: format, label: words.ring.formats[format] }))}
        onChange={(format) => onChange({ ...value, format })}
      />
      <SegmentField
        label={words.ring.length}
        value={value.length}
        values={LENGTHS.map((length) => ({ value: length, label: words.ring.lengths[length] }))}
        onChange={(length) => onChange({ ...value, length })}
      />
    </div>
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
