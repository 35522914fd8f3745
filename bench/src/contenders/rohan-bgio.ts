/**
 * Rohan's Last Stand on boardgame.io, as its documentation recommends: moves that change a draft of G, one
 * move a turn, the next player from a turn order, `endIf` for the end, `ai.enumerate` for the legal moves.
 * Undo is off, and the cards and the generator's words are plain data in G, so a seed gives the same match.
 */
import { createRequire } from 'node:module';
import { below, type Rng, shuffle } from '@fray/engine';
import type { Ctx, Game, State } from 'boardgame.io';
import {
  CARDS,
  CAVALRY,
  DECKS,
  EOMER,
  HAND_SIZE,
  LANES,
  MAX_ROUNDS,
  QUIET_ROUNDS,
  RECRUIT,
  START_HEALTH,
  THE_KING,
} from './rohan-cards.js';

interface Unit {
  card: number;
  hp: number;
  buff: number;
}

interface PlayerState {
  health: number;
  deck: number[];
  hand: number[];
  row: (Unit | null)[];
  finished: boolean;
}

export interface RohanG {
  rng: Rng;
  round: number;
  attacker: number;
  toAct: number;
  passes: number;
  stirred: boolean;
  quietRounds: number;
  over: { winner: number } | null;
  players: PlayerState[];
}

export interface BgioMove {
  readonly move: 'play' | 'pass' | 'finish';
  readonly args: number[];
}

type Reducer = (state: State<RohanG>, action: unknown) => State<RohanG>;

interface Internal {
  ProcessGameConfig(game: Game<RohanG>): Game<RohanG>;
  InitializeGame(options: { game: Game<RohanG>; setupData: { rng: Rng } }): State<RohanG>;
  CreateGameReducer(options: { game: Game<RohanG> }): Reducer;
}

export class BgioRohan {
  private readonly internal: Internal;
  readonly game: Game<RohanG>;
  private readonly reducer: Reducer;

  constructor() {
    this.internal = createRequire(import.meta.url)('boardgame.io/internal') as Internal;
    this.game = this.internal.ProcessGameConfig(rohanGame());
    this.reducer = this.internal.CreateGameReducer({ game: this.game });
  }

  start(rng: Rng): State<RohanG> {
    return this.internal.InitializeGame({ game: this.game, setupData: { rng } });
  }

  moves(state: State<RohanG>): BgioMove[] {
    return enumerate(state.G, state.ctx);
  }

  /** The state after a move; a refused move gives back the same position. */
  apply(state: State<RohanG>, { move, args }: BgioMove): State<RohanG> {
    const payload = { type: move, args, playerID: state.ctx.currentPlayer };
    return this.reducer(state, { type: 'MAKE_MOVE', payload });
  }
}

function rohanGame(): Game<RohanG> {
  return {
    name: 'rohan',
    disableUndo: true,
    setup: (_, data: { rng: Rng }) => setup(data.rng),
    moves: {
      play: ({ G, ctx }, card: number, lane: number) => {
        if (!mayPlay(G, Number(ctx.currentPlayer), card, lane)) return 'INVALID_MOVE';
        deploy(G.players[G.toAct]!, card, lane);
        G.passes = 0;
        G.stirred = true;
        endTurn(G);
        return;
      },
      pass: ({ G }) => {
        G.passes++;
        endTurn(G);
      },
      finish: ({ G }) => {
        G.passes++;
        G.players[G.toAct]!.finished = true;
        endTurn(G);
      },
    },
    turn: {
      minMoves: 1,
      maxMoves: 1,
      order: { first: ({ G }) => G.toAct, next: ({ G }) => G.toAct },
    },
    endIf: ({ G }) => G.over ?? undefined,
    ai: { enumerate },
  };
}

function setup(words: Rng): RohanG {
  const rng = words.slice();
  const attacker = below(rng, 2);
  const players = [0, 1].map((seat): PlayerState => {
    const deck = DECKS[seat]!.slice();
    shuffle(rng, deck);
    return { health: START_HEALTH, deck, hand: [], row: new Array(LANES).fill(null), finished: false };
  });
  for (const player of players) draw(player);
  return {
    rng,
    round: 1,
    attacker,
    toAct: attacker,
    passes: 0,
    stirred: false,
    quietRounds: 0,
    over: null,
    players,
  };
}

function enumerate(G: RohanG, ctx: Ctx): BgioMove[] {
  const seat = Number(ctx.currentPlayer);
  const moves: BgioMove[] = [];
  const kinds = [...new Set(G.players[seat]!.hand)].sort((a, b) => a - b);
  for (let lane = 0; lane < LANES; lane++)
    for (const card of kinds)
      if (mayPlay(G, seat, card, lane)) moves.push({ move: 'play', args: [card, lane] });
  moves.push({ move: 'pass', args: [] }, { move: 'finish', args: [] });
  return moves;
}

