/** What the words of the rules mean, and the forms in which sentences have them. */
import type { Keywords } from '../keywords.js';

export const KEYWORDS: Keywords = {
  'command-points': [
    'Kommandopunkte',
    'Damit bezahlt eine Figur ihre Aktionen, je einen. Sie hat so viele wie ihr Kommando, jede Runde neu.',
    'Kommandopunkt',
    'Kommandopunkten',
    'Kommando',
  ],
  activation: [
    'Aktivierung',
    'Eine Figur losschicken, die noch Kommandopunkte hat: Sie sagt ihre Aktionen an, bezahlt und führt sie aus.',
    'Aktivierungen',
  ],
  skill: ['Können', 'Die Zahl, die eine Karte erreichen muss, um zu treffen.'],
  defence: ['Abwehr', 'Die Zahl, die eine Karte erreichen muss, um einen Treffer abzuwehren.'],
  toughness: ['Zähigkeit', 'Verglichen mit dem Schaden der Waffe sagt sie, was man zum Wegstecken braucht.'],
  'hit-points': [
    'Trefferpunkte',
    'Wie viele Wunden eine Figur erträgt. Nach dem letzten kommt die Verletzungsprobe.',
    'Trefferpunkt',
    'Trefferpunkten',
  ],
  injury: [
    'Verletzungsprobe',
    'Die Karte nach dem letzten Trefferpunkt: Ein Ass nimmt die Figur vom Tisch, bis 10 ist sie verletzt, darüber bleibt sie stehen.',
    'Verletzungsproben',
    'verletzt',
  ],
  move: ['Bewegung', 'Eine Aktion: gehen, so weit die Bewegung reicht.'],
  advance: ['Vorrücken', 'Eine Aktion: eine zweite Bewegung, gleich nach der ersten.'],
  secure: ['Sichern', 'Eine Aktion: einen Fund im Umkreis von 1 Zoll nehmen, wenn kein Feind nahe ist.'],
  pass: ['Warten', 'Eine Aktion, die nichts tut; nur sie darf sich wiederholen.'],
  reserve: [
    'Reserve',
    'Hier fangen alle an. Wer aktiviert wird, kommt nahe einem Zugang herein; wer am Ende von Runde 1 noch hier ist, ist verloren.',
  ],
  obscured: ['halb verdeckt', 'Gelände verdeckt einen Teil des Ziels: Zum Treffen braucht man 2 mehr.'],
  swap: [
    'tauschen',
    'Eine gezogene Karte darf einmal verdeckt gegen eine aus der Hand getauscht werden.',
    'getauscht',
    'eingetauscht',
    'Tausch',
  ],
  piercing: ['Durchschlag', 'Um so viel schwerer wird die Abwehr.'],
  entry: ['Zugang', 'Wo eine Bande auf den Tisch kommt.', 'Zugänge', 'Zugangs'],
  find: ['Fund', 'Ein Marker, der Punkte bringt, wenn er gesichert oder gehalten wird.', 'Funde', 'Fundes'],
  gang: ['Bande', 'Die Figuren einer Seite.', 'Banden'],
};
