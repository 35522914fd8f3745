/** What the words of the rules mean, and the forms in which sentences have them. */
import type { Keywords } from '../keywords.js';

export const KEYWORDS: Keywords = {
  deployment: [
    'Aufstellung',
    'Der erste Teil einer Runde: Beide legen abwechselnd je eine Karte, zuerst wer angreift, bis niemand mehr will.',
  ],
  assault: [
    'Ansturm',
    'Der zweite Teil einer Runde: Bahn für Bahn von links schlagen die beiden Karten einer Bahn aufeinander ein.',
    'Ansturms',
  ],
  attacker: [
    'Angreifer',
    'Wer in dieser Runde angreift: darf jede leere Bahn nutzen. Nach jeder Runde wechseln die Rollen.',
    'Angreifers',
    'angreifende Seite',
    'wer angreift',
  ],
  defender: [
    'Verteidiger',
    'Wer in dieser Runde angegriffen wird: darf sich nur einer feindlichen Karte gegenüberstellen.',
    'Verteidigers',
    'verteidigende Seite',
    'wer verteidigt',
  ],
  lane: ['Bahn', 'Einer von fünf Plätzen nebeneinander. Jede Seite hat dort Platz für eine Karte.', 'Bahnen'],
  health: ['Lebenskraft', 'Was von dir noch übrig ist. Wer keine mehr hat, hat verloren.'],
  overflow: [
    'Durchbruch',
    'Was eine Karte nicht aushält, geht weiter auf ihre Besitzerin oder ihren Besitzer, in einer offenen Bahn der ganze Treffer.',
    'geht durch',
    'ging durch',
    'gehen durch',
    'hindurch',
  ],
  free: ['Frei', 'Darf im Angriff und in der Verteidigung gespielt werden.'],
  'attack-only': ['Nur Angriff', 'Darf nur spielen, wer angreift.'],
  'defence-only': ['Nur Abwehr', 'Darf nur spielen, wer verteidigt.'],
};
