/** The commands and their flags. Each command's code is loaded only when it is run, so help is quick. */

import { VERSION } from '@fray/server/defaults';
import { Command, Option } from 'commander';
import { Complaint } from './complaint.js';
import { collect } from './options.js';
import { addSettings } from './settings/flags.js';
import { words } from './words/index.js';

const { help } = words;

export function buildProgram(): Command {
  const program = new Command('fray')
    .description(help.program)
    .version(VERSION)
    .configureHelp({ showGlobalOptions: false })
    .showSuggestionAfterError(false)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(oneSentence(text)) });
  addPlay(program);
  addReading(program);
  addSim(program);
  addLab(program);
  addLadder(program);
  addPuzzles(program);
  addTournament(program);
  addRecordCommands(program);
  addProofs(program);
  addServe(program);
  addStores(program);
  addMeasurements(program);
  addMaking(program);
  return program;
}

/** Asked for help, commander would explain itself instead of saying that there is no such command. */
export function checkCommand(program: Command, args: readonly string[]): void {
  const named = args.filter((arg) => !arg.startsWith('-'));
  const [first, second] = named;
  const wanted = first === 'help' ? second : first;
  if (wanted === undefined || program.commands.some((command) => command.name() === wanted)) return;
  if (args[0] === wanted || first === 'help') throw new Complaint(help.noCommand(wanted));
}

/** Commander's own refusals, in the voice of all others. */
function oneSentence(text: string): string {
  const message = text.replace(/^error: /, '').trim();
  return `fray: ${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'} ${help.tryHelp}\n`;
}

function gameOption(): Option {
  return new Option('-o, --option <name=value>', help.gameOption)
    .argParser(collect)
    .default([], help.asWritten);
}

function addPlay(program: Command): void {
  program
    .command('play <game>')
    .description(help.play.about)
    .option('-b, --bot <bot>', help.play.bot, 'greedy')
    .option('--two', help.play.two)
    .option('--seat <seat>', help.play.seat)
    .option('--seats <n>', help.seats)
    .option('--seed <text>', help.seed)
    .addOption(gameOption())
    .option('--save <file>', help.play.save)
    .option('--ask-all', help.askAll)
    .action(async (game, flags) => (await import('./play/play.js')).play(game, flags));
}

function addReading(program: Command): void {
  program
    .command('games [game]')
    .description(help.games.about)
    .option('--letter', help.games.letter)
    .action(async (id: string | undefined, { letter }: { letter?: true }) =>
      (await import('./commands/list-games.js')).listGames(id, letter),
    );
  program
    .command('rules <game> [clauses...]')
    .description(help.rules.about)
    .action(async (id, clauses) => (await import('./commands/rules.js')).printRules(id, clauses));
}

function addMaking(program: Command): void {
  program
    .command('export <folder>')
    .description(help.exportAbout)
    .action(async (folder: string) => (await import('./commands/export.js')).exportPage(folder));
  program
    .command('new <name>')
    .description(help.new.about)
    .action(async (name: string) => (await import('./commands/new-game.js')).newGame(name));
}

function addSim(program: Command): void {
  program
    .command('sim <game>')
    .description(help.sim.about)
    .option('-n, --games <n>', help.sim.games, '1000')
    .option('--bots <a,b>', help.sim.bots, 'random')
    .option('--heroes <list>', help.sim.heroes)
    .option('--compare <changes>', help.sim.compare)
    .option('--seed <text>', help.seed)
    .option('--seats <n>', help.sim.seats)
    .option('--vary <options>', help.puzzles.vary)
    .option('--workers <n>', help.sim.workers)
    .addOption(gameOption())
    .option('--json', help.json)
    .action(async (game, flags) => (await import('./commands/sim.js')).sim(game, flags));
}

function addLab(program: Command): void {
  const lab = program.command('lab').description(help.lab.about);
  lab
    .command('run <file>')
    .description(help.lab.run)
    .option('--html <file>', help.lab.html)
    .option('--matches <file>', help.lab.matches)
    .option('--queue <address>', help.lab.queue)
    .option('--patience <seconds>', help.lab.patience)
    .option('--workers <n>', help.sim.workers)
    .option('--json', help.json)
    .action(async (file, flags) => (await import('./commands/lab/run.js')).labRun(file, flags));
  lab
    .command('answers <folder>')
    .description(help.lab.answers)
    .requiredOption('--write <file>', help.lab.write)
    .option('--page <file>', help.lab.page)
    .option('--only <name>', help.lab.only)
    .option('--workers <n>', help.sim.workers)
    .action(async (folder, flags) => (await import('./commands/lab/answers.js')).labAnswers(folder, flags));
  lab
    .command('work')
    .description(help.lab.work)
    .requiredOption('--queue <address>', help.lab.queue)
    .option('--workers <n>', help.sim.workers)
    .action(async (flags) => (await import('./commands/lab/work.js')).labWork(flags));
  lab
    .command('bench')
    .description(help.lab.bench)
    .option('--json', help.json)
    .action(async (flags) => (await import('./commands/lab/bench.js')).labBench(flags));
  lab
    .command('status')
    .description(help.lab.status)
    .requiredOption('--queue <address>', help.lab.queue)
    .option('--json', help.json)
    .action(async (flags) => (await import('./commands/lab/status.js')).labStatus(flags));
}

