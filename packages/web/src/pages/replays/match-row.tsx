/** A match in the list: what was played, by whom and when. How it ended is told only when one asks. */
import { SPECTATOR } from '@fray/engine';
import { Button } from '@fray/kit';
import { type ReactNode, useState } from 'react';
import { titleOf } from '../../games/facts.js';
import { winnersText } from '../../shell/story/status.js';
import { texts } from '../../texts/index.js';
import { whenWords } from './when.js';

export interface MatchRowProps {
  readonly game: string;
  readonly players: readonly string[];
  readonly started: string;
  readonly winners: readonly number[] | undefined;
  readonly choices: number;
  /** What tells it from another match of the same record. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

export function MatchRow({ game, players, started, winners, choices, note, children }: MatchRowProps) {
  const [told, setTold] = useState(false);
  const words = texts().replay;
  const when = started === '' ? '' : whenWords(started);
  return (
    <li data-game={game}>
      <div>
        <b>{titleOf(game)}</b>
        {note !== undefined && <span className="match-note"> {note}</span>}
        <p className="soft">
          {players.join(' – ')} · {when}
          {winners === undefined && ` · ${words.unfinished}, ${words.choices(choices)}`}
          {winners !== undefined && told && ` · ${winnersText(winners, players, SPECTATOR)}`}
        </p>
      </div>
      <div className="row">
        {children}
        {winners !== undefined && !told && (
          <Button kind="quiet" onClick={() => setTold(true)}>
            {words.whoWon}
          </Button>
        )}
      </div>
    </li>
  );
}
