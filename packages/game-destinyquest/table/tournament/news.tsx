/** What came in: every result as a sentence with its replay, and what a draw would mean. */
import { duelKey } from '../../src/index.js';
import { useWords } from '../lexicon.js';
import type { Ring } from './ring.js';

export function News({ ring }: { readonly ring: Ring }) {
  const words = useWords();
  const { entrants, matches, format } = ring.tournament;
  const nameOf = (entrant: number): string => words.called(entrants[entrant]!.name);
  const lines = matches.flatMap((match, index) =>
    match.duels.map((duel, i) => {
      const key = duelKey({ match: index, number: i + 1 });
      const side = duel.winner === 'drawn' ? undefined : match[duel.winner];
      const other = duel.winner === 'first' ? match.second : match.first;
      const health = duel.left?.[duel.winner === 'second' ? 1 : 0];
      return {
        key,
        text:
          side == null || other == null
            ? words.ring.drawnLine(nameOf(match.first!), nameOf(match.second!))
            : words.ring.wonLine(nameOf(side), nameOf(other), health, duel.rounds),
        replay: ring.tables[key]?.replay,
      };
    }),
  );
  return (
    <aside className="dq-news" aria-label={words.ring.news}>
      <h2>{words.ring.news}</h2>
      <ul aria-live="polite">
        {lines.toReversed().map(({ key, text, replay }) => (
          <li key={key}>
            <p>
              {text} {replay !== undefined && <a href={`#${replay}`}>{words.ring.replay}</a>}
            </p>
          </li>
        ))}
        <li className="dq-soft">{words.ring.drawn}</li>
      </ul>
      {format === 'bracket' && (
        <div className="dq-news-note">
          <b>{words.ring.drawTitle}</b>
          <p>
            {words.ring.drawText} <small>{words.ring.drawClause}</small>
          </p>
        </div>
      )}
    </aside>
  );
}