function addLadder(program: Command): void {
  program
    .command('ladder <game>')
    .description(help.ladder.about)
    .option('--seed <text>', help.seed)
    .option('--seats <n>', help.seats)
    .option('--narrow <elo>', help.ladder.narrow, '25')
    .option('--least <n>', help.ladder.least, '400')
    .option('--most <n>', help.ladder.most, '4000')
    .option('--quick <n>', help.ladder.quick)
    .option('--workers <n>', help.sim.workers)
    .option('--write', help.ladder.write)
    .option('--keep', help.ladder.keep)
    .addOption(gameOption())
    .option('--json', help.json)
    .action(async (game, flags) => (await import('./commands/bots/ladder.js')).ladder(game, flags));
}

function addPuzzles(program: Command): void {
  const puzzles = program.command('puzzles').description(help.puzzles.about);
  puzzles
    .command('make <game>')
    .description(help.puzzles.make)
    .option('-n, --count <n>', help.puzzles.count, '20')
    .option('--matches <n>', help.puzzles.matches, '1000')
    .option('--bot <bot>', help.puzzles.bot, 'steady')
    .option('--seats <n>', help.seats)
    .option('--seed <text>', help.seed, 'puzzles')
    .option('--margin <n>', help.puzzles.margin, '12')
    .option('--lines <n>', help.puzzles.lines, '100')
    .option('--depth <n>', help.puzzles.depth, '0')
    .option('--late <n>', help.puzzles.late, '60')
    .option('--every <n>', help.puzzles.every, '1')
    .option('--from <n>', help.puzzles.from, '1')
    .option('--about <verbs>', help.puzzles.only)
    .option('--vary <options>', help.puzzles.vary)
    .addOption(gameOption())
    .action(async (game, flags) => (await import('./commands/bots/puzzles.js')).makePuzzles(game, flags));
  puzzles
    .command('check [games...]')
    .description(help.puzzles.check)
    .option('--seed <text>', help.seed, 'check')
    .action(async (ids, flags) => (await import('./commands/bots/puzzles.js')).checkPuzzles(ids, flags));
}

function addTournament(program: Command): void {
  program
    .command('tournament')
    .description(help.tournament.about)
    .option('--heroes <list>', help.tournament.heroes, 'all')
    .option('--round-robin', help.tournament.roundRobin)
    .option('--best-of-three', help.tournament.bestOfThree)
    .option('-b, --bot <bot>', help.tournament.bot, 'greedy')
    .option('--as <hero>', help.tournament.as)
    .option('--ask-all', help.askAll)
    .option('--seed <text>', help.seed)
    .action(async (flags) => (await import('./commands/tournament.js')).tournament(flags));
}

function addRecordCommands(program: Command): void {
  program
    .command('replay <file>')
    .description(help.replay.about)
    .option('--seat <seat>', help.replay.seat)
    .option('--at <n>', help.replay.at)
    .action(async (file, flags) => (await import('./commands/replay.js')).replayFile(file, flags));
  program
    .command('analyse <file>')
    .description(help.analyse.about)
    .option('--worlds <n>', help.analyse.worlds)
    .option('--save', help.analyse.save)
    .option('--json', help.json)
    .action(async (file, flags) => (await import('./commands/bots/analyse.js')).analyseFile(file, flags));
  program
    .command('verify <file>')
    .description(help.verify.about)
    .option('--promised <kept>', help.verify.promised)
    .option('--my-seed <seed>', help.verify.mySeed)
    .action(async (file, flags) => (await import('./commands/verify.js')).verifyFile(file, flags));
}

function addProofs(program: Command): void {
  program
    .command('scenario <files...>')
    .description(help.scenario.about)
    .option('--game <game>', help.scenario.game)
    .action(async (files, { game }) =>
      (await import('./commands/scenario.js')).runScenarioFiles(files, game),
    );
  program
    .command('fuzz [games...]')
    .description(help.fuzz.about)
    .option('--matches <n>', help.fuzz.matches, '200')
    .option('--seed <text>', help.seed, 'fuzz')
    .option('--fixtures <folder>', help.fuzz.fixtures)
    .action(async (ids, flags) => (await import('./commands/fuzz.js')).fuzz(ids, flags));
}

function addServe(program: Command): void {
  addSettings(program.command('serve').description(help.serveAbout)).action(async (flags) =>
    (await import('./commands/serve.js')).serve(flags),
  );
}

function addStores(program: Command): void {
  program
    .command('backup <file>')
    .description(help.backup.about)
    .option('--data <where>', help.storeData)
    .action(async (file, flags) => (await import('./commands/backup.js')).backupStore(file, flags));
  program
    .command('restore <file>')
    .description(help.restore.about)
    .option('--data <where>', help.storeData)
    .action(async (file, flags) => (await import('./commands/backup.js')).restoreStore(file, flags));
}

function addMeasurements(program: Command): void {
  program
    .command('bench')
    .description(help.bench.about)
    .option('--repetitions <n>', help.bench.repetitions, '5')
    .option('--json', help.json)
    .action(async (flags) => (await import('./commands/bench.js')).bench(flags));
  program
    .command('load')
    .description(help.load.about)
    .option('--matches <list>', help.load.matches)
    .option('--seconds <n>', help.load.seconds, '10')
    .option('--limit <ms>', help.load.limit, '100')
    .option('--idle <n>', help.load.idle, '10000')
    .option('--streams <n>', help.load.streams, '1000')
    .option('--data <where>', help.load.data)
    .option('--processes <list>', help.load.processes, '1')
    .option('--share <percent>', help.load.share, '100')
    .option('--no-compare', help.load.compare)
    .option('--against <folder>', help.load.against)
    .option('--bots', help.load.bots)
    .option('--post', help.load.post)
    .option('--json', help.json)
    .action(async (flags) => (await import('./commands/load.js')).load(flags));
}
