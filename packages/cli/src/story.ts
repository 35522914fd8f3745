/** What happened in a match, line by line, as one seat may know it. */
import type { Line, Match } from '@fray/engine';
import { paintLine } from './paint.js';

/** The lines of the choices `from` to `to` (0 is the setting up). */
export function storyLines(match: Match, seat: number, from: number, to: number): Line[] {
  const names = match.header.seats.map(({ name }) => name);
  const lines: Line[] = [];
  for (let n = from; n <= to; n++)
    for (const event of match.eventsFor(n, seat)) {
      const line = match.game.text.event(event, names);
      if (line !== undefined) lines.push(line);
    }
  return lines;
}

export function paintStory(match: Match, seat: number, from: number, to: number): string {
  return storyLines(match, seat, from, to)
    .map((line) => `${paintLine(line)}\n`)
    .join('');
}

export function paintOutcome(match: Match): string {
  const { outcome } = match;
  if (outcome === null) return `Not over yet, after ${match.length} choices.`;
  const winners = outcome.winners.map((seat) => match.header.seats[seat]!.name);
  const result =
    winners.length === 0 ? 'A draw' : `${winners.join(' and ')} ${winners.length > 1 ? 'win' : 'wins'}`;
  return `${result}: ${outcome.reason} (${outcome.clause})`;
}
