/** What the words of the rules mean, and the forms in which sentences have them. */
import type { Keywords } from '../keywords.js';

export const KEYWORDS: Keywords = {
  'step-1': [
    'Schritt 1',
    'Beide dürfen eine Tempofähigkeit spielen, zuerst wer langsamer ist; bei gleichem Tempo schreiben beide verdeckt.',
  ],
  'step-2': ['Schritt 2', 'Beide würfeln um das Angriffstempo; die höhere Summe gewinnt die Runde.'],
  'step-3': [
    'Schritt 3',
    'Wer verloren hat, darf dem Angriff ausweichen oder ihn unterbrechen, und die andere Seite darf antworten.',
  ],
  'step-4': ['Schritt 4', 'Wer gewonnen hat, darf Schadenswürfel werfen, die keine Rüstung aufhält.'],
  'step-5': ['Schritt 5', 'Wer gewonnen hat, wirft den Schadenswert, allein oder mit einer Fähigkeit.'],
  'step-6': ['Schritt 6', 'Die Rüstung geht vom Wert ab, der Rest vom Leben; dann folgt, was danach kommt.'],
  'step-7': ['Schritt 7', 'Wer verloren hat, darf zurückschlagen.'],
  'step-8': ['Schritt 8', 'Blutung, Gift und anderes Passives tun ihre Wirkung.'],
  'step-9': [
    'Schritt 9',
    'Was eine Runde lang galt, endet. Wer kein Leben mehr hat, ist gefallen.',
    'Ende der Runde',
  ],
  'speed-ability': [
    'Tempofähigkeit',
    'Wird in Schritt 1 gespielt, eine pro Runde; sie ändert meist das Angriffstempo.',
    'Tempofähigkeiten',
  ],
  'combat-ability': [
    'Kampffähigkeit',
    'Wird in den Schritten 3 bis 7 gespielt: um auszuweichen, zu unterbrechen, Schaden zu machen oder zurückzuschlagen. Eine pro Runde.',
    'Kampffähigkeiten',
  ],
  modifier: [
    'Modifikator',
    'Ändert Würfel, Eigenschaften oder Leben, wann immer der Text es erlaubt.',
    'Modifikatoren',
  ],
  health: ['Leben', 'Was dir noch bleibt. Wer keines mehr hat, hat das Duell verloren.'],
  interrupt: [
    'Unterbrechen',
    'Hält in Schritt 3 den Angriff auf und tut selbst etwas.',
    'Unterbrechung',
    'Unterbrechungen',
  ],
  dodge: ['Ausweichen', 'Entgeht in Schritt 3 dem Angriff.'],
  passive: [
    'passive Fähigkeit',
    'Wirkt von selbst; niemand spielt sie.',
    'passiven Fähigkeiten',
    'passive Fähigkeiten',
    'Passives',
  ],
  'strike-back': [
    'Gegenschlag',
    'Trifft in Schritt 7 zurück, nach einem Angriff.',
    'Gegenschläge',
    'zurückschlagen',
  ],
};
