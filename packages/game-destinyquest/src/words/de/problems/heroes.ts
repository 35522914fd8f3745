/** What is wrong with a hero or a hero file, and what would be right. What is typed in a file is English in every language. */
import type { EventData, Message, Sentence } from '@fray/engine';
import type { Bonus, Box, Path } from '../../../heroes/hero.js';
import { num, word, words } from '../../common/data.js';
import type { ProblemId, WarningId } from '../../ids.js';
import { abilityName } from '../ability-words.js';
import { aKind, BONUSES, BOXES, careerName, MANY_OF_PATH, neededFor } from '../names.js';
import { called } from '../ready-names.js';

type HeroProblem = Exclude<ProblemId, `${'tournament' | 'entrant' | 'duel'}-${string}` | 'in-entrant'>;

/** Says a problem that stands inside another one. */
export type Inner = (message: Message) => string;

const commas = (list: readonly string[]): string => list.join(', ');
const EXAMPLE = '{"name":"Asha","path":"warrior","career":"monk","items":[]}';
const A_NAME =
  "einen Namen aus 1 bis 40 Buchstaben, Ziffern, Leerzeichen und Zeichen wie ' - . , &, der mit einem Buchstaben oder einer Ziffer beginnt";

/** "Meintest du …?", or nothing. */
function didYouMean(d: EventData): string {
  const near = words(d, 'near');
  return near.length === 0 ? '' : ` Meintest du ${near.map((id) => id.replaceAll('-', ' ')).join(' oder ')}?`;
}

/** "eines von a, b, nicht "c". Meintest du b?" */
function oneOf(d: EventData): string {
  return `eines von ${commas(words(d, 'list'))}, nicht ${d['given'] ?? 'nichts'}.${didYouMean(d)}`;
}

const many = (d: EventData, key: string): string => MANY_OF_PATH[word(d, key) as Path];
const box = (d: EventData): string => BOXES[word(d, 'box') as Box];
const bonus = (d: EventData): string => BONUSES[word(d, 'bonus') as Bonus];
const openTo = (d: EventData): string => `${many(d, 'path')} haben die Wahl zwischen ${careers(d)}.`;

export function heroProblems(inner: Inner): Readonly<Record<HeroProblem, Sentence>> {
  return {
    'hero-shape': `Ein Held ist ein Objekt wie ${EXAMPLE}.`,
    'hero-field': (d) =>
      `Zu einem Helden gehört kein "${word(d, 'given')}"; möglich sind ${commas(words(d, 'known'))}.`,
    'hero-name': `Ein Held braucht ${A_NAME}.`,
    'hero-path': (d) => `${word(d, 'hero')} braucht einen Pfad: ${oneOf(d)}`,
    'hero-career': (d) =>
      `${word(d, 'hero')} braucht eine Laufbahn der ${many(d, 'path')}: eine von ${careers(d)}.${didYouMean(d)}`,
    'hero-other-path': (d) => `Die Laufbahn ${career(d)} ist für ${many(d, 'own')}; ${openTo(d)}`,
    'hero-story': (d) =>
      `"story" ist eine Liste von höchstens ${num(d, 'most')} Fähigkeiten aus der Geschichte.`,
    'hero-story-unknown': (d) =>
      `„${word(d, 'given')}“ kommt nicht aus der Geschichte; diese schon: ${commas(words(d, 'known').map(abilityName))}.`,
    'item-asked': (d) =>
      `${called(word(d, 'item'))} verlangt ${word(d, 'asks') === 'hexed' ? 'einen verhexten Helden (story: hexed)' : `die Laufbahn ${careerName(word(d, 'asks'))}`}.`,
    'item-asks': (d) => `für wen es ist, ist unbekannt: ${oneOf(d)}`,
    'item-set': (d) => `ein solches Set gibt es nicht: ${oneOf(d)}`,
    'hero-items': 'Ein Held braucht "items": eine Liste, höchstens ein Gegenstand pro Feld.',
    'hero-wounds': (d) =>
      `${word(d, 'hero')} hat ${num(d, 'health')} Leben; "wounds" muss eine ganze Zahl von 0 bis ${num(d, 'most')} sein.`,
    'hero-id': (d) =>
      `${word(d, 'hero')} braucht eine Kennung aus kleinen Buchstaben, Ziffern und Bindestrichen, etwa "${word(d, 'example')}".`,
    'hero-unknown': (d) =>
      `Einen Helden „${word(d, 'given')}“ gibt es nicht (DQ-P1); es gibt ${commas(words(d, 'known'))}.${didYouMean(d)}`,
    'box-taken': (d) =>
      `${called(word(d, 'item'))}: Im Feld ${box(d)} liegt schon ${called(word(d, 'holds'))}; jedes Feld fasst einen Gegenstand: ${commas(words(d, 'boxes').map((each) => BOXES[each as Box]))}.`,
    'item-shape': 'Ein Gegenstand ist ein Objekt wie {"box":"head","name":"Alter Helm","armour":1}.',
    'item-field': (d) =>
      `Zu einem Gegenstand gehört kein "${word(d, 'given')}"; möglich sind ${commas(words(d, 'known'))}.`,
    'item-box': (d) => `Ein Gegenstand braucht ein Feld: ${oneOf(d)}`,
    'item-name': (d) => `Der Gegenstand im Feld ${box(d)} braucht ${A_NAME}.`,
    'in-item': (d) => `${called(word(d, 'item'))} (${box(d)}): ${inner(d['problem'] as unknown as Message)}`,
    'item-only': (d) =>
      `das ist nur für ${words(d, 'only')
        .map((path) => MANY_OF_PATH[path as Path])
        .join(' und ')}, und dieser Held gehört zu: ${many(d, 'path')}.`,
    'item-only-unknown': (d) => `der Pfad, für den es ist, stimmt nicht: ${oneOf(d)}`,
    'item-rank': (d) => `die Beutekarte braucht einen Rang: ${oneOf(d)}`,
    'item-kind-missing': (d) =>
      `was eine Hand hält, braucht eine Art: eine von ${commas(words(d, 'kinds'))}.`,
    'item-kind': (d) => `diese Art von Waffe ist unbekannt: ${oneOf(d)}`,
    'item-not-in-hand': (d) => `${aKind(word(d, 'kind'))} gehört in eine Hand, nicht in das Feld ${box(d)}.`,
    'item-left-hand': (d) => `${aKind(word(d, 'kind'))} gehört in die linke Hand, nicht in die Haupthand.`,
    'item-bonus': (d) =>
      `${bonus(d)} muss eine ganze Zahl von 0 bis ${num(d, 'most')} sein, nicht ${d['given'] ?? 'nichts'}.`,
    'item-points': (d) =>
      `das gibt insgesamt ${num(d, 'points')} Punkte; ein Gegenstand darf ${num(d, 'most')} geben, Leben nicht mitgezählt.`,
    'item-abilities-shape': '"abilities" muss eine Liste von Namen sein.',
    'item-abilities-many': (d) =>
      `das hat ${num(d, 'count')} Fähigkeiten; ein Gegenstand darf zwei haben, ein Teil eines Sets eine.`,
    'item-ability-unknown': (d) => `eine Fähigkeit „${word(d, 'given')}“ gibt es nicht.${didYouMean(d)}`,
    'item-ability-twice': (d) => `das hat ${abilityName(word(d, 'ability'))} zweimal.`,
    ...FILES,
    'in-line': (d) => `Zeile ${num(d, 'line')}: ${inner(d['problem'] as unknown as Message)}`,
  };
}

