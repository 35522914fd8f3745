/** The choices of a table, and the standing orders of a seat. */
import type { OptionWords, OrderWords } from '@fray/engine';
import type { OptionId } from '../../options.js';
import type { OrderId } from '../ids.js';
import { CAREERS } from './names.js';

const HERO = 'Einer der fertigen Helden, oder ein eigener als Beschreibung.';

export const OPTION_WORDS: Readonly<Record<OptionId, OptionWords>> = {
  hero1: { label: 'Erster Held', help: HERO, values: CAREERS },
  hero2: { label: 'Zweiter Held', help: HERO, values: CAREERS },
  tie: {
    label: 'Gleiches Angriffstempo',
    help: 'Niemand greift an, und es geht mit Schritt 8 weiter; oder wer das höhere Tempo hat, gewinnt die Runde; oder beide würfeln noch einmal.',
    values: {
      draw: 'niemand greift an',
      faster: 'das höhere Tempo gewinnt',
      reroll: 'beide würfeln noch einmal',
    },
    why: 'Weniger Runden vergehen ohne einen Schlag.',
  },
  demonClaws: {
    label: 'Dämonenklauen',
    help: 'Ein Gegenschlag mit einem Würfel; oder eine passive Fähigkeit, die bei jedem Pasch der Tempowürfel 4 Leben kostet.',
    values: { 'strike back': 'Gegenschlag', passive: 'passiv' },
    why: 'Das zweite Buch druckt sie als passive Fähigkeit.',
  },
  doubleKnockOut: {
    label: 'Beide fallen zugleich',
    help: 'Das Duell endet unentschieden; oder es gewinnt, wer unmittelbar davor mehr Leben hatte.',
    values: { draw: 'unentschieden', healthier: 'mehr Leben gewinnt' },
  },
  roundCap: { label: 'Rundengrenze', help: 'Nach so vielen Runden endet das Duell unentschieden.' },
  windowOrder: {
    label: 'Wer zuerst Modifikatoren spielt',
    help: 'Wer schlechter dasteht, wer besser dasteht, oder immer Platz eins.',
    values: {
      'worse off': 'wer schlechter dasteht',
      'better off': 'wer besser dasteht',
      'player one': 'Platz eins',
    },
  },
  armourBack: {
    label: 'Konter, Schildwall und Dornenpanzer',
    help: 'Gespielt, bevor die Rüstung zählt, damit ihr Schutz wirkt; oder erst in Schritt 7, nur für den Würfel.',
    values: { 'before armour': 'vor der Rüstung', 'after damage': 'nach dem Schaden' },
    why: 'Schritt 7 kommt nach der Rüstung: Nach dem Wortlaut wäre von allen dreien die Hälfte umsonst.',
  },
  strikeBack: {
    label: 'Gegenschläge',
    help: 'Die meisten setzen voraus, dass der Angriff Leben gekostet hat; oder alle gehen immer, wenn Schritt 7 erreicht ist.',
    values: { 'when hurt': 'nach einem Treffer', 'whenever struck at': 'nach jedem Angriff' },
  },
  headButt: {
    label: 'Kopfstoß',
    help: 'Passive Fähigkeiten wirken in Schritt 8 wie nach jeder Unterbrechung; oder die Runde endet sofort.',
    values: { 'to step 8': 'weiter mit Schritt 8', 'ends the round': 'beendet die Runde' },
    why: 'Der eigene Text der Fähigkeit beendet die Runde.',
  },
  healingCap: {
    label: 'Heilung geht bis',
    help: 'Das Doppelte des Lebens auf dem Bogen; oder das verdoppelte Leben, mit dem der Held gekommen ist.',
    values: { doubled: 'zum Doppelten', 'as it came': 'zum Stand bei Beginn' },
  },
  modifiers: {
    label: 'Wann Modifikatoren gehen',
    help: 'In jedem Fenster, das ihr Text zulässt; oder nur, wenn sie zählen und nicht ohne Verlust warten könnten.',
    values: { 'at any time': 'jederzeit', 'when useful': 'wenn sie nützen' },
    why: 'Es wird seltener gefragt.',
  },
};

export const ORDER_WORDS: Readonly<Record<OrderId, OrderWords>> = {
  'nothing-at-stake': {
    label: 'Passen, wenn nichts auf dem Spiel steht',
    help: 'Du wirst nicht nach Modifikatoren gefragt, solange jeder ohne Verlust warten kann.',
  },
  'no-modifiers': {
    label: 'Keine Modifikatoren spielen',
    help: 'Du passt in jedem Fenster, bis du das zurücknimmst.',
  },
};
