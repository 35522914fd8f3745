/** The engine's own sentences in German. */
import type { EngineMessage } from './engine-message.js';
import { commas, quoted, someOf } from './enumerate.js';
import type { Sentence } from './word-book.js';

const STOOD_IN: Readonly<Record<string, string>> = {
  absence: ' (gerade nicht da)',
  votes: ', so haben die anderen abgestimmt',
};
const REMEDIES: Readonly<Record<string, string>> = {
  bot: 'ein Bot spielt weiter',
  claim: 'der Sieg wird beansprucht',
  wait: 'warten',
};

export const sentences: Readonly<Record<EngineMessage, Sentence>> = {
  'not-offered': 'Das steht hier nicht zur Wahl.',
  'not-asked': 'Du wirst gerade nichts gefragt.',
  over: 'Die Partie ist vorbei.',
  committed: 'Du hast schon gewählt; warte auf die anderen.',
  'no-seat': 'Du hast in dieser Partie keinen Platz.',

  'choice-shape': 'Eine Entscheidung ist ein Objekt wie {"do":"pass"}.',
  'choice-verb': (d) => `"do" muss eines von ${quoted(d['known'])} sein, nicht ${d['given']}.`,
  'choice-extra': (d) => `Zu "${d['verb']}" gehört kein "${d['key']}".`,
  'choice-argument': (d) => `"${d['verb']}" braucht "${d['argument']}": ${expected(d['names'])}.`,
  'notation-verb': (d) => `„${d['given']}“ kenne ich nicht. Bekannt sind: ${commas(d['known'])}.`,
  'notation-form': (d) => `Schreib es so: ${d['form']}.`,

  'options-shape': 'Optionen sind ein Objekt aus Namen und Werten.',
  'option-unknown': (d) => `Eine Option „${d['key']}“ gibt es nicht. Bekannt sind: ${commas(d['known'])}.`,
  'option-value': (d) =>
    `Die Option „${d['option']}“ muss einer dieser Werte sein: ${commas(d['allowed'])}; nicht ${d['given']}.`,
  'seat-count': (d) =>
    `Dieses Spiel ist für ${d['min'] === d['max'] ? d['min'] : `${d['min']} bis ${d['max']}`} Spieler, nicht für ${d['given']}.`,

  'basis-letter': 'Wortlaut',
  'basis-ruling': 'Auslegung',
  'basis-departure': 'Abweichung',
  'preset-letter': 'Wie es geschrieben steht',
  'preset-suggested': 'Wie Fray es vorschlägt',
  'as-both': 'Wie es geschrieben steht und wie Fray es vorschlägt.',
  'as-letter': 'Wie es geschrieben steht.',
  'as-suggested': 'Wie Fray es vorschlägt.',
  'not-letter': (d) => `Nicht wie es geschrieben steht: ${commas(d['labels'])}.`,
  'not-suggested': (d) => `Nicht wie Fray es vorschlägt: ${commas(d['labels'])}.`,

  'record-line': (d) =>
    `Zeile ${d['line']} ist kein JSON-Objekt; in einer Aufzeichnung steht in jeder Zeile eines.`,
  'record-empty': 'Die Datei ist leer; eine Aufzeichnung beginnt mit einer Kopfzeile.',
  'record-header': (d) =>
    `Das ist keine Aufzeichnung von Fray: Die erste Zeile muss ein Kopf im Format ${quoted(d['formats'])} sein.`,
  'record-generator': (d) => `Den Zufallsgenerator ${d['given']} gibt es hier nicht.`,
  'record-field': (d) => `Im Kopf fehlt "${d['field']}" als Text.`,
  'record-seats': 'Im Kopf fehlen die "seats", jeder mit einem Namen.',
  'record-act': (d) => `Was in Zeile ${d['line']} der "acts" steht, kann niemand am Tisch tun.`,
  'record-fair': 'Zu "fair" im Kopf gehören "commitment", "secret" und "players", alle als Text.',
  'record-missing': (d) => `Entscheidung ${d['n']} fehlt; stattdessen steht dort ${d['given']}.`,
  'record-choice': (d) => `Entscheidung ${d['n']} braucht einen "seat" dieser Partie und eine "choice".`,
  'record-hash': (d) => `Eine Zeile "${d['line']}" braucht "n" als Zahl und "hash" als Text.`,

  'other-game': (d) => `das ist eine Aufzeichnung von „${d['given']}“, nicht von „${d['wanted']}“`,
  'other-rules': (d) => `gespielt wurde nach Regelversion ${d['given']}; dieses Programm hat ${d['wanted']}`,
  'other-position': 'die Stellung ist nicht die aufgezeichnete',
  'other-words': 'die Worte der Entscheidung passen nicht zu dem, was gewählt wurde',
  'not-happened': 'die Aufzeichnung erzählt von etwas, das nicht geschehen ist',
  'other-length': (d) => `die Aufzeichnung hat ${d['length']} Entscheidungen, endet aber bei ${d['end']}`,
  'other-end-position': 'die Endstellung ist nicht die aufgezeichnete',
  'other-outcome': 'die Partie ist nicht so ausgegangen wie aufgezeichnet',
  'act-undo-asked': (d) => `${d['name']} wollte eine Entscheidung zurücknehmen.`,
  'act-agreed': (d) => `${d['name']} war einverstanden.`,
  'act-disagreed': (d) => `${d['name']} war nicht einverstanden.`,
  'act-undo': (d) =>
    `${d['name']} nahm eine Entscheidung zurück${d['more'] === 0 ? '' : ` und mit ihr ${d['more']} spätere`}.`,
  'act-back': (d) => `${d['name']} spielt wieder selbst.`,
  'act-stand-in': (d) => `Ein Bot (${d['level']}) spielt für ${d['name']}${STOOD_IN[String(d['by'])] ?? ''}.`,
  'act-left': (d) => `${d['name']} ist gegangen.`,
  'act-away': (d) => `${d['name']} war zu lange weg.`,
  'act-voted': (d) =>
    `${d['name']} hat über ${d['about']} abgestimmt: ${REMEDIES[String(d['remedy'])] ?? ''}.`,
  'other-acts':
    'was darin über Wählende, Zurücknehmen, Vertretungen und Abstimmungen steht, passt nicht zusammen',
  'other-chooser': 'diese Entscheidung stand nicht dem Platz zu, den die Aufzeichnung nennt',
  'other-undo': 'diese Entscheidung ließ sich nicht zurücknehmen, oder nicht ohne die anderen',
  'other-undo-asked': 'hier konnte niemand darum bitten, etwas zurückzunehmen',
  'other-undo-answered': 'diese Antwort auf die Bitte um Rücknahme stand dem Platz nicht zu',
  'other-stand-in': 'hier konnte kein Bot dieser Stufe den Platz übernehmen',
  'other-left': 'dieser Platz konnte hier nicht gehen',
  'other-voted': 'dieser Platz hatte über nichts abzustimmen',
  'other-secret': 'das aufgedeckte Geheimnis ist nicht das, das vor der Partie versprochen wurde',
  'other-seed': 'der Startwert ist nicht die Mischung aus dem Geheimnis und den Startwerten der Spieler',
  'promise-unread': 'das vor der Partie unterschriebene Versprechen ist nicht lesbar',
  'other-promise':
    'das vor der Partie unterschriebene Versprechen nennt ein anderes Geheimnis oder andere Plätze',
  'same-seal': 'zwei Plätze haben denselben Startwert versiegelt: einer hat abgeschrieben',
  'other-seal': (d) =>
    `der Startwert von Platz ${d['seat']} ist nicht der, der vor der Partie versiegelt wurde`,

  'nothing-chosen': 'Du hast noch nichts entschieden.',
  'gone-on': 'Die Partie ist inzwischen weitergegangen.',
  'dice-drawn': 'Inzwischen wurde gewürfelt oder gezogen.',
  'you-learnt': 'Du hast dadurch etwas erfahren.',
};

function expected(names: unknown): string {
  return Array.isArray(names) ? `eines von ${someOf(names)}` : 'eine ganze Zahl';
}
