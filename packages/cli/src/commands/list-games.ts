/** `fray games`: the games on the shelf, or everything that can be set in one of them. */
import type { AnyGame } from '@fray/engine';
import { findGame, games } from '@fray/games';
import pc from 'picocolors';
import { must } from '../complaint.js';

export function listGames(id: string | undefined): void {
  const text = id === undefined ? games.map(paintGame).join('\n\n') : paintOptions(must(findGame(id)));
  process.stdout.write(`${text}\n`);
}

function paintGame({ id, title, blurb, seats, minutes }: AnyGame): string {
  const players = seats.min === seats.max ? `${seats.min}` : `${seats.min}-${seats.max}`;
  return `${pc.bold(id)}  ${title}, ${players} players, about ${minutes} minutes\n  ${blurb}`;
}

function paintOptions(game: AnyGame): string {
  const options = game.options.map(({ id, label, help, values, default: usual, clause }) => {
    const choice = values === undefined ? 'a value or @FILE' : values.map(String).join(' | ');
    return `  ${pc.bold(id)}=${choice}  ${pc.dim(`(usually ${JSON.stringify(usual)}; ${clause})`)}\n      ${label}. ${help}`;
  });
  return [paintGame(game), '', 'Options:', ...options].join('\n');
}
