/** What to say when nothing is asked of the one who looks. */
import { SPECTATOR } from '@fray/engine';
import type { SessionState } from '../session/session.js';
import { texts } from '../texts/index.js';

export function statusOf(state: SessionState): string {
  const { outcome, question, names, seat } = state;
  if (outcome !== null) return outcomeText(state);
  const others = question.asked.filter((other) => other !== seat);
  const sealed = question.asked.length > 0 && !question.asked.includes(seat) && seat !== SPECTATOR;
  if (others.length === 1) return texts.table.thinking(names[others[0]!]!);
  if (others.length > 1) return sealed ? texts.table.sealedWaiting : texts.table.watching;
  return texts.table.watching;
}

export function outcomeText({ outcome, names }: Pick<SessionState, 'outcome' | 'names'>): string {
  if (outcome === null) return '';
  if (outcome.winners.length === 0) return `${texts.table.draw} ${outcome.reason}`;
  return `${texts.table.won(outcome.winners.map((w) => names[w]).join(', '))} ${outcome.reason}`;
}
