/** Who sits opposite, how strong, on which side: then one sits down. */
import { castAs, levelsOf, PERSONAS, type Persona, type PersonaId } from '@fray/bots';
import type { AnyGame, LevelId, WordBook } from '@fray/engine';
import { findGame } from '@fray/games';
import { Button, classes, SegmentField, SwitchField } from '@fray/kit';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Face } from '../../faces/face.js';
import { useTable } from '../../games/use-table.js';
import { randomUnit } from '../../session/fresh-seed.js';
import { type SeatPlan, startLocal } from '../../session/local-matches.js';
import { useSettings } from '../../settings.js';
import { texts } from '../../texts/index.js';
import { Loading } from '../loading.js';
import { Page } from '../page.js';
import { Problem } from '../problem.js';
import { optionsOf } from '../setup/plan.js';
import './bots-page.css';
import { scoreAgainst } from './score-against.js';
import { Stairs } from './stairs.js';

export function BotsPage({ game: id }: { readonly game: string }) {
  const game = findGame(id);
  if (!game.ok) return <Problem title={texts().lobby.cannotStart} text={texts().common.notFound} />;
  return <Loaded key={id} game={game.value} />;
}

function Loaded({ game }: { readonly game: AnyGame }) {
  const table = useTable(game);
  return table === undefined ? <Loading /> : <Choosing game={game} book={table.book} />;
}

interface ChoosingProps {
  readonly game: AnyGame;
  readonly book: WordBook;
}

function Choosing({ game, book }: ChoosingProps) {
  const { bots } = texts();
  const levels = levelsOf(game);
  const [persona, setPersona] = useState<Persona>(PERSONAS[1]!);
  const [level, setLevel] = useState<LevelId>(levels.includes('steady') ? 'steady' : levels[0]!);
  const others = game.seats.min - 1;
  return (
    <Page title={`${bots.title}: ${book.title}`} wide>
      <div className="bots" data-game={game.id}>
        <section className="bots-who" aria-labelledby="bots-who">
          <div className="bots-head">
            <h1 id="bots-who">{bots.who(others)}</h1>
            <p className="soft">{bots.whoHint}</p>
          </div>
          <div className="bots-cast" role="radiogroup" aria-labelledby="bots-who">
            {PERSONAS.map((each) => (
              <CastCard key={each.id} persona={each} chosen={each === persona} onChoose={setPersona} />
            ))}
          </div>
        </section>
        <Stairs game={game} levels={levels} level={level} onChoose={setLevel} />
        <Chosen {...{ game, book, persona, level }} />
      </div>
    </Page>
  );
}

interface CastCardProps {
  readonly persona: Persona;
  readonly chosen: boolean;
  readonly onChoose: (persona: Persona) => void;
}

function CastCard({ persona, chosen, onChoose }: CastCardProps) {
  const { cast, styles } = texts().bots;
  const { name, says } = cast[persona.id];
  return (
    <label className={classes('cast-card', chosen && 'cast-chosen')}>
      <input type="radio" name="persona" checked={chosen} onChange={() => onChoose(persona)} />
      <Face persona={persona.id} />
      <span className="cast-name">
        <b>{name}</b> <span className="soft">{styles[persona.style]}</span>
      </span>
      <span className="cast-says">{says}</span>
    </label>
  );
}

type ChosenProps = ChoosingProps & { readonly persona: Persona; readonly level: LevelId };

const TOSS = 'toss';

function Chosen({ game, book, persona, level }: ChosenProps) {
  const { bots, advice: words } = texts();
  const [side, setSide] = useState('0');
  const [advice, setAdvice] = useState(true);
  const { sit, wrong } = useSit(game, { persona: persona.id, level, side, advice });
  const { name, says } = bots.cast[persona.id];
  const options = optionsOf(game, {});
  const sides = game.seats.min === 2 ? ['0', '1'] : [];
  const score = scoreAgainst(game.id, name);
  return (
    <aside className="bots-chosen" aria-label={bots.as(name, bots.levels[level])}>
      <Face persona={persona.id} />
      <div className="bots-chosen-words">
        <h2>{bots.as(name, bots.levels[level])}</h2>
        <p className="bots-says">{says}</p>
        <Traits persona={persona.id} />
        <p>{bots.score(score.won, score.lost)}</p>
        {sides.length > 0 && (
          <SegmentField
            label={bots.side}
            value={side}
            values={[
              ...sides.map((value) => ({ value, label: book.seat(Number(value), options) })),
              { value: TOSS, label: bots.toss },
            ]}
            onChange={setSide}
          />
        )}
        <SwitchField label={words.allow} help={words.allowHelp} value={advice} onChange={setAdvice} />
        <Button kind="main" onClick={() => void sit()}>
          {bots.sit}
        </Button>
        {wrong !== '' && (
          <p className="problem" role="alert">
            {wrong}
          </p>
        )}
        <p className="bots-small">
          {bots.minutes(game.minutes)} · <Link href={`/new/${game.id}/bot`}>{bots.houseRules}</Link>
        </p>
      </div>
    </aside>
  );
}

/** Where each of the cast stands between two words, from 0 to 1. */
const TRAITS: Readonly<Record<PersonaId, readonly [number, number, number]>> = {
  halla: [0.1, 0.3, 0.3],
  oswin: [0.85, 0.7, 0.2],
  brand: [0.5, 0.9, 0.05],
  vesper: [0.6, 0.6, 0.95],
  grishk: [0.05, 0.05, 0.4],
};

function Traits({ persona }: { readonly persona: PersonaId }) {
  const { traits, trait } = texts().bots;
  return (
    <div className="bots-traits">
      {traits.map(([left, right], i) => {
        const share = TRAITS[persona][i]!;
        return (
          <div key={left} role="img" aria-label={trait(left, right, share)}>
            <span>{left}</span>
            <span className="bots-line">
              <span style={{ left: `${100 * share}%` }} />
            </span>
            <span>{right}</span>
          </div>
        );
      })}
    </div>
  );
}

interface Wanted {
  readonly persona: PersonaId;
  readonly level: LevelId;
  readonly side: string;
  readonly advice: boolean;
}

/** Sits down: me on my side, the chosen one opposite, and the rest of the cast on any further seats. */
function useSit(game: AnyGame, { persona, level, side, advice }: Wanted) {
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState('');
  const name = useSettings((s) => s.name);
  const sit = async (): Promise<void> => {
    const count = game.seats.min;
    const mine = side === TOSS ? Math.floor(randomUnit() * count) : Number(side);
    const first = PERSONAS.findIndex(({ id }) => id === persona);
    let next = 0;
    const seats = Array.from({ length: count }, (_, seat): SeatPlan => {
      if (seat === mine) return { kind: 'person', name };
      const { id } = PERSONAS[(first + next++) % PERSONAS.length]!;
      return { kind: 'bot', bot: castAs(level, id), name: texts().bots.cast[id].name };
    });
    const started = await startLocal({ game: game.id, seats, options: {}, advice });
    if (started.ok) navigate(`/table/${started.value}`);
    else setWrong(started.error);
  };
  return { sit, wrong };
}
