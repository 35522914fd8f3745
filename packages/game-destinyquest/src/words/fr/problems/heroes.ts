/** What is wrong with a hero or a hero file, and what would be right. What is typed in a file is English in every language. */
import { type EventData, elided, type Message, type Sentence } from '@fray/engine';
import type { Bonus, Box, Path } from '../../../heroes/hero.js';
import { num, word, words } from '../../common/data.js';
import type { ProblemId, WarningId } from '../../ids.js';
import { abilityName } from '../ability-words.js';
import { aKind, BONUSES, BOXES, careerName, neededFor, PATHS } from '../names.js';
import { called } from '../ready-names.js';

type HeroProblem = Exclude<ProblemId, `${'tournament' | 'entrant' | 'duel'}-${string}` | 'in-entrant'>;

/** Says a problem that stands inside another one. */
export type Inner = (message: Message) => string;

const commas = (list: readonly string[]): string => list.join(', ');
const EXAMPLE = '{"name":"Asha","path":"warrior","career":"monk","items":[]}';
const A_NAME =
  "d’un nom de 1 à 40 lettres, chiffres, espaces et signes comme ' - . , & qui commence par une lettre ou un chiffre";

/** "Voulais-tu dire … ?", or nothing. */
function didYouMean(d: EventData): string {
  const near = words(d, 'near');
  return near.length === 0
    ? ''
    : ` Voulais-tu dire ${near.map((id) => id.replaceAll('-', ' ')).join(' ou ')} ?`;
}

/** "au choix a, b, et non "c". Voulais-tu dire b ?" */
function oneOf(d: EventData): string {
  return `au choix ${commas(words(d, 'list'))}, et non ${d['given'] ?? 'rien'}.${didYouMean(d)}`;
}

const path = (d: EventData, key: string): string => PATHS[word(d, key) as Path];
const box = (d: EventData): string => BOXES[word(d, 'box') as Box];
const bonus = (d: EventData): string => BONUSES[word(d, 'bonus') as Bonus];
const openTo = (d: EventData): string => `un ${path(d, 'path')} peut choisir ${careers(d)}.`;

export function heroProblems(inner: Inner): Readonly<Record<HeroProblem, Sentence>> {
  return {
    'hero-shape': `Un héros est un objet comme ${EXAMPLE}.`,
    'hero-field': (d) =>
      `Un héros n’a pas de "${word(d, 'given')}" ; il peut avoir ${commas(words(d, 'known'))}.`,
    'hero-name': `Un héros a besoin ${A_NAME}.`,
    'hero-path': (d) => `${word(d, 'hero')} a besoin d’une voie : ${oneOf(d)}`,
    'hero-career': (d) =>
      `${word(d, 'hero')} a besoin d’un métier de ${path(d, 'path')} : au choix ${careers(d)}.${didYouMean(d)}`,
    'hero-other-path': (d) => `Le métier ${ofCareer(d)} est pour un ${path(d, 'own')} ; ${openTo(d)}`,
    'hero-story': (d) =>
      `« story » est une liste d’au plus ${num(d, 'most')} capacités venues de l’histoire.`,
    'hero-story-unknown': (d) =>
      `« ${word(d, 'given')} » ne vient pas de l’histoire ; celles-ci, oui : ${commas(words(d, 'known').map(abilityName))}.`,
    'item-asked': (d) =>
      `${called(word(d, 'item'))} demande ${word(d, 'asks') === 'hexed' ? 'un héros maudit (story: hexed)' : `le métier de ${careerName(word(d, 'asks'))}`}.`,
    'item-asks': (d) => `on ne sait pas à qui c’est réservé : ${oneOf(d)}`,
    'item-set': (d) => `il n’y a pas de tel ensemble : ${oneOf(d)}`,
    'hero-items': 'Un héros a besoin de "items" : une liste, un objet au plus par case.',
    'hero-wounds': (d) =>
      `${word(d, 'hero')} a ${num(d, 'health')} points de vie ; "wounds" doit être un nombre entier de 0 à ${num(d, 'most')}.`,
    'hero-id': (d) =>
      `${word(d, 'hero')} a besoin d’un identifiant en minuscules, chiffres et tirets, comme "${word(d, 'example')}".`,
    'hero-unknown': (d) =>
      `Il n’y a pas de héros "${word(d, 'given')}" (DQ-P1) ; il y a ${commas(words(d, 'known'))}.${didYouMean(d)}`,
    'box-taken': (d) =>
      `${called(word(d, 'item'))} : la case ${box(d)} contient déjà ${called(word(d, 'holds'))} ; une case prend un objet, parmi ${commas(words(d, 'boxes').map((each) => BOXES[each as Box]))}.`,
    'item-shape': 'Un objet s’écrit comme {"box":"head","name":"Vieux casque","armour":1}.',
    'item-field': (d) =>
      `Un objet n’a pas de "${word(d, 'given')}" ; il peut avoir ${commas(words(d, 'known'))}.`,
    'item-box': (d) => `Un objet a besoin d’une case : ${oneOf(d)}`,
    'item-name': (d) => `L’objet de la case ${box(d)} a besoin ${A_NAME}.`,
    'in-item': (d) => `${called(word(d, 'item'))} (${box(d)}) : ${inner(d['problem'] as unknown as Message)}`,
    'item-only': (d) =>
      `il faut être ${words(d, 'only')
        .map((each) => PATHS[each as Path])
        .join(' ou ')} pour le porter, et ce héros est ${path(d, 'path')}.`,
    'item-only-unknown': (d) => `la voie à laquelle il est réservé n’existe pas : ${oneOf(d)}`,
    'item-rank': (d) => `sa carte de butin a besoin d’un rang : ${oneOf(d)}`,
    'item-kind-missing': (d) =>
      `ce que tient une main a besoin d’un genre : au choix ${commas(words(d, 'kinds'))}.`,
    'item-kind': (d) => `ce genre d’arme est inconnu : ${oneOf(d)}`,
    'item-not-in-hand': (d) => `${aKind(word(d, 'kind'))} va dans une main, pas dans la case ${box(d)}.`,
    'item-left-hand': (d) => `${aKind(word(d, 'kind'))} va dans la main gauche, pas dans la main principale.`,
    'item-bonus': (d) =>
      `${bonus(d)} : il faut un nombre entier de 0 à ${num(d, 'most')}, et non ${d['given'] ?? 'rien'}.`,
    'item-points': (d) =>
      `cela donne ${num(d, 'points')} points en tout ; un objet peut en donner ${num(d, 'most')}, santé non comprise.`,
    'item-abilities-shape': '"abilities" doit être une liste de noms.',
    'item-abilities-many': (d) =>
      `cela a ${num(d, 'count')} capacités ; un objet peut en avoir deux, une pièce d’un ensemble une.`,
    'item-ability-unknown': (d) => `il n’y a pas de capacité "${word(d, 'given')}".${didYouMean(d)}`,
    'item-ability-twice': (d) => `cela a deux fois ${abilityName(word(d, 'ability'))}.`,
    ...FILES,
    'in-line': (d) => `Ligne ${num(d, 'line')} : ${inner(d['problem'] as unknown as Message)}`,
  };
}

