/** Who sits opposite, how strong, on which side: then one sits down. */
import { levelsOf, PERSONAS, type Persona } from '@fray/bots';
import type { AnyGame, LevelId } from '@fray/engine';
import { Chip, classes, Face } from '@fray/kit';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { LoadedTable } from '../../games/table-registry.js';
import { useGame } from '../../games/use-game.js';
import { useTable } from '../../games/use-table.js';
import { texts } from '../../texts/index.js';
import { DeskHeader } from '../desk-header.js';
import { Loading } from '../loading.js';
import { Page } from '../page.js';
import { Problem } from '../problem.js';
import { useRulesBeside } from '../rules/rules-beside.js';
import './bots-page.css';
import { Chosen } from './chosen.js';
import { facedIn } from './faced.js';
import { Measured } from './measured.js';
import { Stairs } from './stairs.js';

export function BotsPage({ game: id }: { readonly game: string }) {
  const game = useGame(id);
  if (game === undefined) return <Loading />;
  if (game === 'missing')
    return <Problem title={texts().lobby.cannotStart} text={texts().common.noSuchGame} />;
  return <Loaded key={id} game={game} />;
}

function Loaded({ game }: { readonly game: AnyGame }) {
  const table = useTable(game);
  return table === undefined ? <Loading /> : <Choosing game={game} drawn={table} />;
}

interface ChoosingProps {
  readonly game: AnyGame;
  readonly drawn: LoadedTable;
}

function Choosing({ game, drawn }: ChoosingProps) {
  const { book } = drawn;
  const { bots, table } = texts();
  const levels = levelsOf(game);
  const [persona, setPersona] = useState<Persona>(PERSONAS[1]!);
  const [level, setLevel] = useState<LevelId>(levels.includes('steady') ? 'steady' : levels[0]!);
  const { sheet, onClause } = useRulesBeside(game.id, drawn);
  const [measured, setMeasured] = useState(false);
  const faced = useMemo(() => facedIn(game.id), [game]);
  const tools = (
    <>
      <Chip onClick={() => setMeasured(true)}>{bots.measured}</Chip>
      <Chip onClick={() => onClause('')}>{table.rules}</Chip>
      <Link href="/" className="chip">
        {bots.back}
      </Link>
    </>
  );
  return (
    <Page
      title={`${bots.title}: ${book.title}`}
      head={<DeskHeader title={book.title} facts={<b className="chip">{bots.title}</b>} tools={tools} />}
    >
      <div className="bots" data-game={game.id}>
        <section className="bots-who" aria-labelledby="bots-who">
          <div className="bots-head">
            <h1 id="bots-who">{bots.who(game.seats.min - 1)}</h1>
            <p className="soft">{bots.whoHint}</p>
          </div>
          <div className="bots-cast" role="radiogroup" aria-labelledby="bots-who">
            {PERSONAS.map((each) => (
              <CastCard key={each.id} persona={each} chosen={each === persona} onChoose={setPersona} />
            ))}
          </div>
        </section>
        <Stairs {...{ game, levels, level, faced }} onChoose={setLevel} />
        <Chosen {...{ game, book, persona, level, faced }} />
      </div>
      <Measured game={game.id} open={measured} onClose={() => setMeasured(false)} />
      {sheet}
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
      <Face id={persona.id} />
      <span className="cast-name">
        <b>{name}</b> <span className="soft">{styles[persona.style]}</span>
      </span>
      <span className="cast-says">{says}</span>
    </label>
  );
}
