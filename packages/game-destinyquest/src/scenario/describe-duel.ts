/** A duel as lines of facts, in the words in which positions are written. */
import { ABILITIES, abilityIndex } from '../abilities/index.js';
import { EFFECT_SIZE, REST } from '../sheet/effects.js';
import { attribute } from '../sheet/values.js';
import { MARK_IDS } from '../state/marks.js';
import { type DuelState, hasMark, MARKS, markedSince, NONE, SHADES, STAT_IDS } from '../state/state.js';
import { SEAT_NAMES } from './seat-names.js';

const ATTRIBUTE_COUNT = 4;

export function describeDuel(s: Readonly<DuelState>): string[] {
  const won = s.winner === NONE ? '' : `, ${SEAT_NAMES[s.winner]} won`;
  return [
    `round ${s.round}`,
    `step ${s.step}${won}`,
    ...[0, 1].flatMap((seat) => describeSeat(s, seat).map((line) => `${SEAT_NAMES[seat]} ${line}`)),
  ];
}

function describeSeat(s: Readonly<DuelState>, seat: number): string[] {
  const lines = [`health ${s.health[seat]}`];
  for (let stat = 0; stat < ATTRIBUTE_COUNT; stat++) lines.push(attributeLine(s, seat, stat));
  s.sheets[seat]!.abilities.forEach((ability, place) => {
    const played = s.played[seat]![place]!;
    if (played > 0) lines.push(`used ${ABILITIES[ability]!.id}${played > 1 ? ` x${played}` : ''}`);
  });
  for (let mark = 0; mark < MARKS; mark++)
    if (hasMark(s, seat, mark))
      lines.push(`marked ${inWords(MARK_IDS[mark]!)} since ${markedSince(s, seat, mark)}`);
  if (s.sheets[seat]!.abilities.includes(abilityIndex('shades')) && !hasMark(s, seat, SHADES))
    lines.push('unmarked shades');
  if (s.speedSlot[seat] !== NONE) lines.push(`speed slot ${ABILITIES[s.speedSlot[seat]!]!.id}`);
  if (s.combatSlot[seat] !== NONE) lines.push(`combat slot ${ABILITIES[s.combatSlot[seat]!]!.id}`);
  if (s.speedDice[seat]!.length > 0) lines.push(`dice ${s.speedDice[seat]!.join(' ')}`);
  return [...lines, ...effectLines(s, seat)];
}

function attributeLine(s: Readonly<DuelState>, seat: number, stat: number): string {
  const base = s.sheets[seat]!.base[stat]!;
  const now = attribute(s, seat, stat);
  return `${inWords(STAT_IDS[stat]!)} ${now}${now === base ? '' : ` (sheet ${base})`}`;
}

function effectLines(s: Readonly<DuelState>, seat: number): string[] {
  const lines: string[] = [];
  const e = s.effects;
  for (let i = 0; i < e.length; i += EFFECT_SIZE) {
    if (e[i + 1] !== seat) continue;
    const until = e[i + 5] === REST ? 'end' : e[i + 5];
    const by = e[i + 3]! < 0 ? `${e[i + 3]}` : `+${e[i + 3]}`;
    lines.push(
      `effect ${inWords(STAT_IDS[e[i + 2]!]!)} ${by} rounds ${e[i + 4]} to ${until} by ${ABILITIES[e[i]!]!.id}`,
    );
  }
  return lines;
}

/** Ids as scenarios write them. */
function inWords(id: string): string {
  return id.replaceAll('-', ' ');
}
