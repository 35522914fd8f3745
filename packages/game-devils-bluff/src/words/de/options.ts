/** The settings and standing orders in words. */
import type { OptionWords, OrderWords } from '@fray/engine';
import type { DevilsOptions } from '../../options.js';
import type { OrderId } from '../ids.js';
import { GANGS, TABLES } from './names.js';

export const MISSIONS = {
  'run-them-out-of-town': 'Jagt sie aus der Stadt',
  'stake-a-claim': 'Den Claim abstecken',
  'high-noon': 'Zwölf Uhr mittags',
  'run-them-out-of-town-later': 'Jagt sie aus der Stadt, später',
} as const;

const tables = Object.fromEntries(Object.entries(TABLES).map(([id, { name }]) => [id, name]));
const gang = (which: string): OptionWords => ({
  label: `${which} Bande`,
  help: 'Eine fertige Bande, oder deine eigene für 500 Dollar.',
  values: GANGS,
});

export const OPTION_WORDS: Readonly<Record<keyof DevilsOptions, OptionWords>> = {
  mission: {
    label: 'Mission',
    help: 'Worum gekämpft wird.',
    values: MISSIONS,
    why: 'Sie stammt aus der Überarbeitung des Autors aus den Tagen danach.',
  },
  table: {
    label: 'Tisch',
    help: 'Wo gekämpft wird: ein fertiger Tisch, random: und ein Startwert, square: und ein Startwert für 3 mal 3 Fuß, oder dein eigener.',
    values: tables,
  },
  gang1: gang('Erste'),
  gang2: gang('Zweite'),
  edition: {
    label: 'Ausgabe',
    help: 'Die Regeln vom 8. Dezember 2023, oder die Überarbeitung des Autors wenige Tage später.',
    values: { first: 'Erste', later: 'Spätere' },
    why: 'Der Autor hat die Regeln in den Tagen nach diesem Dokument überarbeitet.',
  },
  edges: {
    label: 'Ränder',
    help: 'Von welchen Rändern die Banden hereinkommen dürfen; zwischen den langen liegen 24 Zoll.',
    values: { long: 'Lange Ränder', any: 'Alle Ränder' },
  },
  secureMode: {
    label: 'Sichern braucht',
    help: 'Was eine Probe auf Sichern erreichen muss.',
    values: { printed: 'wie gedruckt', skill: 'das Können der Figur', scaled5: '5 oder mehr' },
    why: 'Die 3 der Grundregeln gilt für Würfel. Mit Karten gelingt fast jeder Zug.',
  },
  coverBonus: { label: 'Deckung', help: 'Was Deckung von der Abwehrzahl abzieht.' },
  rendingOn: {
    label: 'Reißend ab',
    help: 'Die Karte, ab der Reißend einen Treffer dazugibt.',
    values: { 13: 'König', 12: 'Dame' },
  },
  handRefill: {
    label: 'Hand auffüllen',
    help: 'Wann Karten zurückkommen, die ein Satz oder eine Folge gekostet hat.',
    values: { never: 'nie', roundStart: 'jede Runde', immediate: 'sofort' },
    why: 'Das Dokument gibt nie eine Karte zurück; so spielt kaum jemand einen Satz oder eine Folge.',
  },
  dismountWhen: {
    label: 'Absitzen',
    help: 'Zu Beginn welcher Aktivierungen ein Reiter absitzen darf.',
    values: { any: 'bei jeder', own: 'nur bei der eigenen' },
    why: 'Weniger Fragen: Kaum jemand sitzt ab, während andere handeln.',
  },
  meldSum: {
    label: 'Sätze und Folgen',
    help: 'Ob ihre Summe die Zahl erreichen oder genau treffen muss.',
    values: { atLeast: 'erreichen', exact: 'genau treffen' },
  },
  swapOnRouting: {
    label: 'Fluchtkarten tauschen',
    help: 'Ob eine Fluchtkarte mit der Hand getauscht werden darf.',
    why: 'Niedrige Karten auf der Hand schieben die Flucht lange hinaus.',
  },
  routLoses: {
    label: 'Wer läuft, verliert',
    help: 'Ob eine Bande, die davonläuft, verloren hat, oder ob auch dann die Punkte entscheiden.',
    why: 'Sonst kann eine Bande, die führt, absichtlich fliehen und gewinnen.',
  },
  rollOff: {
    label: 'Karten um den Anfang',
    help: 'Wie viele Karten beide um den Anfang ziehen.',
    values: { two: 'zwei', one: 'eine' },
    why: 'Je eine Karte geht schneller.',
  },
  keywordScale: {
    label: 'Präzise und Zerfetzend',
    help: 'Ob sie für Karten verdoppelt sind oder gelten, wie sie gedruckt sind.',
    values: { doubled: '2', printed: '1' },
  },
  closeRange: {
    label: 'Unter 3 Zoll',
    help: 'Ob Boni auch gegen die Zahl für kurze Entfernung helfen.',
    values: { base: 'Boni zählen', natural: 'nur die Karte' },
  },
  mutualSight: {
    label: 'Sicht beidseitig',
    help: 'Ob Gelände die Sicht nur sperrt, wenn es beide voreinander verbirgt.',
  },
  drifters: {
    label: 'Streuner',
    help: 'Ob Streuner angeheuert werden dürfen; sie sind Grünschnäbel.',
    why: 'Das Profil stammt aus einer älteren Liste, der Preis ist von uns.',
  },
  confirmTable: {
    label: 'Einig über den Tisch',
    help: 'Ob beide gefragt werden und um den nächsten Tisch bitten dürfen.',
    why: 'Vielleicht waren sich beide schon vorher einig.',
  },
};

export const ORDER_WORDS: Readonly<Record<OrderId, OrderWords>> = {
  'ask-if-it-matters': {
    label: 'Frag mich, wenn ein Tausch zählen könnte',
    help: 'Du wirst gefragt, wenn ein Tausch den Zug drehen oder deine Hand verbessern kann; sonst bleibt die Karte.',
  },
  'tidy-hand': {
    label: 'Meine Hand aufräumen',
    help: 'Bei einem sicheren Fehlschlag geht deine schlechteste Karte weg, bei einem sicheren Erfolg bleibt dir die bessere. Du wirst gefragt, wo ein Satz oder eine Folge möglich ist.',
  },
  'swap-if-it-turns': {
    label: 'Nur tauschen, wenn es hilft',
    help: 'Die niedrigste Karte, die eine Probe noch rettet, wird eingetauscht. Du wirst gefragt, wo ein Satz oder eine Folge möglich ist.',
  },
  'never-swap': { label: 'Nie tauschen', help: 'Jede Karte wird gespielt, wie sie kommt.' },
  'stay-mounted': {
    label: 'Nur in der eigenen Aktivierung absitzen',
    help: 'Reiter werden nicht jedes Mal gefragt, wenn jemand anders handelt.',
  },
};
