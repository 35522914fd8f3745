/** What the glossary says about abilities, careers, attributes and marks. */
import { glossaryOf } from '../common/glossary.js';
import { ABILITY_WORDS } from './ability-words.js';
import { KEYWORDS } from './keywords.js';
import { CAREERS, MARKS, neededFor, PATHS, STATS } from './names.js';
import { grammar } from './parts.js';
import { RULINGS } from './rulings.js';

export const GLOSSARY = glossaryOf({
  keywords: KEYWORDS,
  rulings: RULINGS,
  abilities: ABILITY_WORDS,
  careers: CAREERS,
  marks: MARKS,
  stats: STATS,
  statTexts: {
    speed: 'Kommt zu den Tempowürfeln dazu; wer langsamer ist, zeigt seine Tempofähigkeit zuerst.',
    brawn: 'Kommt zum Schadenswert dazu, außer wenn die Magie höher ist.',
    magic: 'Kommt zum Schadenswert dazu, außer wenn die Kraft höher ist.',
    armour: 'Geht von jedem Schadenswert ab; Schadenswürfel gehen an ihr vorbei.',
    'speed-dice': 'Zwei für jede Seite, geändert durch Tempofähigkeiten; nie weniger als einer.',
    'attack-speed': 'Würfel und Tempo zusammen: Die höhere Summe gewinnt die Runde.',
    'damage-score': 'Würfel plus Kraft oder Magie plus Zugaben; davon geht die Rüstung ab.',
    staggered: 'Die Rüstung zählt als 0, was auch immer dazukommt.',
    'doubled-armour': 'Die Rüstung zählt doppelt.',
    'damage-dice': 'Kommen zum Schadenswurf eines Angriffs dazu.',
  },
  classes: {
    sp: 'Tempofähigkeit',
    co: 'Kampffähigkeit',
    mo: 'Modifikator',
    pa: 'passive Fähigkeit',
  },
  played: {
    speed: 'Schritt 1',
    interrupt: 'Schritt 3, nach verlorener Runde',
    dodge: 'Schritt 3, nach verlorener Runde',
    answer: 'Schritt 3, gegen ein Ausweichen',
    dice: 'Schritt 4, nach gewonnener Runde',
    score: 'Schritt 5, nach gewonnener Runde',
    sacrifice: 'Schritte 4 und 5, nach verlorener Runde',
    post: 'Schritt 6, nach gewonnener Runde',
    strike: 'Schritt 7, nach verlorener Runde',
    stab: 'Schritt 2, vor den Würfeln',
    modifier: 'in den Fenstern zwischen den Schritten',
    passive: 'von selbst',
  },
  often: {
    never: 'nie in einem Duell',
    condition: 'immer, wenn die Bedingung erfüllt ist',
    item: 'einmal für jeden Gegenstand, der es trägt',
    duel: 'einmal pro Duell',
  },
  labels: { path: 'Pfad', kind: 'Art', played: 'Gespielt', often: 'Wie oft', needs: 'Braucht' },
  path: (path) => PATHS[path],
  teaches: (abilities) => `Lehrt ${grammar.listed(abilities)}.`,
  neededFor,
});
