/** A tournament as it stands: the tree of a bracket or the rounds of a league, the table, and the next duel. */
import { classes, Icon } from '@fray/kit';
import type { ReactNode } from 'react';
import {
  champion,
  type NextDuel,
  openDuels,
  standings,
  type Tournament,
  type TournamentMatch,
} from '../../src/index.js';
import { useWords } from '../lexicon.js';
import { pictureOfCareer } from '../pictures.js';
import './setup.css';

export interface BracketProps {
  readonly tournament: Tournament;
  /** What can be done about a duel that is to be fought now. */
  readonly actions?: (duel: NextDuel) => ReactNode;
}

export function Bracket({ tournament, actions }: BracketProps) {
  const words = useWords();
  const rounds = Math.max(...tournament.matches.map(({ round }) => round));
  const winner = champion(tournament);
  const open = openDuels(tournament);
  return (
    <div className="dq-tournament">
      {winner !== undefined && (
        <p className="dq-champion">{words.setup.champion(tournament.entrants[winner]!.name)}</p>
      )}
      <div className="dq-bracket">
        {Array.from({ length: rounds }, (_, i) => i + 1).map((round) => (
          <section key={round} className="dq-bracket-round">
            <h3>
              {tournament.format === 'bracket'
                ? words.setup.roundName(round, rounds)
                : words.setup.leagueRound(round)}
            </h3>
            <ol>
              {tournament.matches.map((match, index) =>
                match.round === round ? (
                  <li key={index}>
                    <MatchCard
                      tournament={tournament}
                      match={match}
                      duel={open.find((duel) => duel.match === index)}
                      actions={actions}
                    />
                  </li>
                ) : null,
              )}
            </ol>
          </section>
        ))}
      </div>
      {tournament.format === 'round robin' && <Table tournament={tournament} />}
    </div>
  );
}

interface MatchCardProps {
  readonly tournament: Tournament;
  readonly match: TournamentMatch;
  readonly duel: NextDuel | undefined;
  readonly actions: BracketProps['actions'];
}

function MatchCard({ tournament, match, duel, actions }: MatchCardProps) {
  const words = useWords();
  return (
    <div className={classes('dq-match', duel !== undefined && 'dq-match-open')}>
      {(['first', 'second'] as const).map((side) => {
        const entrant = match[side] === null ? undefined : tournament.entrants[match[side]!];
        const won = match.duels.filter((played) => played.winner === side).length;
        return (
          <p key={side} className={classes('dq-entrant', match.result === side && 'dq-entrant-won')}>
            {entrant === undefined ? (
              <span className="dq-soft">{match.result === 'bye' ? words.setup.bye : words.setup.open}</span>
            ) : (
              <>
                <Icon body={pictureOfCareer(entrant.hero.career)} />
                <span>{entrant.name}</span>
                {match.duels.length > 0 && <b>{words.setup.duelsWon(won)}</b>}
              </>
            )}
          </p>
        );
      })}
      {duel !== undefined && actions !== undefined && <div className="dq-match-actions">{actions(duel)}</div>}
    </div>
  );
}

function Table({ tournament }: { readonly tournament: Tournament }) {
  const words = useWords();
  return (
    <table className="dq-standings">
      <caption>{words.setup.standings}</caption>
      <thead>
        <tr>
          {words.setup.columns.map((column) => (
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
            <th scope="row">{row.name}</th>
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
