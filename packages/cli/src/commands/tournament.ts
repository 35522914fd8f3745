/** `fray tournament`: heroes in a bracket or a round robin, played by bots and, if wanted, one person. */
import { randomBytes } from 'node:crypto';
import { findBot } from '@fray/bots';
import { Match, type SeatInfo, type WordBook } from '@fray/engine';
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
import { type OpenGame, openGame } from '../game/open-game.js';
import { readText } from '../options.js';
import { paintTable } from '../paint.js';
import { playOut } from '../play/bots.js';
import { MatchTable } from '../play/match-table.js';
import { Terminal } from '../terminal.js';
import { words } from '../words/index.js';

const { problems, reports } = words;

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
  const opened = await openGame(destinyquest.id);
  let state = must(startTournament(readSetup(flags, opened.book)), opened.book);
  const me = flags.as === undefined ? undefined : findEntrant(state, flags.as);
  const terminal = new Terminal();
  try {
    terminal.print(`${pc.bold(reports.tournament(state.format))}  ${pc.dim(`seed ${state.seed}`)}`);
    for (let duel = nextDuel(state); duel !== undefined; duel = nextDuel(state)) {
      const match = await fight(state, duel, { bot, me, askAll: flags.askAll === true, opened, terminal });
      if (match === undefined) return;
      state = must(report(state, duelResult(duel, match.state as DuelState)), opened.book);
      terminal.print(paintDuel(state, duel, match));
    }
    terminal.print(`\n${paintStandings(state)}\n`);
    const winner = champion(state);
    terminal.print(
      winner === undefined ? reports.nobodyTops : reports.champion(pc.bold(state.entrants[winner]!.name)),
    );
  } finally {
    terminal.close();
  }
}

function readSetup(flags: TournamentFlags, book: WordBook): unknown {
  const heroes = flags.heroes === 'all' ? PREBUILT.map((hero) => hero.id) : flags.heroes.split(',');
  return {
    format: flags.roundRobin === undefined ? 'bracket' : 'round robin',
    length: flags.bestOfThree === undefined ? 'single' : 'best of three',
    seed: flags.seed ?? randomBytes(8).toString('hex'),
    entrants: heroes.map((hero) => ({
      hero: hero.startsWith('@') ? readHeroFile(hero.slice(1), book) : hero,
    })),
  };
}

function findEntrant({ entrants }: Tournament, name: string): number {
  const wanted = name.toLowerCase();
  const found = entrants.findIndex(
    (entrant) => entrant.name.toLowerCase() === wanted || entrant.hero.id === wanted,
  );
  if (found === -1)
    throw new Complaint(
      problems.notEntered(
        name,
        entrants.map((entrant) => entrant.hero.id ?? entrant.name),
      ),
    );
  return found;
}

function readHeroFile(file: string, book: WordBook): unknown {
  const hero = parseHeroFile(readText(file));
  if (!hero.ok) throw new Complaint(problems.inFile(file, book.problem(hero.error)));
  return specOf(hero.value);
}

interface Ring {
  readonly bot: string;
  /** The entrant that a person plays. */
  readonly me: number | undefined;
  readonly askAll: boolean;
  readonly opened: OpenGame;
  readonly terminal: Terminal;
}

/** The finished duel; undefined when the person left. */
async function fight(state: Tournament, duel: NextDuel, ring: Ring): Promise<Match | undefined> {
  const { opened, terminal, me, bot, askAll } = ring;
  const seats = duel.seats.map((entrant): SeatInfo => {
    const { name } = state.entrants[entrant]!;
    return entrant === me ? { name, kind: 'person' } : { name, kind: 'bot', bot };
  });
  const [hero1, hero2] = duel.heroes;
  const match = { options: { hero1, hero2 }, seats, seed: duel.seed };
  if (!duel.seats.some((entrant) => entrant === me))
    return playOut(must(Match.start(opened.game, match), opened.book));
  const table = new MatchTable({ opened, match, terminal, askAll });
  const left = await table.run();
  if (left === undefined) return table.match;
  terminal.print(`\n${reports.leftTournament}`);
  if (left === 'interrupt') process.exitCode = INTERRUPTED;
  return undefined;
}

function paintDuel(state: Tournament, duel: NextDuel, { outcome }: Match): string {
  const match = state.matches[duel.match]!;
  const names = duel.seats.map((entrant) => state.entrants[entrant]!.name);
  const [winner] = outcome!.winners;
  const result = winner === undefined ? reports.duelDraw : reports.duelWon(names[winner]!);
  const { tieBreak } = match.duels[match.duels.length - 1]!;
  const decided = tieBreak === undefined ? '' : reports.decidedBy(tieBreak.by);
  return `${reports.duel(match.round, duel.number, duel.replay, names)}: ${pc.bold(result)}${decided}`;
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
  return paintTable(reports.standings, rows);
}
