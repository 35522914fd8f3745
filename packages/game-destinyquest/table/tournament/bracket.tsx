/** The tree of a bracket drawn with its lines, or the rounds and the table of a league. */
import laurels from 'game-icon:laurels';
import { classes, type House, Icon } from '@fray/kit';
import { champion, standings, type Tournament } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { DuelCard } from './duel-card.js';
import type { Ring } from './ring.js';

export interface BracketProps {
  readonly ring: Ring;
  readonly house: House;
}

export function Bracket({ ring, house }: BracketProps) {
  const words = useWords();
  const { tournament } = ring;
  const tree = tournament.format === 'bracket';
  const rounds = Math.max(...tournament.matches.map(({ round }) => round));
  return (
    <div className={classes('dq-bracket', tree ? 'dq-tree' : 'dq-league')}>
      {Array.from({ length: rounds }, (_, i) => i + 1).map((round) => (
        <section key={round} className="dq-bracket-round">
          <h2>{tree ? words.ring.roundName(round, rounds) : words.ring.leagueRound(round)}</h2>
          <ol>
            {tournament.matches.map((match, index) =>
              match.round === round ? (
                <li key={index} className={classes('dq-cell', match.result !== 'open' && 'dq-cell-decided')}>
                  <DuelCard ring={ring} house={house} match={index} />
                </li>
              ) : null,
            )}
          </ol>
        </section>
      ))}
      <Champion tournament={tournament} />
      {!tree && <Table tournament={tournament} />}
    </div>
  );
}

function Champion({ tournament }: { readonly tournament: Tournament }) {
  const words = useWords();
  const winner = champion(tournament);
  return (
    <div className={classes('dq-champion', winner !== undefined && 'dq-champion-known')} role="status">
      <Icon body={laurels} />
      <b>{winner === undefined ? words.ring.noChampion : words.called(tournament.entrants[winner]!.name)}</b>
      {winner !== undefined && <span>{words.ring.champion}</span>}
    </div>
  );
}

function Table({ tournament }: { readonly tournament: Tournament }) {
  const words = useWords();
  return (
    <table className="dq-standings">
      <caption>{words.ring.standings}</caption>
      <thead>
        <tr>
          {words.ring.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standings(tournament).map((row) => (
          <tr key={row.entrant}>
            <td>{row.place}</td>
            <th scope="row">{words.called(row.name)}</th>
            <td>{row.won}</td>
            <td>{row.drawn}</td>
            <td>{row.lost}</td>
            <td>{row.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
