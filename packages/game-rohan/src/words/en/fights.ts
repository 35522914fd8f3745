/** A lane of the Assault: who hit whom, by which sum. */
import type { EventData, Line, Part, Reader, Words } from '@fray/engine';
import type { CardId } from '../../data/cards.js';
import { ABILITY_NAMES, CARD_NAMES, cardPart } from './names.js';
import { whom } from './who.js';

type Telling = Omit<Line, 'clause'>;
type Pair<T> = readonly [T, T];

interface Blow {
  readonly printed: number;
  readonly raised: number;
  readonly raisedBy: 'inspire' | 'rally';
  readonly hate: number;
  readonly defence: number;
  readonly pierced: boolean;
}

export function tellUnopposed(d: EventData, reader: Reader): Telling {
  const seat = Number(d['seat']);
  const sum = attackSum(d['blow'] as unknown as Blow);
  const health = `Health ${d['healthBefore']} → ${d['health']}`;
  return {
    words: [
      cardPart(d['card']),
      ` found lane ${d['lane']} open: ${d['loss']} straight to ${whom(1 - seat, reader)}.`,
    ],
    small: sum.includes(' ') ? `${sum} = ${d['loss']} · ${health}` : health,
    seat,
  };
}

export function tellFight(d: EventData): Telling {
  const attacker = Number(d['attacker']);
  const figures = [attacker, 1 - attacker].map((seat) => blowFigures(d, seat));
  return { words: [...fightWords(d, attacker), ` in lane ${d['lane']}.`], small: figures.join(' · ') };
}

function fightWords(d: EventData, attacker: number): Words {
  const cards = d['cards'] as unknown as Pair<CardId>;
  const after = d['hpAfter'] as unknown as Pair<number>;
  const [mine, theirs] = [cardPart(cards[attacker]), cardPart(cards[1 - attacker])];
  const pair: Part[] = [mine, ' and ', theirs];
  if (d['fatigue'] === true) return [...pair, ' could not hurt each other and tired'];
  const [mineFell, theirsFell] = [after[attacker] === 0, after[1 - attacker] === 0];
  if (mineFell === theirsFell) return [...pair, mineFell ? ' struck each other down' : ' traded blows'];
  return mineFell ? [theirs, ' struck down ', mine] : [mine, ' struck down ', theirs];
}

/** "Strider 7 + 1 (Inspire) − 2 defence = 6: Orc 3 → 0" */
function blowFigures(d: EventData, seat: number): string {
  const cards = d['cards'] as unknown as Pair<CardId>;
  const before = d['hpBefore'] as unknown as Pair<number>;
  const after = d['hpAfter'] as unknown as Pair<number>;
  const blow = (d['blows'] as unknown as Pair<Blow>)[seat]!;
  const hit = (d['hits'] as unknown as Pair<number>)[seat]!;
  const target = 1 - seat;
  const tired = d['fatigue'] === true ? ', tired by 1' : '';
  const fate = `${CARD_NAMES[cards[target]!]} ${before[target]} → ${after[target]}`;
  return `${CARD_NAMES[cards[seat]!]} ${attackSum(blow)}${defenceSum(blow)} = ${hit}${tired}: ${fate}`;
}

function attackSum({ printed, raised, raisedBy, hate }: Blow): string {
  const parts = [String(printed)];
  if (raised > 0) parts.push(`${raised} (${ABILITY_NAMES[raisedBy]})`);
  if (hate > 0) parts.push(`${hate} (${ABILITY_NAMES.hate})`);
  return parts.join(' + ');
}

function defenceSum({ defence, pierced }: Blow): string {
  if (defence === 0) return '';
  return pierced ? ` (${ABILITY_NAMES['armor-pierce']})` : ` − ${defence} defence`;
}
