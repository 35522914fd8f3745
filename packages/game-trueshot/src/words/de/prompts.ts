/** Questions in German: what is asked, and what matters. */
import type { EventData, Message, Prompt, Reader } from '@fray/engine';
import type { PromptId } from '../ids.js';
import { capital } from '../teller.js';
import { count, dich, petText, quoted } from './say.js';

type Asker = Prompt | ((d: EventData, reader: Reader) => Prompt);

const forCard =
  (ask: string, hint?: string): Asker =>
  (d) => ({
    ask: ask.replace('%', quoted(d['by'])),
    ...(hint === undefined ? {} : { hint }),
  });

/** "Adas Wolf geht auf deinen Fuchs los." */
function onItsWay(d: EventData, reader: Reader): string {
  const striker = String(capital([petText(d['striker'], reader)])[0]);
  return d['pet'] === undefined
    ? `${striker} greift gleich alle an.`
    : `${striker} geht auf ${petText(d['pet'], reader, 'accusative')} los.`;
}

const ASKERS: Readonly<Record<PromptId, Asker>> = {
  act: (d) => ({
    ask: 'Welches Tier greift an, und wen?',
    hint:
      d['must'] === true
        ? 'Im letzten Umlauf hat niemand angegriffen, also musst du, wenn du kannst.'
        : 'Du darfst den Zug auch verstreichen lassen.',
  }),
  'act-again': { ask: 'Greift er ein zweites Mal an?', hint: 'Der Pterrordax darf, auch ein anderes Ziel.' },
  'act-food': { ask: 'Setzt du dein Futter ein?', hint: 'Einmal pro Runde, in deinem eigenen Zug.' },
  answer: (d) => ({
    ask: 'Wirkst du einen Zauber?',
    hint: WINDOWS[String(d['what'])] ?? 'Wer zuerst an der Reihe ist, zaubert zuerst.',
  }),
  'answer-mine': (d, reader) => ({
    ask: `${onItsWay(d, reader)} Antwortest du?`,
    hint:
      d['falls'] === true
        ? `${d['damage']} Schaden: Dein Tier würde fallen.`
        : `So wären es ${d['damage']} Schaden.`,
  }),
  'answer-strike': (d, reader) => ({
    ask: `${onItsWay(d, reader)} ${d['pet'] === undefined ? 'Antwortest du?' : 'Wirkst du einen Zauber?'}`,
  }),
  borrow: { ask: 'Welches abgelegte Tier leiht seine Wirkung?' },
  choose: {
    ask: 'Welches der drei zähmst du?',
    hint: 'Niemand sieht deine Wahl, bevor alle gewählt haben.',
  },
  discard: { ask: 'Welchen Zauber wirfst du ab?' },
  fetch: { ask: 'Welchen Zauber nimmst du aus der Ablage?', hint: 'Alle sehen ihn.' },
  keep: (d) => ({
    ask: `Bleibt ${quoted(d['by'])}?`,
    hint:
      d['full'] === true
        ? 'Deine Reihe ist voll, also muss erst ein Tier Platz machen.'
        : 'Du hast einen freien Platz.',
  }),
  mill: { ask: 'Von welchem Stapel kommt die oberste Karte weg?' },
  outside: {
    ask: 'Wer war zuletzt draußen?',
    hint: 'Wer am häufigsten genannt wird, eröffnet den ersten Kampf.',
  },
  'pick-ally': { ask: 'Wer bekommt Leben zurück?', hint: 'Du oder eines deiner lebenden Tiere.' },
  'pick-aura': { ask: 'Welches Tier neben dem Ziel wird auch getroffen?' },
  'pick-call': { ask: 'Von welchem Tier rufst du die zweite Karte?' },
  'pick-copy': { ask: 'Welchen Nachbarn kopiert das Mechatier?', hint: 'Bis zum Ende der Runde.' },
  'pick-dismiss': {
    ask: 'Welches Tier kommt als Nächstes auf den Stapel?',
    hint: 'Das letzte liegt obenauf.',
  },
  'pick-eyes': { ask: 'Durch wessen Augen schlägt deine Waffe zu?' },
  'pick-for': forCard('Wen wählt %?'),
  'pick-more': { ask: 'Welches Tier wird noch getroffen?', hint: 'Dein Hund gibt dir ein Ziel mehr.' },
  'pick-mute': { ask: 'Wer kann im nächsten Kampf nicht zaubern?' },
  'pick-receiver': { ask: 'Wer bekommt die Falle?' },
  'pick-release': { ask: 'Welches Tier lässt du frei?', hint: 'Du hast mehr, als du halten darfst.' },
  'pick-retarget': { ask: 'Wohin geht der Angriff stattdessen?' },
  'pick-rider': forCard('Welches Tier dort trifft %?'),
  'pick-spore': { ask: 'Wem tun die Sporen mehr weh?', hint: 'Nur eines der Opfer verliert 1 mehr.' },
  'pick-strike': forCard('Wen greift % an?'),
  'pick-surplus': forCard('Wen trifft, was vom Schlag von % übrig ist?'),
  'pick-swap': { ask: 'Wessen Waffe nimmst du?' },
  'pick-victim': forCard('Wen trifft %?'),
  'place-ends': {
    ask: 'Bleiben die beiden, wie sie liegen?',
    hint: 'Oben lässt sie liegen; unten vertauscht sie.',
  },
  'place-top': { ask: 'Wieder obenauf oder nach unten?' },
  prepare: (d) => ({
    ask: 'Wie bereitest du dich vor?',
    hint: `Noch ${count(d['left'], 'Aktion', 'Aktionen')}, ${count(d['coins'], 'Münze', 'Münzen')}.`,
  }),
  put: (d) => ({
    ask: d['at'] === 1 ? 'Welche Karte liegt obenauf?' : 'Welche Karte kommt danach?',
    hint: 'Von oben gezählt, wie sie jetzt liegen.',
  }),
  raise: forCard('Welchen Wert erhöht %?'),
  replace: (d) => ({
    ask: `Welche Waffe macht Platz für ${quoted(d['by'])}?`,
    hint: 'Sie kommt unter den Stapel.',
  }),
  restore: { ask: 'Welche Karte kommt in ihren Stapel zurück?' },
  share: (d, reader) => ({
    ask:
      d['seat'] === undefined
        ? 'Wie viel bekommt dieses Tier ab?'
        : `Wie viel geht an ${dich(d['seat'], reader)}?`,
    hint: `${d['rest']} zu verteilen.`,
  }),
  take: { ask: 'Welchen Zauber nimmst du?', hint: 'Du darfst auch keinen nehmen.' },
};

const WINDOWS: Readonly<Record<string, string>> = {
  'combat-start': 'Der Kampf beginnt.',
  'turn-start': 'Ein Zug beginnt.',
  declared: 'Ein Angriff ist angesagt.',
  resolved: 'Gerade ist etwas ausgeführt worden.',
};

export function promptWords({ id, data }: Message, reader: Reader): Prompt {
  const asker = ASKERS[id as PromptId];
  return typeof asker === 'function' ? asker(data ?? {}, reader) : asker;
}