const FILES: Readonly<Record<Extract<HeroProblem, `file-${string}` | `line-${string}`>, Sentence>> = {
  'file-long': 'C’est trop long pour un fichier de héros : il en faut une vingtaine de lignes.',
  'file-json': 'Cela commence comme du JSON, mais n’en est pas : vérifie virgules, guillemets et accolades.',
  'line-shape': 'écris un mot, deux points et ce que c’est, comme "path: warrior".',
  'line-word': (d) =>
    `"${word(d, 'given')}" n’est ni l’un de ces mots, ${commas(words(d, 'heads'))}, ni une case : ${commas(words(d, 'boxes'))}.${didYouMean(d)}`,
  'line-repeated': (d) => `"${word(d, 'word')}" a déjà été donné.`,
  'line-item': 'un objet s’écrit : Name (kind) +1 speed +2 brawn [ability] {rare loot card}.',
  'line-bonus': (d) =>
    `"${word(d, 'given')}" ne s’augmente pas ; un objet donne ${commas(words(d, 'known'))}.`,
  'line-bonus-twice': (d) => `cela donne deux fois ${bonus(d)}.`,
  'line-note': (d) =>
    `"${word(d, 'given')}" ne dit rien ; écris {rare loot card}, {warrior only}, {for monk} ou {set prowler}.`,
};

export const WARNINGS: Readonly<Record<WarningId, Sentence>> = {
  'never-usable': (d) =>
    `${abilityName(word(d, 'ability'))} ne pourra jamais servir : il faut ${neededFor(word(d, 'ability'))}.`,
  'leans-on': (d) =>
    `${abilityName(word(d, 'ability'))} ne fait rien sans ${words(d, 'others').map(abilityName).join(' ou ')}.`,
  'not-for-assassins': (d) => `${abilityName(word(d, 'ability'))} n’agit pas pour un assassin.`,
  'not-together': (d) =>
    `${abilityName(word(d, 'ability'))} n’agit pas avec ${abilityName(word(d, 'other'))}.`,
  'counts-once': (d) => `${abilityName(word(d, 'ability'))} est là plusieurs fois, mais compte une fois.`,
};

/** "de moine", "d’assassin". */
function ofCareer(d: EventData): string {
  return elided('de', careerName(word(d, 'career')));
}

function careers(d: EventData): string {
  return commas(words(d, 'of').map(careerName));
}
