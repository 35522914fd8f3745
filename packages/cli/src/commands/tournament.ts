/** `fray tournament`: heroes in a bracket or a round robin, played by bots and, if wanted, one person. */
import { randomBytes } from 'node:crypto';
import { findBot } from '@fray/bots';
import { type AnyGame, Match, type SeatInfo } from '@fray/engine';
import {
  champion,
  type DuelState,
  destinyquest,
  duelResult,
  type NextDuel,
  nextDuel,
  PREBUILT,
  parseHeroFile,
  report,
  specOf,
  standings,
  startTournament,
  type Tournament,
} from '@fray/game-destinyquest';
import pc from 'picocolors';
import { Complaint, INTERRUPTED, must } from '../complaint.js';
import { readText } from '../options.js';
import { paintTable } from '../paint.js';
import { botChooses } from '../play/bot-seat.js';
import { Session } from '../play/session.js';
import { Terminal } from '../terminal.js';

export interface TournamentFlags {
  readonly heroes: string;
  readonly roundRobin?: true;
  readonly bestOfThree?: true;
  readonly bot: string;
  readonly as?: string;
  readonly seed?: string;
  readonly askAll?: true;
}

export async function tournament(flags: TournamentFlags): Promise<void> {
  const { id: bot } = must(findBot(flags.bot));
  let state = must(startTournament(readSetup(flags)));
  const me = flags.as === undefined ? undefined : findEntrant(state, flags.as);
  const terminal = new Terminal();
  try {
    terminal.print(`${pc.bold(`DestinyQuest, ${state.format}`)}  ${pc.dim(`seed ${state.seed}`)}`);
    for (let duel = nextDuel(state); duel !== undefined; duel = nextDuel(state)) {
      const match = await fight(state, duel, { ...flags, bot, me }, terminal);
      if (match === undefined) return;
      state = must(report(state, duelResult(duel, match.state as unknown as DuelState)));
      terminal.print(paintDuel(state, duel, match));
    }
    terminal.print(`\n${paintStandings(state)}\n`);
    const winner = champion(state);
    terminal.print(
      winner === undefined
        ? 'Nobody stands alone at the top.'
        : `${pc.bold(state.entrants[winner]!.name)} wins the tournament.`,
    );
  } finally {
    terminal.close();
  }
}

function readSetup(flags: TournamentFlags): unknown {
  const heroes = flags.heroes === 'all' ? PREBUILT.map((hero) => hero.id) : flags.heroes.split(',');
  return {
    format: flags.roundRobin === undefined ? 'bracket' : 'round robin',
    length: flags.bestOfThree === undefined ? 'single' : 'best of three',
    seed: flags.seed ?? randomBytes(8).toString('hex'),
    entrants: heroes.map((hero) => ({ hero: hero.startsWith('@') ? readHeroFile(hero.slice(1)) : hero })),
  };
}

function findEntrant({ entrants }: Tournament, name: string): number {
  const wanted = name.toLowerCase();
  const found = entrants.findIndex(
    (entrant) => entrant.name.toLowerCase() === wanted || entrant.hero.id === wanted,
  );
  if (found === -1)
    throw new Complaint(
      `"${name}" does not take part; choose one of ${entrants.map(({ hero }) => hero.id).join(', ')}.`,
    );
  return found;
}

function readHeroFile(file: string): unknown {
  const hero = parseHeroFile(readText(file));
  if (!hero.ok) throw new Complaint(`${file}: ${hero.error}`);
  return specOf(hero.value);
}

/** The finished duel; undefined when the person left. */
async function fight(
  state: Tournament,
  duel: NextDuel,
  { bot, me, askAll }: Pick<TournamentFlags, 'bot' | 'askAll'> & { readonly me: number | undefined },
  terminal: Terminal,
): Promise<Match | undefined> {
  const seats = duel.seats.map((entrant): SeatInfo => {
    const { name } = state.entrants[entrant]!;
    return entrant === me ? { name, kind: 'person' } : { name, kind: 'bot', bot };
  });
  const [hero1, hero2] = duel.heroes;
  const match = must(
    Match.start(destinyquest as unknown as AnyGame, { options: { hero1, hero2 }, seats, seed: duel.seed }),
  );
  if (!duel.seats.some((entrant) => entrant === me)) {
    while (match.outcome === null) botChooses(match, match.asked()[0]!);
    return match;
  }
  const session = new Session(match, terminal, undefined, askAll);
  const left = await session.run();
  if (left === undefined) return session.match;
  terminal.print('\nYou left the tournament.');
  if (left === 'interrupt') process.exitCode = INTERRUPTED;
  return undefined;
}

function paintDuel(state: Tournament, duel: NextDuel, { outcome }: Match): string {
  const match = state.matches[duel.match]!;
  const names = duel.seats.map((entrant) => state.entrants[entrant]!.name);
  const [winner] = outcome!.winners;
  const result = winner === undefined ? 'a draw' : `${names[winner]} wins`;
  const again = duel.replay ? ', fought again' : '';
  const tieBreak = match.duels[match.duels.length - 1]!.tieBreak;
  const decided = tieBreak === undefined ? '' : `, decided by ${tieBreak.by}`;
  return `Round ${match.round}, duel ${duel.number}${again}: ${names.join(' against ')}: ${pc.bold(result)}${decided}`;
}

function paintStandings(state: Tournament): string {
  const rows = standings(state).map(({ place, name, won, drawn, lost, duelsWon, duelsLost, points }) => [
    `${place}. ${name}`,
    `${won}`,
    `${drawn}`,
    `${lost}`,
    `${duelsWon}:${duelsLost}`,
    `${points}`,
  ]);
  return paintTable(['hero', 'won', 'drawn', 'lost', 'duels', 'points'], rows);
}
