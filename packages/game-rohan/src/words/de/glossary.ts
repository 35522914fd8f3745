/** What the glossary says about cards and abilities. */
import { glossaryOf } from '../common/glossary.js';
import { KEYWORDS } from './keywords.js';
import { NAMES } from './names.js';
import { RULINGS } from './rulings.js';

const INSPIRE =
  'Sobald diese Karte liegt, bekommt jede Karte ihrer Reihe bis zum Ende der Runde +1 Angriff, auch sie selbst.';

export const GLOSSARY = glossaryOf(NAMES, {
  abilities: {
    inspire: INSPIRE,
    rally: INSPIRE,
    reinforce: 'Sobald diese Karte liegt, kommen Éomer und zwei Reiter auf die Hand ihrer Seite.',
    surprise: 'Solange ihre Seite angreift, darf sich niemand dieser Karte gegenüberstellen.',
    'armor-pierce': 'Die Karte gegenüber hat gegen den Schlag dieser Karte keine Abwehr.',
    hate: '+1 Angriff im Kampf gegen einen Rekruten, +2 gegen den König.',
    kamikaze: 'Steht eine Karte gegenüber, werden beide zerstört; niemand wird getroffen.',
  },
  keywords: KEYWORDS,
  rulings: RULINGS,
  noAbility: 'Keine Fähigkeit.',
  named: (ability, text) => `${ability}: ${text}`,
  labels: {
    attack: 'Angriff',
    defence: 'Abwehr',
    hitPoints: 'Trefferpunkte',
    play: 'Einsatz',
    earlier: 'Frühere Ausgabe',
  },
});
