/**
 * Positions in words, for scenario files: the models (see read-model.ts), `deck: 4h, kd` (top card first), `first hand: 3h, 4c`,
 * `second pile: 10d`, `discard: 2c`, `round 3`, `second to act`, `first points 2`, `first wavering`, `first kill made`,
 * `marker control 12,18 held by first`, `marker recover 8,20 carried by 2`, `marker access 12,18 of first opened by 1`, `first entry 0,18`, and pieces such as
 * `piece wall 8,12.4 size 8,0.2` or `piece building 10,12 size 4,4 ladder south 2`. Models that are not named do not exist; the table is
 * empty; cards that are not placed lie at the bottom of the deck.
 */
import { fail, frameAt, ok, type Result, type Rng, type ScenarioAdapter, type Setup } from '@fray/engine';
import { CARD_IDS, newDeck } from '../cards.js';
import { PIECE_KIND_IDS } from '../data/piece-kinds.js';
import { activation, canActivate } from '../rules/activation.js';
import { match } from '../rules/match.js';
import { newMarker } from '../rules/mission/mission.js';
import { round } from '../rules/round.js';
import { ACCESS, CARRIED, type DevilsState, GONE, NOBODY, profileOf, setup } from '../state.js';
import { units } from '../table/build-table.js';
import type { PieceFile, Side, UsualPiece } from '../table/table-file.js';
import { EVENTS } from '../words/events.js';

import { describeModel, type ModelLine, placeText, readModel } from './read-model.js';

const SEATS = ['first', 'second'] as const;

export const scenarioAdapter: ScenarioAdapter<DevilsState> = {
  position,
  describe,
  seats: () => SEATS,
  events: EVENTS,
  ids: CARD_IDS,
};

interface Draft {
  readonly s: DevilsState;
  readonly models: ModelLine[];
  readonly pieces: PieceFile[];
  deck: number[] | undefined;
}

function position(lines: readonly string[], given: Setup, rng: Rng): Result<DevilsState> {
  const s = setup(given, rng);
  s.round = 2;
  s.edges = [0, 1];
  s.entries = [
    [0, 18_000],
    [24_000, 18_000],
  ];
  const draft: Draft = { s, models: [], pieces: [], deck: undefined };
  for (const line of lines) {
    const fault = readLine(draft, line.trim().toLowerCase());
    if (fault !== undefined) return fail(fault);
  }
  const full = finish(draft);
  full.stack.push(frameAt(match, match.at.again));
  // PR-4: whoever has nothing to activate is skipped.
  if (canActivate(full, full.due))
    full.stack.push(frameAt(round, round.at.activated), frameAt(activation, activation.at.ask));
  else full.stack.push(frameAt(round, round.at.turn));
  return ok(full);
}

/** Models by seat, the rest of the deck, and the table. */
function finish({ s, models, pieces, deck }: Draft): DevilsState {
  const order = [0, 1].flatMap((seat) => models.filter((model) => model.seat === seat));
  const column = (pick: (model: ModelLine) => number): number[] => order.map(pick);
  const all: DevilsState = {
    ...s,
    roster: order.map((model) => model.member),
    seatOf: column((model) => model.seat),
    x: column((model) => model.x),
    y: column((model) => model.y),
    level: column((model) => model.level),
    where: column((model) => model.where),
    mounted: column((model) => model.mounted),
    injured: column((model) => model.injured),
    spent: column((model) => model.spent),
    hp: [],
    cp: [],
    table: { id: 'scenario', size: [24, 36], pieces },
  };
  all.hp = order.map((model, i) => (model.where === 2 ? 0 : (model.hp ?? profileOf(all, i).hp)));
  all.cp = order.map((model, i) => (model.where === 2 ? 0 : (model.cp ?? profileOf(all, i).command)));
  const placed = new Set([...(deck ?? []), ...all.hands.flat(), ...all.piles.flat(), ...all.discard]);
  all.deck = [...newDeck().filter((card) => !placed.has(card)), ...(deck ?? []).slice().reverse()];
  return all;
}

/** A later line about the same model overrules the earlier one. */
function putModel(models: ModelLine[], model: ModelLine): void {
  const at = models.findIndex(({ seat, member }) => seat === model.seat && member.name === model.member.name);
  if (at === -1) models.push(model);
  else models[at] = model;
}

function readLine(draft: Draft, line: string): string | undefined {
  const model = readModel(line);
  if (model !== undefined) {
    if (model.ok) putModel(draft.models, model.value);
    return model.ok ? undefined : model.error;
  }
  const { s } = draft;
  const cards = /^(deck|discard):(.*)$/.exec(line);
  if (cards !== null)
    return readCards(cards[2]!, (list) => {
      if (cards[1] === 'deck') draft.deck = list;
      else s.discard = list;
    });
  const counted = /^round (\d)$/.exec(line);
  if (counted !== null) {
    s.round = Number(counted[1]);
    return undefined;
  }
  if (line.startsWith('marker ')) return readMarker(s, line);
  if (line.startsWith('piece ')) return readPiece(draft, line);
  const seat = SEATS.findIndex((name) => line.startsWith(`${name} `));
  if (seat !== -1) return readSeat(s, seat, line.slice(SEATS[seat]!.length + 1));
  return `"${line}" says nothing about a position of this game.`;
}

