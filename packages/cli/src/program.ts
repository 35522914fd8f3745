/** The commands and their flags. Each command's code is loaded only when it is run, so help is quick. */
import { Command, Option } from 'commander';
import { collect } from './options.js';

export function buildProgram(): Command {
  const program = new Command('fray')
    .description('A table for combat games: play, measure, replay and prove them.')
    .version('0.1.0')
    .configureHelp({ showGlobalOptions: false })
    .showSuggestionAfterError(false)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(oneSentence(text)) });
  addPlay(program);
  addSim(program);
  addTournament(program);
  addRecordCommands(program);
  program
    .command('scenario <files...>')
    .description('run scenario files and show where the table differs from what they expect')
    .option('--game <game>', 'the game, where a file does not name it')
    .action(async (files, { game }) =>
      (await import('./commands/scenario.js')).runScenarioFiles(files, game),
    );
  program
    .command('fuzz [games...]')
    .description(
      'play at random with random options and check everything at every step (all games unless named)',
    )
    .option('--matches <n>', 'how many matches of each game', '200')
    .option('--seed <text>', 'the same seed gives the same matches', 'fuzz')
    .option('--fixtures <folder>', 'keep the record of a failure here')
    .action(async (ids, flags) => (await import('./commands/fuzz.js')).fuzz(ids, flags));
  addServe(program);
  program
    .command('bench')
    .description('measure how fast Fray plays, beside other engines and hand-written code')
    .option('--repetitions <n>', 'how often everything is measured', '5')
    .option('--json', 'print figures and ratios as JSON')
    .action(async (flags) => (await import('./commands/bench.js')).bench(flags));
  program
    .command('games [game]')
    .description('list the games, or the options of one')
    .action(async (id?: string) => (await import('./commands/list-games.js')).listGames(id));
  return program;
}

/** Commander's own refusals, in the voice of all others. */
function oneSentence(text: string): string {
  const message = text.replace(/^error: /, '').trim();
  return `fray: ${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'} Try "fray --help".\n`;
}

function gameOption(): Option {
  return new Option('-o, --option <name=value>', 'set an option of the game (repeatable; @FILE reads a file)')
    .argParser(collect)
    .default([], 'the game as written');
}

const ASK_ALL = 'ask you everything (default: passes for you where nothing is at stake)';

function addPlay(program: Command): void {
  program
    .command('play <game>')
    .description('play a match in this terminal, against a bot or with a friend')
    .option('-b, --bot <bot>', 'who sits opposite', 'greedy')
    .option('--two', 'two people at this keyboard; hands are covered in between')
    .option('--seat <seat>', 'your seat, by number or name (default: the first)')
    .option('--seats <n>', 'how many play, where a game leaves it open')
    .option('--seed <text>', 'the same seed gives the same shuffles and dice')
    .addOption(gameOption())
    .option('--save <file>', 'write the record to this file as you play')
    .option('--ask-all', ASK_ALL)
    .action(async (game, flags) => (await import('./play/play.js')).play(game, flags));
}

function addSim(program: Command): void {
  program
    .command('sim <game>')
    .description('let bots play many matches on all cores and show the win rates')
    .option('-n, --games <n>', 'how many matches', '1000')
    .option('--bots <a,b>', 'one bot a seat (they swap sides), or one for all', 'random')
    .option('--heroes <list>', 'every hero against every other: all, or some (where a game has heroes)')
    .option('--seed <text>', 'the same seed gives the same result')
    .option('--seats <n>', 'how many play, where a game leaves it open')
    .option('--workers <n>', 'how many threads (default: all cores)')
    .addOption(gameOption())
    .option('--json', 'print the result as JSON')
    .action(async (game, flags) => (await import('./commands/sim.js')).sim(game, flags));
}

function addTournament(program: Command): void {
  program
    .command('tournament')
    .description('let DestinyQuest heroes fight for a title; one of them may be yours')
    .option('--heroes <list>', 'all, or 2 to 16 by name or @FILE', 'all')
    .option('--round-robin', 'everybody against everybody (default: a bracket)')
    .option('--best-of-three', 'matches of up to three duels (default: one)')
    .option('-b, --bot <bot>', 'who plays the heroes', 'greedy')
    .option('--as <hero>', 'play this hero yourself')
    .option('--ask-all', ASK_ALL)
    .option('--seed <text>', 'the same seed gives the same pairings and dice')
    .action(async (flags) => (await import('./commands/tournament.js')).tournament(flags));
}

function addRecordCommands(program: Command): void {
  program
    .command('replay <file>')
    .description('tell a recorded match as a story')
    .option('--seat <seat>', 'as this seat saw it, by number or name (default: as a spectator)')
    .option('--at <n>', 'stop after the n-th choice and show the table')
    .action(async (file, flags) => (await import('./commands/replay.js')).replayFile(file, flags));
  program
    .command('verify <file>')
    .description('prove that a record is what it says: choices, positions, outcome and dice')
    .action(async (file) => (await import('./commands/verify.js')).verifyFile(file));
}

function addServe(program: Command): void {
  program
    .command('serve')
    .description('open the server with its browser client, lobby and bots')
    .option('--port <n>', 'the port to listen on; 0 takes any free one (default: 4680)')
    .option('--host <address>', 'the address to listen on; 0.0.0.0 lets others in (default: 127.0.0.1)')
    .option('--data <where>', 'a folder, or postgres://... for several servers (default: .fray in your home)')
    .option('--web <folder>', 'the built browser client (default: the one that comes with Fray)')
    .option('--log <level>', 'trace, debug, info, warn, error or silent', 'warn')
    .option('--trust-proxy', 'believe the addresses that a proxy in front reports')
    .option('--bot-threads <n>', 'threads in which bots think')
    .action(async (flags) => (await import('./commands/serve.js')).serve(flags));
  const where = 'a folder, or postgres://... (default: .fray in your home)';
  program
    .command('backup <file>')
    .description('write everything a server has stored into one file, while it runs')
    .option('--data <where>', where)
    .action(async (file, flags) => (await import('./commands/backup.js')).backupStore(file, flags));
  program
    .command('restore <file>')
    .description('fill an empty store from a backup')
    .option('--data <where>', where)
    .action(async (file, flags) => (await import('./commands/backup.js')).restoreStore(file, flags));
  program
    .command('load')
    .description("measure how many choices a second one server carries, beside another engine's server")
    .option('--matches <list>', 'numbers of concurrent matches to try, growing, such as 4,16,64')
    .option('--seconds <n>', 'how long each is measured', '5')
    .option('--limit <ms>', 'what the slowest hundredth of the answers may take', '100')
    .option('--idle <n>', 'idle matches in the measurement of memory', '10000')
    .option('--streams <n>', 'open streams in the measurement of memory', '1000')
    .option('--data <where>', 'postgres://... instead of a temporary folder')
    .option('--no-compare', 'measure Fray alone')
    .option('--post', 'send choices by POST (default: over the socket, as boardgame.io does)')
    .option('--json', 'print the result as JSON')
    .action(async (flags) => (await import('./commands/load.js')).load(flags));
}
