/** Duels in which something certain happens: played here from one seed after the other, so that no test waits for luck. */
import { formatChoice, formatRecord, type GameEvent, Match } from '@fray/engine';
import { findGame } from '@fray/games';

export interface Scene {
  readonly text: string;
  /** The choice that makes it happen. */
  readonly n: number;
  readonly event: GameEvent;
}

const SEATS = ['Mara', 'Jonas'].map((name) => ({ name, kind: 'person' as const }));
const MOST_CHOICES = 60;
const MOST_SEEDS = 200;

/** The first event that fits, where one ability is played whenever it can be and all else is passed by. */
export function sceneOf(ability: string, fits: (event: GameEvent) => boolean): Scene {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const match = play(`scene ${seed}`, ability);
    const n = match.story.findIndex((events) => events.some(fits));
    if (n > 0) return { text: formatRecord(match.record()), n, event: match.story[n]!.find(fits)! };
  }
  throw new Error(`no duel has such a scene with ${ability}`);
}

function play(seed: string, ability: string): Match {
  const game = findGame('destinyquest');
  if (!game.ok) throw new Error('the duel is not on the shelf');
  const options = { hero1: 'shadow-ranger', hero2: 'gladiator' };
  const started = Match.start(game.value, { options, seats: SEATS, seed });
  if (!started.ok) throw new Error(`the duel does not start: ${JSON.stringify(started.error)}`);
  const match = started.value;
  while (match.outcome === null && match.length < MOST_CHOICES) {
    const seat = match.asked()[0]!;
    const moves = match.moves(seat);
    const choices = moves.map((move) => formatChoice(match.game.verbs, move));
    const played = choices.findIndex((choice) => choice['ability'] === ability);
    const passed = choices.findIndex((choice) => choice.do === 'pass');
    match.apply(seat, moves[Math.max(0, played >= 0 ? played : passed)]!);
  }
  return match;
}