const FILES: Readonly<Record<Extract<HeroProblem, `file-${string}` | `line-${string}`>, Sentence>> = {
  'file-long': 'Das ist zu lang für eine Heldendatei: Ein Held braucht etwa zwanzig Zeilen.',
  'file-json': 'Das fängt an wie JSON, ist aber keines: Prüf Kommas, Anführungszeichen und Klammern.',
  'line-shape': 'schreib ein Wort, einen Doppelpunkt und was es ist, etwa "path: warrior".',
  'line-word': (d) =>
    `"${word(d, 'given')}" ist weder eines von ${commas(words(d, 'heads'))} noch ein Feld: ${commas(words(d, 'boxes'))}.${didYouMean(d)}`,
  'line-repeated': (d) => `"${word(d, 'word')}" stand schon da.`,
  'line-item':
    'ein Gegenstand wird so geschrieben: Name (kind) +1 speed +2 brawn [ability] {rare loot card}.',
  'line-bonus': (d) =>
    `"${word(d, 'given')}" lässt sich nicht erhöhen; ein Gegenstand gibt ${commas(words(d, 'known'))}.`,
  'line-bonus-twice': (d) => `das gibt zweimal ${bonus(d)}.`,
  'line-note': (d) =>
    `"${word(d, 'given')}" sagt nichts; schreib {rare loot card}, {warrior only}, {for monk} oder {set prowler}.`,
};

export const WARNINGS: Readonly<Record<WarningId, Sentence>> = {
  'never-usable': (d) =>
    `${abilityName(word(d, 'ability'))} lässt sich nie einsetzen: Das braucht ${neededFor(word(d, 'ability'))}.`,
  'leans-on': (d) =>
    `${abilityName(word(d, 'ability'))} bewirkt nichts ohne ${words(d, 'others').map(abilityName).join(' oder ')}.`,
  'not-for-assassins': (d) => `${abilityName(word(d, 'ability'))} wirkt nicht für Assassinen.`,
  'not-together': (d) =>
    `${abilityName(word(d, 'ability'))} wirkt nicht zusammen mit ${abilityName(word(d, 'other'))}.`,
  'counts-once': (d) => `${abilityName(word(d, 'ability'))} ist mehr als einmal dabei, zählt aber einmal.`,
};

function career(d: EventData): string {
  return careerName(word(d, 'career'));
}

function careers(d: EventData): string {
  return commas(words(d, 'of').map(careerName));
}
