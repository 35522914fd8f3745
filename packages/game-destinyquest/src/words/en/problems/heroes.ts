/** What is wrong with a hero or a hero file, and what would be right. */
import type { EventData, Message, Sentence } from '@fray/engine';
import { capital, num, word, words } from '../../common/data.js';
import type { ProblemId, WarningId } from '../../ids.js';
import { abilityName } from '../ability-words.js';
import { called, careerName, neededFor } from '../names.js';
import { article } from '../parts.js';

type HeroProblem = Exclude<ProblemId, `${'tournament' | 'entrant' | 'duel'}-${string}` | 'in-entrant'>;

/** Says a problem that stands inside another one. */
export type Inner = (message: Message) => string;

const commas = (list: readonly string[]): string => list.join(', ');
const EXAMPLE = '{"name":"Asha","path":"warrior","career":"monk","items":[]}';
const A_NAME =
  "a name of 1 to 40 letters, digits, spaces and marks like ' - . , & that starts with a letter or digit";

/** "Did you mean …?", or nothing. */
function didYouMean(d: EventData): string {
  const near = words(d, 'near');
  return near.length === 0 ? '' : ` Did you mean ${near.map((id) => id.replaceAll('-', ' ')).join(' or ')}?`;
}

/** ": one of a, b, not "c". Did you mean b?" */
function oneOf(d: EventData): string {
  return `one of ${commas(words(d, 'list'))}, not ${d['given'] ?? 'nothing'}.${didYouMean(d)}`;
}

