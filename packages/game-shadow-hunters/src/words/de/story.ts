/** The log: what happened, told in the perfect tense to whoever reads it, with the figures small underneath. */
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
import { DECK_CARDS, SIDES } from './names.js';
import {
  areaPart,
  causePart,
  characterPart,
  dein,
  dich,
  dir,
  du,
  german,
  Hat,
  Ist,
  quotedPart,
  Wer,
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

/** "durch Dynamit", where there is something to look up. */
function through(cause: unknown): Part[] {
  const part = causePart(cause);
  return part === undefined ? [] : [' durch ', part];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const BASE: Pick<Tellers<Events>, BaseType> = {
  'laid-out': (d) => ({
    words: ['Die sechs Orte liegen aus.'],
    small: `${d.roster.length} Charaktere spielen mit`,
  }),
  dealt: (d) =>
    d.seat === undefined
      ? { words: [`${d.players} Charaktere wurden verdeckt ausgeteilt.`] }
      : by({ seat: d.seat }, ['Du bist ', characterPart(d.character), '.']),
  first: (d, r) => by(d, [`${Wer(d.seat, r)} ${isYou(d.seat, r) ? 'beginnst' : 'beginnt'}.`]),
  turn: (d, r) => ({
    words: [`Runde ${d.round}: ${dein(d.seat, r, 'dein')} Zug`],
    heading: true,
    seat: d.seat,
  }),
  rolled: (d, r) => {
    const again = isYou(d.seat, r) ? 'warst schon dort und hast' : 'war schon dort und hat';
    const end = d.again ? `, ${again} noch einmal gewürfelt` : '';
    const small = d.dice.join(' + ');
    return by(d, [`${Hat(d.seat, r)} ${d.roll} gewürfelt${end}.`], small);
  },
  moved: (d, r) => by(d, [`${Ist(d.seat, r)} `, areaPart(d.area, 'to'), ' gekommen.']),
  drew: (d, r) => {
    const card = DECK_CARDS[d.deck]!;
    if (d.card === undefined) return by(d, [`${Hat(d.seat, r)} eine ${card} gezogen.`]);
    return by(d, [`${Hat(d.seat, r)} `, quotedPart(d.card), ' gezogen.'], card);
  },
  played: (d, r) => by(d, [`${Hat(d.seat, r)} `, quotedPart(d.card), ' gespielt.']),
  gave: (d, r) => {
    const what: Part = d.card === undefined ? 'eine Einsiedlerkarte' : quotedPart(d.card);
    return by(d, [`${Hat(d.seat, r)} ${dir(d.to, r)} `, what, ' zugesteckt.']);
  },
  hermit: tellHermit,
  hurt: tellHurt,
  healed: (d, r) =>
    d.amount === 0
      ? by(d, [`Bei ${dir(d.seat, r)} gab es nichts zu heilen.`])
      : by(d, [`${Hat(d.seat, r)}`, ...through(d.cause), ` ${d.amount} geheilt.`], track(d)),
  marked: (d, r) =>
    by(
      d,
      [`${capital(dein(d.seat, r, 'dein'))} Schaden steht`, ...through(d.cause), ` jetzt bei ${d.damage}.`],
      track(d),
    ),
  spared: (d, r) => by(d, [`${capital(dir(d.seat, r))} ist`, ...through(d.by), ' nichts passiert.']),
  guarded: (d, r) => by(d, [`Bis zum nächsten Zug kann kein Angriff ${dir(d.seat, r)} schaden.`]),
  nothing: () => ({ words: ['Nichts ist passiert.'] }),
  die: (d, r) => by(d, [`${Hat(d.seat, r)} eine ${d.die} geworfen.`], `W${d.sides}`),
  extra: (d, r) => {
    const turns = german.plural(d.turns, { one: 'weiteren Zug', other: 'weitere Züge' });
    const number = d.turns === 1 ? 'einen' : d.turns;
    return by(d, [`${Hat(d.seat, r)} noch ${number} ${turns} verdient.`]);
  },
  took: (d, r) => by(d, [`${Hat(d.seat, r)} `, quotedPart(d.card), ` von ${dir(d.from, r)} bekommen.`]),
  dug: (d, r) => by(d, [`${Hat(d.seat, r)} `, quotedPart(d.card), ' ausgegraben.']),
  discarded: (d) => by(d, [quotedPart(d.card), ' kam auf die Ablage.']),
  reshuffled: () => ({ words: ['Aus der Ablage wurde ein neuer Stapel.'] }),
  revealed: (d, r) => by(d, [`${Ist(d.seat, r)} `, characterPart(d.character), `, ${SIDES[d.faction]}!`]),
  used: (d, r) => {
    const words: Part[] = [`${Hat(d.seat, r)} `, causePart(`character:${d.ability}`)!];
    if (d.target !== d.seat) words.push(` gegen ${dich(d.target, r)}`);
    return by(d, [...words, ' eingesetzt.']);
  },
  cancelled: (d, r) => by(d, [`${capital(dein(d.seat, r, 'deine'))} Fähigkeit ist für immer verloren.`]),
  turned: (d, r) =>
    by(d, [`${Wer(d.seat, r)} ${isYou(d.seat, r) ? 'hältst' : 'hält'} jetzt zu ${dir(d.to, r)}.`]),
  died: (d, r) =>
    by(d, [
      `${Ist(d.seat, r)} gefallen. ${isYou(d.seat, r) ? 'Deine' : 'Die'} Karte zeigt `,
      characterPart(d.character),
      `, ${SIDES[d.faction]}.`,
    ]),
  over: tellEnd,
};

function tellEnd(d: Events['over'], r: Reader): Telling {
  const winners = d.winners;
  if (winners.length === 0) return { words: ['Niemand hat gewonnen.'] };
  const names = capital(german.listed(winners.map((seat) => du(seat, r))));
  const you = winners.some((seat) => isYou(seat, r));
  const verb = winners.length > 1 ? (you ? 'habt' : 'haben') : you ? 'hast' : 'hat';
  return { words: [`${names} ${verb} die Partie gewonnen.`] };
}

/** A blow and a curse have a doer; everything else is told from whom it befell. */
function tellHurt(d: Events['hurt'], r: Reader): Telling {
  const cursed = d.cause === 'area:woods';
  if (d.cause !== 'attack' && !cursed)
    return by(d, [`${Hat(d.seat, r)}`, ...through(d.cause), ` ${d.amount} Schaden genommen.`], track(d));
  const own = isYou(d.seat, r) ? 'dich selbst' : 'sich selbst';
  const victim = d.by === d.seat ? own : dich(d.seat, r);
  const verb = cursed ? 'verflucht' : 'getroffen';
  const words = [`${Hat(d.by, r)} ${victim} ${verb}: ${d.amount} Schaden.`];
  return { words, small: track(d), seat: d.by };
}

/** SH-B-80: the table sees the outcome alone; giver and receiver know the card. */
function tellHermit(d: Events['hermit'], r: Reader): Telling {
  const outcomes: Readonly<Record<string, string>> = {
    nothing: 'Nichts ist passiert.',
    gift: 'Sie hat eine Ausrüstung gekostet.',
    heal: 'Sie hat geheilt.',
    hurt: 'Sie hat wehgetan.',
  };
  if (d.character !== undefined)
    return by(d, [`${Hat(d.seat, r)} dir `, characterPart(d.character), ' gezeigt.']);
  const what: Part[] = d.card === undefined ? ['die Karte'] : [quotedPart(d.card)];
  return by(d, [`${Hat(d.seat, r)} `, ...what, ` gelesen. ${outcomes[d.outcome]}`]);
}

const TELLERS: Tellers<Events> = { ...BASE, ...ATTACK_TELLERS, ...HOUSE_TELLERS };
