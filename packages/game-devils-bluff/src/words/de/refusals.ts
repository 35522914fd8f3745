/** Answers to "Why not?", with what was measured. */
import type { EventData, Sentence } from '@fray/engine';
import type { RefusalId } from '../ids.js';
import { inches, placeName } from './figures.js';
import { dem, modelName, pieceName } from './who.js';

const place = (d: EventData): string => placeName(d['x'], d['y'], d['level']);

export const REFUSALS: Readonly<Record<RefusalId, Sentence>> = {
  'not-held': 'Diese Karte hast du nicht auf der Hand.',
  'no-swap-rookie': 'Proben eines Grünschnabels dürfen nicht mit deiner Hand getauscht werden.',
  'no-swap-routing': 'An diesem Tisch werden Fluchtkarten nicht getauscht.',
  'no-meld-kind': 'Diese Probe muss keine Zahl erreichen, also rettet sie weder Satz noch Folge.',
  'no-meld-edition': 'In der späteren Ausgabe gibt es keine Sätze und Folgen.',
  'meld-not-failed': 'Diese Karte genügt allein; Satz und Folge sind für misslungene Proben da.',
  'meld-no-cards':
    'Diese Karten sind weder ein Satz aus drei oder vier gleichen noch eine Folge aus drei oder vier mit wechselnden Farben.',
  'meld-sum': (d) => `Diese Karten ergeben ${d['sum']}, nötig ist ${d['need']}.`,
  'short-edge': 'An diesem Tisch kommen die Banden von den langen Rändern.',
  'mark-near-edge': (d) =>
    `Ein Marker liegt mindestens ${inches(d['least'])} von jedem Rand entfernt; hier sind es ${inches(d['away'])}.`,
  'mark-near-marker': (d) =>
    `Marker liegen mindestens ${inches(d['least'])} auseinander; hier sind es ${inches(d['away'])}.`,
  'mark-in-piece': (d) => `Hier ist kein Platz: ${pieceName(d['piece'])}.`,
  'mark-level': 'Marker liegen auf dem Boden.',
  'entry-number': (d) => `Jetzt ist Zugang ${d['number']} an der Reihe.`,
  'entry-not-on-edge': (d) =>
    `Ein Zugang liegt auf deinem Rand; ${placeName(d['x'], d['y'], 0)} liegt nicht darauf.`,
  'not-your-model': 'Diese Figur gehört dir nicht.',
  'no-such-model': 'Diese Figur gibt es nicht.',
  'no-command': 'Sie hat in dieser Runde keine Kommandopunkte mehr.',
  removed: 'Diese Figur ist ausgeschieden.',
  'no-placement': 'Bei keinem Zugang ist Platz für sie.',
  'not-mounted': 'Sie ist zu Fuß; aufs Pferd kommt man nicht zurück.',
  'dismounts-when-active': 'Abgesessen wird nur zu Beginn der eigenen Aktivierung.',
  'no-intuition': 'Ihr Gespür ist schon verbraucht.',
  'no-hand-to-show': 'Die andere Hand ist leer.',
  'show-count': 'Zeig genau so viele Karten wie verlangt: zwei, oder alle, wenn du weniger hast.',
  'off-table': (d) => `Bei ${place(d)} ragte der Sockel über den Tisch hinaus.`,
  'no-such-level': 'Diese Ebene gibt es auf diesem Tisch nicht.',
  'no-floor': (d) => `Bei ${place(d)} ist nichts, worauf man stehen könnte.`,
  overhangs: (d) => `Bei ${place(d)} hinge der Sockel über den Rand: ${pieceName(d['piece'])}.`,
  'in-wall': (d) => `Bei ${place(d)} ist etwas im Weg: ${pieceName(d['piece'])}.`,
  'on-rough': (d) => `Auf ${dem(pieceName(d['piece']))} darf niemand stehen bleiben.`,
  'on-base': (d) => `Dort steht ${modelName(d['model'])}, ${inches(d['apart'])} von Mitte zu Mitte.`,
  'horse-level': (d) => `Da kommt kein Pferd hinauf: ${pieceName(d['piece'])}.`,
  'too-far-from-entry': (d) =>
    `Das ist ${inches(d['away'])} vom nächsten Zugang entfernt; es müssen weniger als ${inches(d['movement'])} sein.`,
  'too-far': (d) => `Der Weg dorthin kostet ${inches(d['cost'])}, und du hast ${inches(d['budget'])}.`,
  'too-far-straight': (d) =>
    `Mit ${inches(d['budget'])} führt kein Weg dorthin; geradeaus sind es ${inches(d['straight'])}.`,
  'plan-too-short': 'Sag mindestens zwei Aktionen an, außer es ist nur ein Kommandopunkt übrig.',
  'plan-too-long': 'Höchstens vier Aktionen, und mit einem einzigen Kommandopunkt nur eine.',
  'plan-price': (d) => `Das kostet ${d['price']} Kommandopunkte, und ${d['cp']} sind übrig.`,
  'plan-repeats': 'Jede Art von Aktion nur einmal; nur Warten darf sich wiederholen.',
  'plan-advance': 'Vorrücken kommt direkt nach einer Bewegung.',
  'plan-heavy': 'Es gibt keine schwere Waffe anzusagen.',
  'plan-passes-last': 'Setz Warten ans Ende: Wo es steht, ist gleich.',
  'plan-gap': 'Sag die Aktionen der Reihe nach an, ohne Lücke.',
  'plan-gunfighter': 'Nur ein Revolverheld greift mit dem Revolver zweimal an.',
  'no-ability': 'In diesem Spiel hat niemand eine Aktion „Fähigkeit“.',
  'own-gang': 'Das ist jemand aus deiner Bande.',
  'not-on-table': 'Diese Figur ist nicht auf dem Tisch.',
  'no-such-weapon': 'Diese Waffe trägt sie nicht.',
  'weapon-spent': 'Das ist in diesem Kampf schon verbraucht.',
  'heavy-not-announced': 'Eine schwere Waffe muss mit den Aktionen angesagt werden.',
  'only-revolver': 'Für diesen Angriff taugt nur ein Revolver.',
  'no-longshot': 'Diese Waffe hat keinen Weitschuss.',
  'someone-close': (d) => `${modelName(d['model'])} ist näher als 3″ und kommt zuerst.`,
  'out-of-range': (d) =>
    `Das Ziel ist ${inches(d['away'])} entfernt; die Reichweite liegt unter ${inches(d['range'])}.`,
  'sight-terrain': (d) => `Das Ziel ist ganz verdeckt: ${pieceName(d['piece'])}.`,
  'sight-model': (d) => `${modelName(d['model'])} steht in der Sichtlinie.`,
  'sight-friend': (d) =>
    `${modelName(d['model'])} aus deiner Bande steht näher als 1″ am Ziel, und du bist mehr als 3″ entfernt.`,
  'no-such-marker': 'Diesen Marker gibt es nicht.',
  'marker-held': 'Diesen Marker hast du schon.',
  'access-first-round': 'In Runde 1 lässt sich kein Versteck öffnen.',
  'access-not-yours': 'Dieses Versteck darf nur die Bande öffnen, die es gelegt hat.',
  'access-far': (d) =>
    `Das sind ${inches(d['away'])} bis zu ihrem Zugang; es müssen weniger als ${inches(d['most'])} sein.`,
  'marker-gone': 'Dieser Marker liegt nicht mehr da.',
  'marker-far': (d) =>
    `Der Marker ist ${inches(d['away'])} entfernt; es müssen weniger als ${inches(d['reach'])} sein.`,
  'enemy-near-marker': (d) => `${modelName(d['model'])} ist näher als 3″ am Marker.`,
  'enemy-near-securer': (d) => `${modelName(d['model'])} ist näher als 3″ an der Figur, die ihn nähme.`,
  'no-quick-draw': 'Von hier aus ist der Angreifer kein erlaubtes Ziel für einen Revolver.',
  'not-drawn': 'Nimm eine der beiden gezogenen Karten.',
};
