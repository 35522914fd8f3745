/** The log: what happened, told in the perfect tense to whoever reads it, with the figures small underneath. */
import type { EventData, GameEvent, Line, Part, Reader, Words } from '@fray/engine';
import type { EventType } from '../ids.js';
import { isYou, num, type Teller, type Told } from '../reader.js';
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

type BaseType = Exclude<EventType, keyof typeof ATTACK_TELLERS | keyof typeof HOUSE_TELLERS>;

export function tellEvent(event: GameEvent, reader: Reader): Line | undefined {
  const line = TELLERS[event.type as EventType]?.(event.data, reader);
  return line === undefined ? undefined : { ...line, clause: event.clause };
}

const by = (data: EventData, words: Words, small?: string): Told => ({
  words,
  seat: num(data, 'seat'),
  ...(small === undefined ? {} : { small }),
});
const track = (d: EventData): string => `${d['before']} → ${d['damage']}`;

/** "durch Dynamit", where there is something to look up. */
function through(cause: unknown): Part[] {
  const part = causePart(cause);
  return part === undefined ? [] : [' durch ', part];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const BASE: Readonly<Record<BaseType, Teller>> = {
  'laid-out': (d) => ({
    words: ['Die sechs Orte liegen aus.'],
    small: `${(d['roster'] as readonly string[]).length} Charaktere spielen mit`,
  }),
  dealt: (d) =>
    d['character'] === undefined
      ? { words: [`${d['players']} Charaktere wurden verdeckt ausgeteilt.`] }
      : by(d, ['Du bist ', characterPart(d['character']), '.']),
  first: (d, r) => by(d, [`${Wer(d['seat'], r)} ${isYou(d['seat'], r) ? 'beginnst' : 'beginnt'}.`]),
  turn: (d, r) => ({
    words: [`Runde ${d['round']}: ${dein(d['seat'], r, 'dein')} Zug`],
    heading: true,
    seat: num(d, 'seat'),
  }),
  rolled: (d, r) => {
    const again = isYou(d['seat'], r) ? 'warst schon dort und hast' : 'war schon dort und hat';
    const end = d['again'] === true ? `, ${again} noch einmal gewürfelt` : '';
    const small = (d['dice'] as readonly number[]).join(' + ');
    return by(d, [`${Hat(d['seat'], r)} ${d['roll']} gewürfelt${end}.`], small);
  },
  moved: (d, r) => by(d, [`${Ist(d['seat'], r)} `, areaPart(d['area'], 'to'), ' gekommen.']),
  drew: (d, r) => {
    const card = DECK_CARDS[String(d['deck'])]!;
    if (d['card'] === undefined) return by(d, [`${Hat(d['seat'], r)} eine ${card} gezogen.`]);
    return by(d, [`${Hat(d['seat'], r)} `, quotedPart(d['card']), ' gezogen.'], card);
  },
  played: (d, r) => by(d, [`${Hat(d['seat'], r)} `, quotedPart(d['card']), ' gespielt.']),
  gave: (d, r) => {
    const what: Part = d['card'] === undefined ? 'eine Einsiedlerkarte' : quotedPart(d['card']);
    return by(d, [`${Hat(d['seat'], r)} ${dir(d['to'], r)} `, what, ' zugesteckt.']);
  },
  hermit: tellHermit,
  hurt: tellHurt,
  healed: (d, r) =>
    num(d, 'amount') === 0
      ? by(d, [`Bei ${dir(d['seat'], r)} gab es nichts zu heilen.`])
      : by(d, [`${Hat(d['seat'], r)}`, ...through(d['cause']), ` ${d['amount']} geheilt.`], track(d)),
  marked: (d, r) =>
    by(
      d,
      [
        `${capital(dein(d['seat'], r, 'dein'))} Schaden steht`,
        ...through(d['cause']),
        ` jetzt bei ${d['damage']}.`,
      ],
      track(d),
    ),
  spared: (d, r) => by(d, [`${capital(dir(d['seat'], r))} ist`, ...through(d['by']), ' nichts passiert.']),
  guarded: (d, r) => by(d, [`Bis zum nächsten Zug kann kein Angriff ${dir(d['seat'], r)} schaden.`]),
  nothing: () => ({ words: ['Nichts ist passiert.'] }),
  die: (d, r) => by(d, [`${Hat(d['seat'], r)} eine ${d['die']} geworfen.`], `W${d['sides']}`),
  extra: (d, r) => {
    const turns = german.plural(num(d, 'turns'), { one: 'weiteren Zug', other: 'weitere Züge' });
    const number = num(d, 'turns') === 1 ? 'einen' : d['turns'];
    return by(d, [`${Hat(d['seat'], r)} noch ${number} ${turns} verdient.`]);
  },
  took: (d, r) =>
    by(d, [`${Hat(d['seat'], r)} `, quotedPart(d['card']), ` von ${dir(d['from'], r)} bekommen.`]),
  dug: (d, r) => by(d, [`${Hat(d['seat'], r)} `, quotedPart(d['card']), ' ausgegraben.']),
  discarded: (d) => by(d, [quotedPart(d['card']), ' kam auf die Ablage.']),
  reshuffled: () => ({ words: ['Aus der Ablage wurde ein neuer Stapel.'] }),
  revealed: (d, r) =>
    by(d, [`${Ist(d['seat'], r)} `, characterPart(d['character']), `, ${SIDES[String(d['faction'])]}!`]),
  used: (d, r) => {
    const words: Part[] = [`${Hat(d['seat'], r)} `, causePart(`character:${d['ability']}`)!];
    if (d['target'] !== d['seat']) words.push(` gegen ${dich(d['target'], r)}`);
    return by(d, [...words, ' eingesetzt.']);
  },
  cancelled: (d, r) => by(d, [`${capital(dein(d['seat'], r, 'deine'))} Fähigkeit ist für immer verloren.`]),
  turned: (d, r) =>
    by(d, [`${Wer(d['seat'], r)} ${isYou(d['seat'], r) ? 'hältst' : 'hält'} jetzt zu ${dir(d['to'], r)}.`]),
  died: (d, r) =>
    by(d, [
      `${Ist(d['seat'], r)} gefallen. ${isYou(d['seat'], r) ? 'Deine' : 'Die'} Karte zeigt `,
      characterPart(d['character']),
      `, ${SIDES[String(d['faction'])]}.`,
    ]),
  over: tellEnd,
};

function tellEnd(d: EventData, r: Reader): Told {
  const winners = d['winners'] as readonly number[];
  if (winners.length === 0) return { words: ['Niemand hat gewonnen.'] };
  const names = capital(german.listed(winners.map((seat) => du(seat, r))));
  const you = winners.some((seat) => isYou(seat, r));
  const verb = winners.length > 1 ? (you ? 'habt' : 'haben') : you ? 'hast' : 'hat';
  return { words: [`${names} ${verb} die Partie gewonnen.`] };
}

/** A blow and a curse have a doer; everything else is told from whom it befell. */
function tellHurt(d: EventData, r: Reader): Told {
  const cursed = d['cause'] === 'area:woods';
  if (d['cause'] !== 'attack' && !cursed)
    return by(
      d,
      [`${Hat(d['seat'], r)}`, ...through(d['cause']), ` ${d['amount']} Schaden genommen.`],
      track(d),
    );
  const own = isYou(d['seat'], r) ? 'dich selbst' : 'sich selbst';
  const victim = d['by'] === d['seat'] ? own : dich(d['seat'], r);
  const verb = cursed ? 'verflucht' : 'getroffen';
  const words = [`${Hat(d['by'], r)} ${victim} ${verb}: ${d['amount']} Schaden.`];
  return { words, small: track(d), seat: num(d, 'by') };
}

/** SH-B-80: the table sees the outcome alone; giver and receiver know the card. */
function tellHermit(d: EventData, r: Reader): Told {
  const outcomes: Readonly<Record<string, string>> = {
    nothing: 'Nichts ist passiert.',
    gift: 'Sie hat eine Ausrüstung gekostet.',
    heal: 'Sie hat geheilt.',
    hurt: 'Sie hat wehgetan.',
  };
  if (d['character'] !== undefined)
    return by(d, [`${Hat(d['seat'], r)} dir `, characterPart(d['character']), ' gezeigt.']);
  const what: Part[] = d['card'] === undefined ? ['die Karte'] : [quotedPart(d['card'])];
  return by(d, [`${Hat(d['seat'], r)} `, ...what, ` gelesen. ${outcomes[String(d['outcome'])]}`]);
}

const TELLERS: Readonly<Record<EventType, Teller>> = { ...BASE, ...ATTACK_TELLERS, ...HOUSE_TELLERS };
