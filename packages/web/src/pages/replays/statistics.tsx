/** How one has fared in this browser, game by game; it goes with the matches when they are forgotten. */
import { Panel } from '@fray/kit';
import { titleOf } from '../../games/facts.js';
import type { KeptMatch } from '../../session/archive.js';
import { texts } from '../../texts/index.js';
import { statisticsOf } from './statistics-of.js';

export function Statistics({ matches }: { readonly matches: readonly KeptMatch[] }) {
  const rows = statisticsOf(matches);
  const words = texts().replay;
  if (rows.length === 0) return null;
  return (
    <Panel title={words.statistics}>
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
    </Panel>
  );
}
