/** How one has fared, game by game, in this browser or at the server; and a way to be rid of it. */
import { Button, Panel } from '@fray/kit';
import type { ReactNode } from 'react';
import { titleOf } from '../../games/facts.js';
import { texts } from '../../texts/index.js';
import type { Row } from './statistics-of.js';

export interface StatisticsProps {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly onClear?: (() => void) | undefined;
  readonly children?: ReactNode;
}

export function Statistics({ title, rows, onClear, children }: StatisticsProps) {
  const words = texts().replay;
  if (rows.length === 0) return null;
  return (
    <Panel title={title}>
      <table className="statistics">
        <thead>
          <tr>
            <th scope="col">{words.statisticsGame}</th>
            <th scope="col">{words.statisticsPlayed}</th>
            <th scope="col">{words.statisticsWon}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ game, played, won }) => (
            <tr key={game}>
              <th scope="row">{titleOf(game)}</th>
              <td>{played}</td>
              <td>{won}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {onClear !== undefined && (
        <Button kind="quiet" onClick={onClear}>
          {words.clearStatistics}
        </Button>
      )}
      {children}
    </Panel>
  );
}
