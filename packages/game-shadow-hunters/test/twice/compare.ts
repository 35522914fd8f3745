/** One attack played by the game and by the reference, and where they differ. */
import { below, type GameEvent, rngFromSeed } from '@fray/engine';
import type { ShadowState } from '@fray/game-shadow-hunters';
import { CARD_OF_GEAR, CARDS } from '../../src/data/cards.js';
import { members } from '../../src/data/characters.js';
import { timesUsed } from '../../src/house/uses.js';
import { playAttack } from '../reference/attack.js';
import type { AttackOutcome } from '../reference/outcome.js';
import { drawAttack } from './draw-attack.js';
import { cardId } from './names.js';
import { playInGame } from './play-in-game.js';

/** What is different in this attack; undefined when nothing is. */
export function differenceIn(seed: string): string | undefined {
  const rng = rngFromSeed(seed);
  const drawn = drawAttack(rng);
  const reference = playAttack({
    ...drawn,
    dice: ({ sides }) => below(rng, sides) + 1,
    answers: ({ options }) => options[below(rng, options.length)]!,
  });
  try {
    const { state, events, left } = playInGame(drawn, reference);
    if (left !== '') return `the game did not ask for ${left}`;
    return firstApart(fromGame(state, events), fromReference(reference));
  } catch (error) {
    return (error as Error).message;
  }
}

/** Both sides in the same words. Of the dead the marker does not count. */
type Facts = Readonly<Record<string, string>>;

function firstApart(game: Facts, reference: Facts): string | undefined {
  const key = Object.keys(game).find((fact) => game[fact] !== reference[fact]);
  return key === undefined ? undefined : `${key}: game ${game[key]}, reference ${reference[key]}`;
}

function fromReference(outcome: AttackOutcome): Facts {
  const { players } = outcome;
  const where = (test: (player: (typeof players)[number]) => boolean): string =>
    players.flatMap((player, seat) => (test(player) ? [seat] : [])).join();
  return {
    damage: players.map(({ dead, damage }) => (dead ? 'dead' : damage)).join(),
    revealed: where(({ revealed }) => revealed),
    blurred: players.map(({ blurUsed }) => blurUsed).join(),
    stood: players.map(({ lastStandUsed }) => lastStandUsed).join(),
    doubled: players.map(({ doubleUsed }) => doubleUsed).join(),
    coups: players.map(({ coupTried }) => [...coupTried].sort().join(' ')).join(),
    gear: players.map(({ equipment }) => equipment.map(cardId).sort().join(' ')).join(),
    discards: outcome.discards.map(cardId).sort().join(),
    hits: outcome.hits
      .flatMap(({ to, amount, cause }) => (cause === 'coup' ? [] : [`${to}:${amount}`]))
      .join(),
    heals: outcome.heals.map(({ who, amount }) => `${who}:${amount}`).join(),
    deaths: outcome.deaths
      .map(({ who, killer }) => `${who} by ${killer ?? -1}`)
      .sort()
      .join(),
    ends: String(outcome.endTurnAfterAttack),
    winners: outcome.gameOver ? outcome.winners.join() : 'none',
  };
}

function fromGame(s: ShadowState, events: readonly GameEvent[]): Facts {
  const of = (type: string) => events.filter((event) => event.type === type).map(({ data }) => data!);
  const alive = (seat: number): boolean => (s.alive & (1 << seat)) !== 0;
  const times = (used: number): number[] => s.damage.map((_, seat) => timesUsed(used, seat));
  const gearIds = (set: number): string[] => members(set).map((bit) => CARDS[CARD_OF_GEAR[bit]!]!.id);
  return {
    damage: s.damage.map((damage, seat) => (alive(seat) ? damage : 'dead')).join(),
    revealed: members(s.revealed).join(),
    blurred: times(s.blurred).join(),
    stood: times(s.stood).join(),
    doubled: times(s.doubled).join(),
    coups: s.coups
      .map((set) =>
        times(set)
          .flatMap((count, seat) => new Array<number>(count).fill(seat))
          .join(' '),
      )
      .join(),
    gear: s.gear.map((set) => gearIds(set).sort().join(' ')).join(),
    discards: s.discards
      .flatMap((pile) => pile.map((card) => CARDS[card]!.id))
      .sort()
      .join(),
    hits: of('hurt')
      .map(({ seat, amount }) => `${seat}:${amount}`)
      .join(),
    heals: of('healed')
      .map(({ seat, amount }) => `${seat}:${amount}`)
      .join(),
    deaths: of('died')
      .map(({ seat, by }) => `${seat} by ${by}`)
      .sort()
      .join(),
    ends: String(of('dodged').some(({ ends }) => ends === true)),
    winners: s.outcome === null ? 'none' : s.outcome.winners.join(),
  };
}
