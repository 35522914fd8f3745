/** `fray games`: the games on the shelf, everything that can be set in one of them, or what is off the letter by default. */
import { type AnyGame, loadBook, type WordBook } from '@fray/engine';
import { games } from '@fray/games';
import pc from 'picocolors';
import { findLocalGame } from '../game/local-game.js';
import { letterPage } from '../game/off-letter.js';
import { type OpenGame, openGame } from '../game/open-game.js';
import { paintOption } from '../game/option-text.js';
import { words } from '../words/index.js';
import { readersLanguages } from '../words/readers-languages.js';

const { reports } = words;

export async function listGames(id: string | undefined, letter = false): Promise<void> {
  if (letter) {
    process.stdout.write(await letterPage());
    return;
  }
  const text = id === undefined ? await paintShelf() : paintOptions(await openGame(id));
  process.stdout.write(`${text}\n`);
}

async function paintShelf(): Promise<string> {
  const local = await findLocalGame();
  const all = local === undefined ? games : [local.game, ...games];
  const painted = all.map(async (game) => paintGame(game, await loadBook(game, readersLanguages())));
  return (await Promise.all(painted)).join('\n\n');
}

function paintGame({ id, seats, minutes }: AnyGame, { title, blurb }: WordBook): string {
  const facts = [title, reports.players(seats.min, seats.max), reports.minutes(minutes)];
  return `${pc.bold(id)}  ${facts.join(', ')}\n  ${blurb}`;
}

function paintOptions({ game, book }: OpenGame): string {
  const options = game.options.map((option) => paintOption(option, book));
  const orders = (game.orders ?? []).map(({ id }) => {
    const { label, help } = book.orders[id]!;
    return `  ${pc.bold(id)}\n      ${label}. ${help}`;
  });
  return [
    paintGame(game, book),
    ...(options.length === 0 ? [] : ['', reports.options, ...options]),
    ...(orders.length === 0 ? [] : ['', reports.orders, ...orders]),
  ].join('\n');
}
