/** All puzzles, game by game, with those that one has solved marked. */
import { Panel } from '@fray/kit';
import { Link } from 'wouter';
import { type GameFacts, gameFacts } from '../../games/facts.js';
import { isSame } from '../../puzzles/of-day.js';
import { todaysPuzzle } from '../../puzzles/puzzles.js';
import { solvedOf } from '../../puzzles/solved.js';
import { texts } from '../../texts/index.js';
import { Page } from '../page.js';
import './puzzles-page.css';

export function PuzzlesPage() {
  const { puzzles: words } = texts();
  return (
    <Page title={words.title}>
      <div className="stack">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
        {gameFacts
          .filter(({ puzzles }) => puzzles.length > 0)
          .map((game) => (
            <Shelf key={game.id} game={game} />
          ))}
      </div>
    </Page>
  );
}

function Shelf({ game }: { readonly game: GameFacts }) {
  const { puzzles: words } = texts();
  const today = todaysPuzzle();
  const solved = game.puzzles.filter(({ id }) => solvedOf({ game: game.id, id }) === 'solved').length;
  return (
    <Panel title={game.title}>
      <p className="soft">{words.count(solved, game.puzzles.length)}</p>
      <ol className="puzzle-shelf" data-game={game.id}>
        {game.puzzles.map(({ id, aim }, i) => {
          const state = solvedOf({ game: game.id, id });
          const isToday = isSame(today, { game: game.id, id });
          return (
            <li key={id}>
              <Link
                href={`/puzzle/${game.id}/${id}`}
                className="puzzle-tile side-0"
                data-state={state}
                aria-label={words.tile(i + 1, words.aims[aim], state, isToday)}
                title={words.aims[aim]}
              >
                <b>{i + 1}</b>
                <span aria-hidden="true">
                  {state === 'solved' ? '✓' : state === 'shown' ? '○' : isToday ? '★' : ''}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
