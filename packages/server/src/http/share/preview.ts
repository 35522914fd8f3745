/** What a chat program may show of a link: of a private table only the game and how many seats are taken. */
import { type AnyGame, loadBook } from '@fray/engine';
import type { MatchFile } from '../../match/match-file.js';
import { isTaken, sitterOf, type TableFile } from '../../table/table.js';

export interface Preview {
  readonly title: string;
  readonly text: string;
  /** The game whose stage is its picture. */
  readonly game?: string;
}

export const FRAY: Preview = {
  title: 'Fray',
  text: 'A table for combat games: play in your browser, no account needed.',
};

export async function tablePreview(
  games: readonly AnyGame[],
  { game, public: open, host, seats }: TableFile,
): Promise<Preview> {
  const name = await titleOf(games, game);
  const inviter = open ? seats.map(sitterOf).find((sitter) => sitter?.guest === host)?.name : undefined;
  const taken = seats.filter(isTaken).length;
  return {
    title: inviter === undefined ? `You are invited to ${name}` : `${inviter} invites you to ${name}`,
    text: `${taken} of ${seats.length} seats taken. No account needed.`,
    game,
  };
}

/** Of a match that anybody may see. */
export async function matchPreview(games: readonly AnyGame[], { game, seats }: MatchFile): Promise<Preview> {
  const names = seats.map(({ name }) => name).filter((name) => name !== '');
  return {
    title: `A match of ${await titleOf(games, game)}`,
    text: names.length === 0 ? 'Watch the replay.' : `${names.join(' – ')}. Watch the replay.`,
    game,
  };
}

async function titleOf(games: readonly AnyGame[], id: string): Promise<string> {
  const game = games.find((each) => each.id === id);
  return game === undefined ? id : (await loadBook(game, ['en'])).title;
}
