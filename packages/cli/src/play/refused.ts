/** Everything that is not allowed now, gathered by reason. */
import { formatNotation, type Match } from '@fray/engine';
import pc from 'picocolors';

export function paintRefused(match: Match, seat: number): string {
  const groups = new Map<string, string[]>();
  for (const { move, why } of match.refused(seat)) {
    const reason = `${why.text} ${pc.dim(`(${why.clause})`)}`;
    const notation = formatNotation(match.game.verbs, move);
    groups.set(reason, [...(groups.get(reason) ?? []), notation]);
  }
  if (groups.size === 0) return 'Nothing is refused right now.';
  return [...groups].map(([reason, moves]) => `${reason}\n    ${moves.join(', ')}`).join('\n');
}
