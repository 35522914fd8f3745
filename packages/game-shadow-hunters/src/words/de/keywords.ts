/** What the words of the rules mean, and the forms in which sentences have them. */
import type { Keywords } from '../keywords.js';

export const KEYWORDS: Keywords = {
  hunter: ['Hunter', 'Eine der beiden Seiten. Hunter gewinnen, wenn alle Shadows tot sind.', 'Hunters'],
  shadow: [
    'Shadow',
    'Eine der beiden Seiten. Shadows gewinnen, wenn alle Hunter tot sind oder drei Neutrale.',
    'Shadows',
  ],
  neutral: [
    'Neutrale',
    'Auf niemandes Seite: Alle Neutralen haben ein eigenes Ziel.',
    'Neutralen',
    'Neutraler',
    'Neutral',
  ],
  revealed: [
    'aufgedeckt',
    'Ein Charakter, der gezeigt wurde. Du darfst deinen jederzeit zeigen; dann bleibt er offen, und seine Fähigkeit darf genutzt werden.',
    'aufgedeckte',
    'aufgedeckten',
    'aufgedeckter',
  ],
  hermit: [
    'Einsiedlerkarte',
    'Wird verdeckt gezogen und jemandem zugesteckt, der sie liest, tut, was sie sagt, und schweigt.',
    'Einsiedlerkarten',
  ],
  white: [
    'weiße Karte',
    'Eine Karte vom weißen Stapel: meist eine Hilfe. Alle sehen sie.',
    'weißen Karten',
    'weiße Karten',
    'weißen Karte',
  ],
  black: [
    'schwarze Karte',
    'Eine Karte vom schwarzen Stapel: meist ein Übel. Alle sehen sie.',
    'schwarzen Karten',
    'schwarze Karten',
    'schwarzen Karte',
  ],
  equipment: [
    'Ausrüstung',
    'Eine Karte, die vor dir liegen bleibt und von da an wirkt. Wer mit einem Angriff tötet, darf eine nehmen.',
    'Ausrüstungen',
  ],
  'single-use': ['Einmalkarte', 'Wird gleich nach dem Ziehen ausgeführt und dann abgelegt.', 'Einmalkarten'],
  range: ['in Reichweite', 'Wer an deinem Ort steht oder am anderen Ort seines Paares.'],
  damage: [
    'Schaden',
    'Wird von 0 aufwärts gezählt, für alle sichtbar. Wer so viel Schaden hat wie Leben, stirbt.',
  ],
  health: [
    'Leben',
    'Wie viel Schaden ein Charakter erträgt. Niemand sieht es, bevor der Charakter aufgedeckt ist.',
  ],
  ability: ['Fähigkeit', 'Was nur dieser Charakter kann, sobald er aufgedeckt ist.', 'Fähigkeiten'],
};
