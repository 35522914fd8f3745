/** Passives, and what does nothing in a duel. Names and descriptions in German. */
import type { PassiveId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

const ONE_EACH_ROUND = 'Dein Gegenüber verliert am Ende jeder Runde 1 Leben.';
const TWO_ONCE_HURT =
  'Sobald dein Schaden dein Gegenüber Leben gekostet hat, verliert es am Ende jeder Runde 2.';
const EACH_DIE = '1 mehr auf jedem Würfel deines Schadenswerts.';
const STRONGER_VENOM = 'Dein Gift kostet am Ende jeder Runde 1 Leben mehr.';
const ADVENTURE = 'Das gehört zum Abenteuer um die Kämpfe herum; in einem Duell fragt nichts danach.';
const VAMPIRES = 'Das wirkt nur gegen Vampire, und kein Held ist einer.';

export const passives: Readonly<Record<PassiveId, AbilityWords>> = {
  barbs: { name: 'Widerhaken', text: ONE_EACH_ROUND },
  bleed: {
    name: 'Blutung',
    text: 'Sobald dein Schaden dein Gegenüber Leben gekostet hat, verliert es am Ende jeder Runde 1.',
  },
  burn: {
    name: 'Brand',
    text: 'Sobald Entfachen dein Gegenüber Leben gekostet hat, verliert es am Ende jeder Runde 1.',
  },
  disease: { name: 'Seuche', text: TWO_ONCE_HURT },
  'fire-aura': { name: 'Feueraura', text: ONE_EACH_ROUND },
  thorns: { name: 'Dornen', text: ONE_EACH_ROUND },
  venom: { name: 'Gift', text: TWO_ONCE_HURT },
  shades: {
    name: 'Schemen',
    text: '2 mehr auf jedem Schadenswürfel gegen dein Gegenüber, solange deine Schemen im Spiel sind.',
  },
  acid: { name: 'Säure', text: EACH_DIE },
  sear: { name: 'Sengglut', text: EACH_DIE },
  merciless: {
    name: 'Gnadenlosigkeit',
    text: '1 mehr auf jedem Würfel deines Schadenswerts, solange dein Gegenüber Blutung, Seuche oder Gift hat.',
  },
  'deadly-poisons': { name: 'Tödliche Gifte', text: STRONGER_VENOM },
  'poison-mastery': { name: 'Giftkunde', text: STRONGER_VENOM },
  embers: { name: 'Glut', text: 'Dein Brand kostet am Ende jeder Runde 2 Leben.' },
  lightning: {
    name: 'Blitz',
    text: 'Kosten dich Schadenswert oder Schadenswürfel deines Gegenübers Leben, verliert es selbst 2.',
  },
  leech: {
    name: 'Blutegel',
    text: 'Du heilst 2, wenn dein Schadenswert oder deine Schadenswürfel dein Gegenüber Leben kosten.',
  },
  'life-spark': { name: 'Lebensfunke', text: 'Du heilst 4, wenn du einen Pasch würfelst.' },
  'dark-claw': {
    name: 'Schattenklaue',
    text: 'Dein Gegenüber verliert 4 Leben, wenn du einen Pasch würfelst.',
  },
  'cleansing-light': { name: 'Lichtsegen', text: 'Du heilst am Ende jeder Runde 2.' },
  'first-strike': {
    name: 'Erstschlag',
    text: 'Vor der ersten Runde: ein Schadenswürfel an der Rüstung vorbei.',
  },
  'first-cut': {
    name: 'Erstschnitt',
    text: 'Vor der ersten Runde: 1 Schaden an der Rüstung vorbei. Nicht für Assassinen.',
  },
  'shield-spin': {
    name: 'Schildwirbel',
    text: 'Jede 1, die dein Gegenüber für das Angriffstempo würfelt, kostet es sofort einen Schadenswürfel.',
  },
  'swift-strikes': {
    name: 'Schnelle Hiebe',
    text: 'Jede 6 auf deinen Tempowürfeln kostet dein Gegenüber so viel Leben, wie deine schnellere Waffe Tempo hat.',
  },
  'seeing-red': { name: 'Rotsehen', text: '2 Tempo mehr, solange du höchstens 20 Leben hast.' },
  'second-skin': { name: 'Zweite Haut', text: 'Durchschlag wirkt bei dir nicht.' },
  steadfast: { name: 'Standfestigkeit', text: 'Niederschlag wirkt bei dir nicht.' },
  'kick-start': {
    name: 'Neustart',
    text: 'Fällst du zum ersten Mal auf 0, stehst du mit 15 Leben wieder da, frei von allem, was am Ende der Runden wirkt; der Hieb löst auch nichts Neues aus.',
  },
  vitriol: { name: 'Vitriol', text: 'Beide verlieren am Ende jeder Runde 1 Leben.' },
  ambidextrous: {
    name: 'Beidhändigkeit',
    text: 'Sagt nur, in welche Hände Schwerter dürfen; das hat der Heldenbogen schon erledigt.',
  },
  'beep-beep': { name: 'Hup! Hup!', text: ADVENTURE },
  'good-taste': { name: 'Feiner Geschmack', text: ADVENTURE },
  'loot-master': { name: 'Beutemeister', text: ADVENTURE },
  'midas-touch': { name: 'Midasgriff', text: ADVENTURE },
  'patchwork-pauper': { name: 'Flickenbettler', text: ADVENTURE },
  stake: { name: 'Pflock', text: VAMPIRES },
  reflect: { name: 'Spiegelung', text: VAMPIRES },
  attraction: {
    name: 'Anziehung',
    text: 'Jede 6, die du für einen Schadenswert würfelst, nimmt deinem Gegenüber für den Rest des Duells 1 Rüstung, noch bevor sie zählt.',
  },
  'coup-de-grace': {
    name: 'Gnadenstoß',
    text: 'Einmal: Fällt das Leben deines Gegenübers auf 10 oder weniger, fällt es auf 0.',
  },
  headshot: {
    name: 'Kopfschuss',
    text: 'Einmal: Fällt das Leben deines Gegenübers auf 5 oder weniger, fällt es auf 0.',
  },
  exploit: {
    name: 'Blöße',
    text: 'Jede 1, die dein Gegenüber für das Angriffstempo würfelt, kostet es 1 Leben.',
  },
  faith: { name: 'Glaube', text: 'Du heilst 2, wenn du einen Pasch würfelst.' },
  'fiery-temper': {
    name: 'Hitzkopf',
    text: 'Jede zweite 6, die dein Gegenüber für Schaden würfelt, gibt dir für den Rest des Duells 2 Kraft.',
  },
  'searing-mantle': {
    name: 'Glutmantel',
    text: 'Dein Gegenüber verliert am Ende jeder Runde 1 Leben für je volle 4 deiner Rüstung.',
  },
  gouge: { name: 'Fleischwunde', text: 'Deine Blutung kostet am Ende jeder Runde 1 Leben mehr.' },
  'turn-up-the-heat': {
    name: 'Mehr Hitze',
    text: 'Deine Feueraura kostet am Ende jeder Runde 1 Leben mehr.',
  },
  'last-rites': {
    name: 'Sterbesakrament',
    text: 'Sobald dein Gegenüber höchstens 15 Leben hat, hat es für den Rest des Duells 1 Tempo und 1 Rüstung weniger.',
  },
  miracle: { name: 'Wunder', text: 'Dein Segen gibt 2 Kraft oder Magie statt 1.' },
  'snake-strike': {
    name: 'Schlangenbiss',
    text: 'Vor der ersten Runde: zwei Schadenswürfel an der Rüstung vorbei; kosten sie Leben, beginnen Blutung, Gift und Seuche.',
  },
  'sweet-spot': {
    name: 'Wunder Punkt',
    text: 'Vor der ersten Runde nennst du eine Zahl; jeder Tempowürfel, mit dem dein Gegenüber sie würfelt, kostet es 2 Leben.',
  },
  'tome-raider': {
    name: 'Buchräuber',
    text: '2 Magie mehr auf dem Bogen für jedes Zauberbuch in deinen Händen.',
  },
  toxicology: { name: 'Toxikologie', text: 'Seuche und Gift wirken bei dir nicht.' },
  tranquillity: { name: 'Seelenruhe', text: 'Deine Meditation heilt 2.' },
  vindicator: {
    name: 'Rächer',
    text: 'Du darfst Doppelfaust zweimal spielen, und sie macht 2 Schaden mehr.',
  },
  weaver: { name: 'Weber', text: 'Du heilst 2 für jede Kampffähigkeit, die du spielst.' },
  indomitable: { name: 'Unbeugsamkeit', text: 'Nichts senkt deine Kraft.' },
  'demon-blood': {
    name: 'Dämonenblut',
    text: '10 Leben mehr auf dem Bogen. Ein verhexter Held darf damit zehn Fähigkeiten nutzen.',
  },
  hexed: {
    name: 'Verhext',
    text: 'Ein Zustand: Du nutzt höchstens acht Fähigkeiten im Duell. Was von selbst wirkt, zählt von Anfang an.',
  },
  'holy-protector': {
    name: 'Heiliger Beschützer',
    text: 'Das wirkt nur gegen Untote, und kein Held ist einer.',
  },
  'fire-shield': {
    name: 'Feuerschild',
    text: 'Das wirkt nur in bestimmten Kämpfen der Bücher; in einem Duell fragt nichts danach.',
  },
  insulated: {
    name: 'Isolierung',
    text: 'Das wirkt nur in bestimmten Kämpfen der Bücher; in einem Duell fragt nichts danach.',
  },
  defender: {
    name: 'Verteidiger',
    text: 'Das ist für Kämpfe mehrerer Helden; in einem Duell steht niemand neben dir.',
  },
  'shock-treatment': {
    name: 'Schocktherapie',
    text: 'Das ist für Kämpfe mehrerer Helden; in einem Duell steht niemand neben dir.',
  },
  'blessed-bullets': {
    name: 'Gesegnete Kugeln',
    text: 'Das braucht den Gefährten aus der Geschichte, und der kommt nicht mit ins Duell.',
  },
  'broken-trust': {
    name: 'Gebrochenes Vertrauen',
    text: 'Das braucht den Gefährten aus der Geschichte, und der kommt nicht mit ins Duell.',
  },
  pillage: {
    name: 'Plündern',
    text: 'Das gehört zum Abenteuer um die Kämpfe herum; in einem Duell fragt nichts danach.',
  },
  cutpurse: {
    name: 'Beutelschneider',
    text: 'Das gehört zum Abenteuer um die Kämpfe herum; in einem Duell fragt nichts danach.',
  },
};
