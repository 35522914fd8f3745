/** Answers to "Why not?". */
import type { Sentences } from '@fray/engine';
import type { Refusals } from '../ids.js';

export const REFUSALS: Sentences<Refusals> = {
  'defence-only': 'Diese Karte spielt man nur in der Verteidigung; in dieser Runde greifst du an.',
  'attack-only': 'Diese Karte spielt man nur im Angriff; in dieser Runde verteidigst du.',
  taken: 'In dieser Bahn steht schon eine Karte von dir.',
  'nothing-to-block': 'In der Verteidigung darfst du nur blocken: Gegenüber steht keine feindliche Karte.',
  surprised: 'Die Karte gegenüber hat Überraschung; niemand darf sich ihr entgegenstellen.',
  'only-defence-blocks':
    'Die Karte gegenüber hat Überraschung; nur eine Karte mit „Nur Abwehr“ darf sich ihr entgegenstellen.',
  'not-held': 'Diese Karte hast du nicht auf der Hand.',
  'no-such-lane': 'Es gibt fünf Bahnen, mit den Nummern 1 bis 5.',
  'ends-with-finish': 'Bei ganzen Zügen spielst du, was du magst, und endest mit „Fertig“.',
};
