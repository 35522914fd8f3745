/** The log: what happened, told in the past tense to whoever reads it, with the figures small underneath. */
import {
  type GameEvent,
  type Line,
  type Part,
  type Reader,
  type Tellers,
  type Telling,
  tellFrom,
  type Words,
} from '@fray/engine';
import type { Events } from '../events.js';
import { isYou } from '../reader.js';
import { DECK_NAMES, factionName } from './names.js';
import {
  areaPart,
  causePart,
  characterPart,
  does,
  doing,
  french,
  from,
  has,
  owned,
  quotedPart,
  whom,
  wounds,
} from './people.js';
import { ATTACK_TELLERS } from './story-attack.js';
import { HOUSE_TELLERS } from './story-house.js';

type BaseType = Exclude<keyof Events, keyof typeof ATTACK_TELLERS | keyof typeof HOUSE_TELLERS>;

export function tellEvent(event: GameEvent, reader: Reader): Line | undefined {
  return tellFrom(TELLERS, event, reader);
}

const by = (data: { readonly seat: number }, words: Words, small?: string): Telling => ({
  words,
  seat: data.seat,
  ...(small === undefined ? {} : { small }),
});
const track = (d: Pick<Events['hurt'], 'before' | 'damage'>): string => `${d.before} → ${d.damage}`;

/** " (Dynamite)", where there is something to look up. */
function through(cause: unknown): Part[] {
  const part = causePart(cause);
  return part === undefined ? [] : [' (', part, ')'];
}

const BASE: Pick<Tellers<Events>, BaseType> = {
  'laid-out': (d) => ({
    words: ['Les six lieux sont en place.'],
    small: `${d.roster.length} personnages participent`,
  }),
  dealt: (d) =>
    d.seat === undefined
      ? { words: [`${d.players} personnages sont distribués, face cachée.`] }
      : by({ seat: d.seat }, ['Tu es ', characterPart(d.character), '.']),
  first: (d, r) => by(d, [`${does(d.seat, r, 'commences', 'commence')}.`]),
  turn: (d, r) => ({
    words: [`Manche ${d.round} : ${owned(d.seat, r, 'ton tour', 'le tour')}`],
    heading: true,
    seat: d.seat,
  }),
  rolled: (d, r) =>
    by(
      d,
      [`${has(d.seat, r)} fait ${d.roll}${d.again ? ', le lieu d’où l’on part : il faut relancer' : ''}.`],
      d.dice.join(' + '),
    ),
  moved: (d, r) => by(d, [`${has(d.seat, r)} rejoint `, areaPart(d.area, 'the'), '.']),
  drew: (d, r) => {
    const deck = DECK_NAMES[d.deck];
    if (d.card === undefined) return by(d, [`${has(d.seat, r)} pioché une carte ${deck}.`]);
    return by(d, [`${has(d.seat, r)} pioché `, quotedPart(d.card), '.'], `carte ${deck}`);
  },
  played: (d, r) => by(d, [`${has(d.seat, r)} joué `, quotedPart(d.card), '.']),
  gave: (d, r) => {
    const [head, tail] = doing(d.seat, d.to, r);
    const what: Part = d.card === undefined ? 'une carte Vision' : quotedPart(d.card);
    return by(d, [`${head} glissé `, what, `${tail}.`]);
  },
  hermit: tellHermit,
  hurt: tellHurt,
  healed: (d, r) =>
    d.amount === 0
      ? by(d, [`${does(d.seat, r, 'n’avais', 'n’avait')} rien à soigner.`])
      : by(d, [`${has(d.seat, r)} soigné ${wounds(d.amount)}`, ...through(d.cause), '.'], track(d)),
  marked: (d, r) =>
    by(
      d,
      [
        `${owned(d.seat, r, 'Tes blessures', 'Les blessures')} passent à ${d.damage}`,
        ...through(d.cause),
        '.',
      ],
      track(d),
    ),
  spared: (d, r) => {
    const said = isYou(d.seat, r) ? 'Il ne t’est rien arrivé' : `Rien n’est arrivé à ${whom(d.seat, r)}`;
    return by(d, [said, ...through(d.by), '.']);
  },
  guarded: (d, r) =>
    by(d, [`Jusqu’au prochain tour, aucune attaque ne peut rien contre ${whom(d.seat, r)}.`]),
  nothing: () => ({ words: ['Il ne s’est rien passé.'] }),
  die: (d, r) => by(d, [`${has(d.seat, r)} fait ${d.die}.`], `d${d.sides}`),
  extra: (d, r) =>
    by(d, [
      `${has(d.seat, r)} gagné ${d.turns} ${french.plural(d.turns, { one: 'tour', other: 'tours' })} de plus.`,
    ]),
  took: (d, r) => by(d, [`${has(d.seat, r)} obtenu `, quotedPart(d.card), ` ${from(d.from, r)}.`]),
  dug: (d, r) => by(d, [`${has(d.seat, r)} déterré `, quotedPart(d.card), '.']),
  discarded: (d) => by(d, ['À la défausse : ', quotedPart(d.card), '.']),
  reshuffled: () => ({ words: ['La défausse est devenue une nouvelle pile.'] }),
  revealed: (d, r) =>
    by(d, [
      `${does(d.seat, r, 'es', 'est')} `,
      characterPart(d.character),
      `, un ${factionName(d.faction)} !`,
    ]),
  used: (d, r) => {
    const words: Part[] = [`${has(d.seat, r)} utilisé `, causePart(`character:${d.ability}`)!];
    if (d.target !== d.seat) words.push(` sur ${whom(d.target, r)}`);
    return by(d, [...words, '.']);
  },
  cancelled: (d, r) => by(d, [`${owned(d.seat, r, 'Ta capacité', 'La capacité')} est annulée pour de bon.`]),
  turned: (d, r) => by(d, [`${does(d.seat, r, 'es', 'est')} désormais du côté ${from(d.to, r)}.`]),
  died: (d, r) =>
    by(d, [
      `${has(d.seat, r)} péri. ${isYou(d.seat, r) ? 'Ta' : 'Sa'} carte montre `,
      characterPart(d.character),
      `, un ${factionName(d.faction)}.`,
    ]),
  over: (d, r) => ({ words: [tellWinners(d.winners as readonly number[], r)] }),
};

