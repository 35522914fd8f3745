/** What to say when nothing is asked of the one who looks. */
import { SPECTATOR } from '@fray/engine';
import type { SessionState } from '../session/session.js';
import { texts } from '../texts/index.js';

export function statusOf(state: SessionState): string {
  const { outcome, question, names, seat } = state;
  if (outcome !== null) return outcomeText(state);
  // A choice of the one who looks is on its way.
  if (question.asked.includes(seat)) return texts().table.oneMoment;
  const [first, ...more] = question.asked;
  if (first === undefined) return texts().table.watching;
  if (more.length === 0) return texts().table.thinking(names[first]!);
  return seat === SPECTATOR ? texts().table.watching : texts().table.sealedWaiting;
}

export function outcomeText({ outcome, names }: Pick<SessionState, 'outcome' | 'names'>): string {
  if (outcome === null) return '';
  if (outcome.winners.length === 0) return `${texts().table.draw} ${outcome.reason}`;
  return `${texts().table.won(outcome.winners.map((w) => names[w]).join(', '))} ${outcome.reason}`;
}