function readSeat(s: DevilsState, seat: number, words: string): string | undefined {
  const cards = /^(hand|known|pile):(.*)$/.exec(words);
  const points = /^points (\d+)$/.exec(words);
  const entry = /^entry ([\d.]+),([\d.]+)$/.exec(words);
  if (cards !== null) {
    const where = { hand: s.hands, known: s.known, pile: s.piles }[cards[1] as 'hand']!;
    return readCards(cards[2]!, (list) => {
      where[seat] = list;
    });
  }
  if (points !== null) s.vp[seat] = Number(points[1]);
  else if (entry !== null) s.entries[seat] = [units(Number(entry[1])), units(Number(entry[2]))];
  else if (words === 'to act') s.due = seat;
  else if (words === 'wavering') s.wavering[seat] = true;
  else if (words === 'routed') s.routed[seat] = true;
  else if (words === 'kill made') s.firstKill = seat;
  else return `"${words}" is not known; write a model, hand:, pile:, points 2, entry 0,18, to act, wavering.`;
  return undefined;
}

function readCards(words: string, put: (cards: number[]) => void): string | undefined {
  const ids = words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const unknown = ids.find((id) => !CARD_IDS.includes(id));
  if (unknown !== undefined) return `"${unknown}" is no card; write 4h, 10s, kc, ad.`;
  put(ids.map((id) => CARD_IDS.indexOf(id)));
  return undefined;
}

/** In the order of their numbers. */
const KINDS = ['recover', 'control', 'access'];

function readMarker(s: DevilsState, line: string): string | undefined {
  const found =
    /^marker (control|recover|access) ([\d.]+),([\d.]+)(?: of (first|second))?(?: held by (first|second)| (?:carried|opened) by (\d+)| (gone))?$/.exec(
      line,
    );
  if (found === null) return `"${line}" is no marker; write marker control 12,18 held by first.`;
  const [, kind, x, y, owner, holder, carrier, gone] = found;
  const marker = newMarker(
    KINDS.indexOf(kind!),
    units(Number(x)),
    units(Number(y)),
    SEATS.indexOf(owner as 'first'),
  );
  if (holder !== undefined) marker.holder = SEATS.indexOf(holder as 'first');
  if (gone !== undefined) marker.state = GONE;
  if (carrier !== undefined) {
    marker.carrier = Number(carrier) - 1;
    if (marker.kind === ACCESS) marker.holder = s.seatOf[marker.carrier]!;
    else marker.state = CARRIED;
  }
  s.markers.push(marker);
  return undefined;
}

function readPiece({ pieces }: Draft, line: string): string | undefined {
  const found =
    /^piece (\S+) ([\d.]+),([\d.]+) size ([\d.]+),([\d.]+)(?: ladder (north|south|east|west) ([\d.]+))?$/.exec(
      line,
    );
  const kind = PIECE_KIND_IDS.find((id) => id === found?.[1]);
  if (found === null || kind === undefined)
    return `"${line}" is no piece; write piece wall 8,12.4 size 8,0.2.`;
  const piece: UsualPiece = {
    kind,
    at: [Number(found[2]), Number(found[3])],
    size: [Number(found[4]), Number(found[5])],
    ...(found[6] === undefined ? {} : { ladders: [{ side: found[6] as Side, at: Number(found[7]) }] }),
  };
  pieces.push(piece);
  return undefined;
}

function describe(s: Readonly<DevilsState>): string[] {
  const list = (cards: readonly number[]): string => cards.map((card) => CARD_IDS[card]).join(', ');
  const lines = [`round ${s.round}`, `${SEATS[s.due]} to act`];
  if (typeof s.table !== 'string') for (const piece of s.table.pieces) lines.push(describePiece(piece));
  for (let i = 0; i < s.roster.length; i++) lines.push(describeModel(s, i));
  for (const marker of s.markers) {
    const of = marker.owner === NOBODY ? '' : ` of ${SEATS[marker.owner]}`;
    const head = `marker ${KINDS[marker.kind]} ${placeText(marker.x, marker.y, 0)}${of}`;
    if (marker.state === CARRIED) lines.push(`${head} carried by ${marker.carrier + 1}`);
    else if (marker.kind === ACCESS && marker.carrier !== NOBODY)
      lines.push(`${head} opened by ${marker.carrier + 1}`);
    else if (marker.state === GONE) lines.push(`${head} gone`);
    else lines.push(marker.holder === NOBODY ? head : `${head} held by ${SEATS[marker.holder]}`);
  }
  for (const [seat, name] of SEATS.entries()) {
    lines.push(`${name} points ${s.vp[seat]}`, `${name} hand: ${list(s.hands[seat]!)}`);
    lines.push(`${name} pile: ${list(s.piles[seat]!)}`);
    if (s.known[seat]!.length > 0) lines.push(`${name} known: ${list(s.known[seat]!)}`);
    const [x, y] = s.entries[seat]!;
    if (x !== undefined && y !== undefined) lines.push(`${name} entry ${placeText(x, y, 0)}`);
    if (s.wavering[seat]) lines.push(`${name} wavering`);
    if (s.routed[seat]) lines.push(`${name} routed`);
    if (s.firstKill === seat) lines.push(`${name} kill made`);
  }
  lines.push(`discard: ${list(s.discard)}`, `deck: ${list(s.deck.slice().reverse())}`);
  return lines;
}

function describePiece(piece: PieceFile): string {
  if (piece.kind === 'own') return `piece own ${piece.name}`;
  const [ladder] = piece.ladders ?? [];
  const climb = ladder === undefined ? '' : ` ladder ${ladder.side} ${ladder.at}`;
  return `piece ${piece.kind} ${piece.at.join(',')} size ${piece.size.join(',')}${climb}`;
}
