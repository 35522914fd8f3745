/** Holding a tournament: who takes part, the pairings, and a result for every duel. */
import type { WordBook } from '@fray/engine';
import { Button, classes, Icon, SegmentField } from '@fray/kit';
import { useState } from 'react';
import {
  type HeroSpec,
  type NextDuel,
  openDuels,
  PREBUILT,
  startTournament,
  type Tournament,
} from '../../src/index.js';
import { FORMATS, type Format, LENGTHS, type Length } from '../../src/tournament/tournament.js';
import { useWords } from '../lexicon.js';
import { pictureOfCareer } from '../pictures.js';
import { foughtByBots } from '../tournament/fought-by-bots.js';
import { Bracket } from './bracket.js';
import { allFoughtByBots, keepTournament, keptTournament, withResult } from './tournament-store.js';

export interface TournamentDeskProps {
  readonly book: WordBook;
  /** Puts both heroes of a duel into the table that is being set up. */
  readonly onSetUp: (heroes: readonly [HeroSpec, HeroSpec]) => void;
}

export function TournamentDesk({ book, onSetUp }: TournamentDeskProps) {
  const words = useWords();
  const [tournament, setTournament] = useState(keptTournament);
  const keep = (next: Tournament | undefined): void => {
    keepTournament(next);
    setTournament(next);
  };
  return (
    <details className="dq-desk" open={tournament !== undefined}>
      <summary>{words.setup.hold}</summary>
      <p className="dq-desk-help">{words.setup.holdHelp}</p>
      {tournament === undefined ? (
        <Draw book={book} onDraw={keep} />
      ) : (
        <Running book={book} tournament={tournament} onChange={keep} onSetUp={onSetUp} />
      )}
    </details>
  );
}

interface DrawProps {
  readonly book: WordBook;
  readonly onDraw: (tournament: Tournament) => void;
}

function Draw({ book, onDraw }: DrawProps) {
  const words = useWords();
  const [format, setFormat] = useState<Format>('bracket');
  const [length, setLength] = useState<Length>('single');
  const [chosen, setChosen] = useState<readonly string[]>(() => PREBUILT.slice(0, 8).map(({ id }) => id));
  const [wrong, setWrong] = useState('');
  const draw = (): void => {
    const seed = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const started = startTournament({ format, length, seed, entrants: chosen.map((hero) => ({ hero })) });
    if (started.ok) onDraw(started.value);
    else setWrong(book.problem(started.error));
  };
  return (
    <div className="dq-desk-form">
      <SegmentField
        label={words.setup.format}
        value={format}
        values={FORMATS.map((value) => ({ value, label: words.setup.formats[value] }))}
        onChange={setFormat}
      />
      <SegmentField
        label={words.setup.length}
        value={length}
        values={LENGTHS.map((value) => ({ value, label: words.setup.lengths[value] }))}
        onChange={setLength}
      />
      <fieldset className="dq-entrants">
        <legend>{words.setup.entrants(chosen.length)}</legend>
        <div className="dq-choice-grid side-0">
          {PREBUILT.map(({ id, name, career }) => (
            <label key={id} className={classes('dq-pick', chosen.includes(id) && 'dq-picked')}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={(event) =>
                  setChosen((now) =>
                    event.target.checked ? [...now, id] : now.filter((other) => other !== id),
                  )
                }
              />
              <Icon body={pictureOfCareer(career)} />
              <span>
                <b>{name}</b>
                <small>{words.career(career)}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {wrong !== '' && (
        <p className="dq-wrong" role="alert">
          {wrong}
        </p>
      )}
      <div className="dq-choice-row">
        <Button onClick={draw}>{words.setup.draw}</Button>
      </div>
    </div>
  );
}

interface RunningProps extends TournamentDeskProps {
  readonly tournament: Tournament;
  readonly onChange: (tournament: Tournament | undefined) => void;
}

function Running({ tournament, onChange, onSetUp }: RunningProps) {
  const words = useWords();
  const [setUp, setSetUp] = useState<string>();
  const actions = (duel: NextDuel) => (
    <>
      <Button
        kind="choice"
        onClick={() => {
          onSetUp(duel.heroes);
          setSetUp(duel.seed);
        }}
      >
        {words.setup.setUp}
      </Button>
      <Button onClick={() => onChange(withResult(tournament, foughtByBots(duel)))}>{words.setup.bots}</Button>
      {setUp === duel.seed && <p className="dq-soft">{words.setup.isSetUp}</p>}
      <Results duel={duel} tournament={tournament} onChange={onChange} />
    </>
  );
  return (
    <div className="dq-desk-form">
      <Bracket tournament={tournament} actions={actions} />
      <div className="dq-choice-row">
        {openDuels(tournament).length > 0 && (
          <Button onClick={() => onChange(allFoughtByBots(tournament))}>{words.setup.botsAll}</Button>
        )}
        <Button kind="quiet" onClick={() => onChange(undefined)}>
          {words.setup.newOne}
        </Button>
      </div>
    </div>
  );
}

type ResultsProps = Pick<RunningProps, 'tournament' | 'onChange'> & { readonly duel: NextDuel };

/** Who won a duel that was fought elsewhere. Equal health before a draw leaves it to the roll-off (DQ-8.2). */
function Results({ duel, tournament, onChange }: ResultsProps) {
  const words = useWords();
  const enter = (winner: 0 | 1 | null): void =>
    onChange(withResult(tournament, { match: duel.match, number: duel.number, winner, before: [1, 1] }));
  return (
    <details className="dq-results">
      <summary>{words.setup.enter}</summary>
      {([0, 1] as const).map((seat) => (
        <Button key={seat} kind="quiet" onClick={() => enter(seat)}>
          {words.setup.won(tournament.entrants[duel.seats[seat]]!.name)}
        </Button>
      ))}
      <Button kind="quiet" onClick={() => enter(null)}>
        {words.setup.drawn}
      </Button>
    </details>
  );
}
