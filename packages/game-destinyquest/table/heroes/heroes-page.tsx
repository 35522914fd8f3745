/** The gallery: who steps into the ring, against whom, against how good a bot. */
import type { GamePageProps } from '@fray/kit';
import { Button, SegmentField } from '@fray/kit';
import { useState } from 'react';
import { type Hero, PATHS, type Path, PREBUILT, specOf } from '../../src/index.js';
import { forgetHero, ownHeroes } from '../builder/own-heroes.js';
import { useWords } from '../lexicon.js';
import { FaceOff } from './face-off.js';
import { HeroCard } from './hero-card.js';
import './heroes.css';

type Shown = 'all' | Path;
type Seat = 0 | 1;

/** The path names a hero who is chosen already, such as one that was just built. */
export function HeroesPage({ path, house }: GamePageProps) {
  const words = useWords();
  const [own, setOwn] = useState(ownHeroes);
  const all = [...own, ...PREBUILT];
  const [chosen, setChosen] = useState<readonly [string, string]>(() => firstTwo(all, path));
  const [seat, setSeat] = useState<Seat>(0);
  const [shown, setShown] = useState<Shown>('all');
  const heroOf = (id: string): Hero => all.find((hero) => hero.id === id) ?? PREBUILT[0]!;
  const pair = [heroOf(chosen[0]), heroOf(chosen[1])] as const;
  const forget = (id: string) => (): void => {
    forgetHero(id);
    setOwn(ownHeroes());
  };
  return (
    <div className="dq-ring">
      <section className="dq-ring-heroes">
        <div className="dq-ring-head">
          <h1>{words.setup.whoSteps[seat]}</h1>
          <SegmentField
            label={words.setup.show}
            value={shown}
            values={(['all', ...PATHS] as const).map((value) => ({
              value,
              label: words.setup.shown(value, value === 'all' ? all.length : countOf(all, value)),
            }))}
            onChange={setShown}
          />
        </div>
        <div className="dq-gallery" role="radiogroup" aria-label={words.setup.whoSteps[seat]}>
          {all
            .filter((hero) => shown === 'all' || hero.path === shown)
            .map((hero) => (
              <HeroCard
                key={hero.id}
                hero={hero}
                mark={chosen[0] === hero.id ? 0 : chosen[1] === hero.id ? 1 : undefined}
                checked={chosen[seat] === hero.id}
                onChoose={() => setChosen(seat === 0 ? [hero.id, chosen[1]] : [chosen[0], hero.id])}
                onForget={own.includes(hero) ? forget(hero.id) : undefined}
              />
            ))}
        </div>
      </section>
      <aside className="dq-ring-side">
        <FaceOff pair={pair} seat={seat} onSeat={setSeat} />
        <Beginning pair={pair} house={house} />
      </aside>
    </div>
  );
}

interface BeginningProps extends Pick<GamePageProps, 'house'> {
  readonly pair: readonly [Hero, Hero];
}

/** How good the bot is, the other ways from here, and the one thing to do. */
function Beginning({ pair, house }: BeginningProps) {
  const words = useWords();
  const [level, setLevel] = useState(house.levels.find(({ id }) => id === 'casual')?.id ?? 'greedy');
  const [wrong, setWrong] = useState('');
  const start = async (): Promise<void> => {
    const started = await house.start({
      seats: [
        { kind: 'person', name: house.name },
        { kind: 'bot', bot: level },
      ],
      options: { hero1: optionOf(pair[0]), hero2: optionOf(pair[1]) },
    });
    if (started.ok) house.go(`/table/${started.value}`);
    else setWrong(started.error);
  };
  return (
    <>
      <SegmentField
        label={words.setup.howGood}
        value={level}
        values={house.levels.map(({ id, label }) => ({ value: id, label }))}
        onChange={setLevel}
      />
      <p className="dq-ring-links">
        <a href={`#/game/destinyquest/builder/${pair[0].id}`}>{words.setup.build}</a>
        <a href="#/game/destinyquest/tournament">{words.setup.hold}</a>
        <a href="#/new/destinyquest/bot">{words.setup.houseRules}</a>
        <a href="#/new/destinyquest/online">{words.setup.friend}</a>
      </p>
      <Button kind="main" className="dq-ring-start" onClick={() => void start()}>
        {words.setup.startDuel}
      </Button>
      {wrong !== '' && (
        <p className="dq-wrong" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}

function firstTwo(all: readonly Hero[], path: string | undefined): readonly [string, string] {
  const mine = all.find(({ id }) => id === path)?.id ?? PREBUILT[0]!.id;
  return [mine, PREBUILT.find(({ id }) => id !== mine)!.id];
}

function countOf(heroes: readonly Hero[], path: Path): number {
  return heroes.filter((hero) => hero.path === path).length;
}

/** A ready hero goes by its id, any other as a whole. */
function optionOf(hero: Hero): unknown {
  return PREBUILT.includes(hero) ? hero.id : specOf(hero);
}