export function heroProblems(inner: Inner): Readonly<Record<HeroProblem, Sentence>> {
  return {
    'hero-shape': `A hero is a record such as ${EXAMPLE}.`,
    'hero-field': (d) => `A hero has no "${word(d, 'given')}"; it may have ${commas(words(d, 'known'))}.`,
    'hero-name': `A hero needs ${A_NAME}.`,
    'hero-path': (d) => `${word(d, 'hero')} needs a path: ${oneOf(d)}`,
    'hero-career': (d) =>
      `${word(d, 'hero')} needs a career of the ${word(d, 'path')}: one of ${careers(d)}.${didYouMean(d)}`,
    'hero-other-path': (d) =>
      `${capital(article(career(d)))} is ${article(word(d, 'own'))}; ${article(word(d, 'path'))} can be one of ${careers(d)}.`,
    'hero-story': (d) => `"story" is a list of at most ${num(d, 'most')} abilities that came with the story.`,
    'hero-story-unknown': (d) =>
      `"${word(d, 'given')}" does not come with the story; these do: ${commas(words(d, 'known').map(abilityName))}.`,
    'item-asked': (d) =>
      `${called(word(d, 'item'))} asks for ${word(d, 'asks') === 'hexed' ? 'a hexed hero (story: hexed)' : article(careerName(word(d, 'asks')))}.`,
    'item-asks': (d) => `whom it is for is unknown: ${oneOf(d)}`,
    'item-set': (d) => `there is no such set: ${oneOf(d)}`,
    'hero-items': 'A hero needs "items": a list, at most one for each box.',
    'hero-wounds': (d) =>
      `${word(d, 'hero')} has ${num(d, 'health')} health; wounds must be a whole number from 0 to ${num(d, 'most')}.`,
    'hero-id': (d) =>
      `${word(d, 'hero')} needs an id of lower-case letters, digits and hyphens, such as "${word(d, 'example')}".`,
    'hero-unknown': (d) =>
      `There is no hero called "${word(d, 'given')}" (DQ-P1); there are ${commas(words(d, 'known'))}.${didYouMean(d)}`,
    'box-taken': (d) =>
      `${word(d, 'item')}: box ${word(d, 'box')} already holds ${word(d, 'holds')}; a box holds one item, of ${commas(words(d, 'boxes'))}.`,
    'item-shape': 'An item is a record such as {"box":"head","name":"Old helmet","armour":1}.',
    'item-field': (d) => `An item has no "${word(d, 'given')}"; it may have ${commas(words(d, 'known'))}.`,
    'item-box': (d) => `An item needs a box: ${oneOf(d)}`,
    'item-name': (d) => `The item in box ${word(d, 'box')} needs ${A_NAME}.`,
    'in-item': (d) => `${word(d, 'item')} (${word(d, 'box')}): ${inner(d['problem'] as unknown as Message)}`,
    'item-only': (d) =>
      `it is for ${words(d, 'only').map(article).join(' or ')} only, and this hero is ${article(word(d, 'path'))}.`,
    'item-only-unknown': (d) => `its path limit is wrong: ${oneOf(d)}`,
    'item-rank': (d) => `its loot card needs a rank: ${oneOf(d)}`,
    'item-kind-missing': (d) => `what a hand holds needs a kind: one of ${commas(words(d, 'kinds'))}.`,
    'item-kind': (d) => `its kind of weapon is unknown: ${oneOf(d)}`,
    'item-not-in-hand': (d) => `${article(word(d, 'kind'))} goes in a hand, not in box ${word(d, 'box')}.`,
    'item-left-hand': (d) => `${article(word(d, 'kind'))} goes in the left hand, not in the main hand.`,
    'item-bonus': (d) =>
      `${word(d, 'bonus')} must be a whole number from 0 to ${num(d, 'most')}, not ${d['given'] ?? 'nothing'}.`,
    'item-points': (d) =>
      `it gives ${num(d, 'points')} points in all; an item may give ${num(d, 'most')}, health not counted.`,
    'item-abilities-shape': 'abilities must be a list of names.',
    'item-abilities-many': (d) =>
      `it has ${num(d, 'count')} abilities; an item may have two, a piece of a set one.`,
    'item-ability-unknown': (d) => `there is no ability called "${word(d, 'given')}".${didYouMean(d)}`,
    'item-ability-twice': (d) => `it has ${abilityName(word(d, 'ability'))} twice.`,
    'file-long': 'This is too long for a hero file: a hero needs about twenty lines.',
    'file-json': 'This starts like JSON but is not: check commas, quotes and brackets.',
    'in-line': (d) => `Line ${num(d, 'line')}: ${inner(d['problem'] as unknown as Message)}`,
    'line-shape': 'write a word, a colon, and what it is, such as "path: warrior".',
    'line-word': (d) =>
      `"${word(d, 'given')}" is neither one of ${commas(words(d, 'heads'))} nor a box: ${commas(words(d, 'boxes'))}.${didYouMean(d)}`,
    'line-repeated': (d) => `${word(d, 'word')} has been given before.`,
    'line-item': 'an item is written as: Name (kind) +1 speed +2 brawn [ability] {rare loot card}.',
    'line-bonus': (d) =>
      `"${word(d, 'given')}" cannot be raised; an item gives ${commas(words(d, 'known'))}.`,
    'line-bonus-twice': (d) => `it gives ${word(d, 'bonus')} twice.`,
    'line-note': (d) =>
      `"${word(d, 'given')}" says nothing; write {rare loot card}, {warrior only}, {for monk} or {set prowler}.`,
  };
}

export const WARNINGS: Readonly<Record<WarningId, Sentence>> = {
  'never-usable': (d) =>
    `${abilityName(word(d, 'ability'))} can never be used: it needs ${neededFor(word(d, 'ability'))}.`,
  'leans-on': (d) =>
    `${abilityName(word(d, 'ability'))} can do nothing without ${words(d, 'others').map(abilityName).join(' or ')}.`,
  'not-for-assassins': (d) => `${abilityName(word(d, 'ability'))} does not work for an assassin.`,
  'not-together': (d) =>
    `${abilityName(word(d, 'ability'))} does not work together with ${abilityName(word(d, 'other'))}.`,
  'counts-once': (d) => `${abilityName(word(d, 'ability'))} is carried more than once but counts once.`,
};

function career(d: EventData): string {
  return careerName(word(d, 'career'));
}

function careers(d: EventData): string {
  return commas(words(d, 'of').map(careerName));
}