function mayPlay(G: RohanG, seat: number, card: number, lane: number): boolean {
  const me = G.players[seat]!;
  if (me.row[lane] !== null || !me.hand.includes(card)) return false;
  const { condition } = CARDS[card]!;
  if (seat === G.attacker) return condition !== 'defense';
  const opposite = G.players[1 - seat]!.row[lane]!;
  return condition !== 'attack' && opposite !== null && CARDS[opposite.card]!.ability !== 'surprise';
}

function deploy(me: PlayerState, card: number, lane: number): void {
  me.hand.splice(me.hand.indexOf(card), 1);
  const { hp, ability } = CARDS[card]!;
  me.row[lane] = { card, hp, buff: 0 };
  if (ability === 'banner') {
    for (const unit of me.row) if (unit !== null) unit.buff++;
  } else if (ability === 'reinforce') {
    me.hand.push(EOMER, CAVALRY, CAVALRY);
  }
}

function endTurn(G: RohanG): void {
  if (G.players[1 - G.toAct]!.finished) G.passes++;
  else if (G.passes < 2) G.toAct = 1 - G.toAct;
  if (G.passes >= 2) assault(G);
}

function assault(G: RohanG): void {
  for (let lane = 0; lane < LANES; lane++) {
    fight(G, lane);
    if (G.players.some((player) => player.health <= 0)) {
      decide(G);
      return;
    }
  }
  G.quietRounds = G.stirred ? 0 : G.quietRounds + 1;
  if (G.quietRounds === QUIET_ROUNDS) G.over = { winner: -1 };
  else if (G.round === MAX_ROUNDS) decide(G);
  else nextRound(G);
}

function decide(G: RohanG): void {
  const lead = G.players[0]!.health - G.players[1]!.health;
  G.over = { winner: lead > 0 ? 0 : lead < 0 ? 1 : -1 };
}

function nextRound(G: RohanG): void {
  const rng = [...G.rng];
  for (const seat of [G.attacker, 1 - G.attacker]) {
    const player = G.players[seat]!;
    for (const unit of player.row) if (unit !== null) unit.buff = 0;
    // Shuffled outside the draft, as the library's own Shuffle does: through a draft it is many times slower.
    const deck = [...player.deck];
    shuffle(rng, deck);
    const hand = [...player.hand];
    while (hand.length < HAND_SIZE && deck.length > 0) hand.push(deck.pop()!);
    player.deck = deck;
    player.hand = hand;
    player.finished = false;
  }
  G.rng = rng;
  G.round++;
  G.attacker = 1 - G.attacker;
  G.toAct = G.attacker;
  G.passes = 0;
  G.stirred = false;
}

function draw(player: PlayerState): void {
  while (player.hand.length < HAND_SIZE && player.deck.length > 0) player.hand.push(player.deck.pop()!);
}

function fight(G: RohanG, lane: number): void {
  const [rohan, isengard] = [G.players[0]!, G.players[1]!];
  const r = rohan.row[lane]!;
  const i = isengard.row[lane]!;
  if (r !== null && i !== null) {
    clash(G, r, i);
    if (r.hp <= 0) bury(rohan, lane);
    if (i.hp <= 0) bury(isengard, lane);
  } else if (r !== null) hurt(G, isengard, CARDS[r.card]!.atk + r.buff);
  else if (i !== null) hurt(G, rohan, CARDS[i.card]!.atk + i.buff);
}

function clash(G: RohanG, r: Unit, i: Unit): void {
  G.stirred = true;
  if (CARDS[r.card]!.ability === 'kamikaze' || CARDS[i.card]!.ability === 'kamikaze') {
    r.hp = 0;
    i.hp = 0;
    return;
  }
  const onIsengard = hit(r, i);
  const onRohan = hit(i, r);
  const fatigue = onIsengard === 0 && onRohan === 0 ? 1 : 0;
  hurt(G, G.players[1]!, Math.max(0, onIsengard - i.hp));
  hurt(G, G.players[0]!, Math.max(0, onRohan - r.hp));
  i.hp -= onIsengard + fatigue;
  r.hp -= onRohan + fatigue;
}

function hit(from: Unit, to: Unit): number {
  const type = CARDS[from.card]!;
  const hate = type.ability !== 'hate' ? 0 : to.card === RECRUIT ? 1 : to.card === THE_KING ? 2 : 0;
  const atk = type.atk + from.buff + hate;
  return type.ability === 'pierce' ? atk : Math.max(0, atk - CARDS[to.card]!.def);
}

function hurt(G: RohanG, player: PlayerState, damage: number): void {
  if (damage === 0) return;
  player.health -= damage;
  G.stirred = true;
}

function bury(player: PlayerState, lane: number): void {
  player.deck.unshift(player.row[lane]!.card);
  player.row[lane] = null;
}