function tellWinners(winners: readonly number[], r: Reader): string {
  if (winners.length === 0) return 'Personne n’a gagné.';
  const others = winners.filter((seat) => !isYou(seat, r)).map((seat) => whom(seat, r));
  if (others.length === winners.length)
    return `${french.listed(others)} ${others.length === 1 ? 'a' : 'ont'} gagné la partie.`;
  return `Tu as gagné la partie${others.length === 0 ? '' : `, avec ${french.listed(others)}`}.`;
}

/** A blow and a curse have a doer; everything else is told from whom it befell. */
function tellHurt(d: Events['hurt'], r: Reader): Telling {
  if (d.cause !== 'attack' && d.cause !== 'area:woods')
    return by(d, [`${has(d.seat, r)} subi ${wounds(d.amount)}`, ...through(d.cause), '.'], track(d));
  const [head, tail] = doing(d.by, d.seat, r);
  const where = d.cause === 'attack' ? [] : through(d.cause);
  const words = [`${head} infligé ${wounds(d.amount)}${tail}`, ...where, '.'];
  return { words, small: track(d), seat: d.by };
}

/** SH-B-80: the table sees the outcome alone; giver and receiver know the card. */
function tellHermit(d: Events['hermit'], r: Reader): Telling {
  const outcomes: Readonly<Record<string, string>> = {
    nothing: 'Il ne s’est rien passé.',
    gift: 'Elle a coûté un équipement.',
    heal: 'Elle a soigné.',
    hurt: 'Elle a blessé.',
  };
  if (d.character !== undefined)
    return by(d, [`${doing(d.seat, r.seat, r)[0]} montré `, characterPart(d.character), '.']);
  const words: Part[] = [`${has(d.seat, r)} lu la carte`];
  if (d.card !== undefined) words.push(', ', quotedPart(d.card));
  return by(d, [...words, `. ${outcomes[d.outcome]}`]);
}

const TELLERS: Tellers<Events> = { ...BASE, ...ATTACK_TELLERS, ...HOUSE_TELLERS };
