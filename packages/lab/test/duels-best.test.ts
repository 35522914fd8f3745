import { findBot, greedy } from '@fray/bots';
import { type AnyGame, Match, type Move, rngFromSeed } from '@fray/engine';
import { findGame } from '@fray/games';
import { expect, it } from 'vitest';

const duels = (findGame('destinyquest') as { value: AnyGame }).value;
const best = findBot('best');
const PASS = 0;

/** Plays a necromancer's duel by quick choices until the shades could be sacrificed, and the quick choice would. */
function untilSacrifice(seed: string) {
  const seats = ['a', 'b'].map((name) => ({ name, kind: 'bot' as const }));
  const options = { hero1: 'necromancer', hero2: 'gladiator' };
  const started = Match.start(duels, { seats, options, seed });
  if (!started.ok) throw new Error(started.error.id);
  const match = started.value;
  for (;;) {
    const [seat] = match.asked();
    const question = questionOf(match, seat!, 'quick');
    const quick: Move = question.moves.length === 1 ? question.moves[0]! : greedy.choose(question);
    const asked = duels.decisions[question.view.flow.stack.at(-1)!.decision]!.id;
    if (asked === 'sacrifice' && quick[0] !== PASS) return questionOf(match, seat!, seed);
    match.play(seat!, quick);
  }
}

function questionOf(match: Match, seat: number, seed: string) {
  const moves = match.moves(seat);
  const rng = rngFromSeed(seed);
  return { game: duels, view: match.view(seat), moves, standing: [], seats: 2, rng, budget: {} };
}

it('keeps its shades at the best level where the quick choice throws them away, and always chooses alike', () => {
  if (!best.ok) throw new Error(best.error.id);
  for (let n = 0; n < 4; n++) {
    const question = untilSacrifice(`shades ${n}`);
    const chosen = best.value.choose(question);
    expect(chosen[0]).toBe(PASS);
    expect(best.value.choose({ ...question, rng: rngFromSeed(`shades ${n}`) })).toEqual(chosen);
  }
});
