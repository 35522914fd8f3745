/** What can be set, and what can be ordered. */
import type { OptionWords, OrderWords } from '@fray/engine';
import type { OptionId, OrderId } from '../ids.js';

const SWITCH = { false: 'aus', true: 'an' };

export const OPTION_WORDS: Readonly<Record<OptionId, OptionWords>> = {
  startHealth: {
    label: 'Lebenskraft',
    help: 'Mit wie viel Lebenskraft beide beginnen; mehr macht die Partie länger.',
    why: 'Mehr Leben macht die Partie länger.',
  },
  firstAttacker: {
    label: 'Erster Angriff',
    help: 'Wer in Runde 1 angreift: eine Münze entscheidet, oder einer der Plätze.',
    values: { coin: 'die Münze entscheidet', seat1: 'Platz 1', seat2: 'Platz 2' },
  },
  mirrorMatch: {
    label: 'Spiegelpartie',
    help: 'Beide spielen mit denselben Karten.',
    values: { off: 'aus', rohan: 'beide Rohan', isengard: 'beide Isengard' },
  },
  redraw: {
    label: 'Einmal neu ziehen',
    help: 'Beide dürfen ihre Starthand einmal zurücklegen und sieben neue Karten ziehen.',
    values: SWITCH,
    why: 'Eine schlechte Starthand soll die Partie nicht entscheiden.',
  },
  blockTurns: {
    label: 'Ganze Züge',
    help: 'Wer angreift, spielt erst alle Karten; wer verteidigt, sieht den ganzen Angriff.',
    values: SWITCH,
    why: 'Ein früher Entwurf der Regeln spielte in ganzen Zügen.',
  },
  defensiveBlocksSurprise: {
    label: 'Abwehr blockt Überraschung',
    help: 'Eine Karte mit „Nur Abwehr“ darf einer Karte mit Überraschung gegenüberstehen.',
    values: SWITCH,
    why: 'Das Programm des Autors erlaubt es, das Dokument nicht.',
  },
  hateCavalry: {
    label: 'Hass auf Reiter',
    help: 'Dunländer treffen auch Reiter um 1 härter.',
    values: SWITCH,
    why: 'Das Programm des Autors kennt es, die Kartenliste nicht.',
  },
  classicBalance: {
    label: 'Frühere Ausgabe',
    help: 'Werte und Karten der früheren Ausgabe; Schläge brechen nicht durch, und Kamikaze zerstört nur die eigene Karte.',
    values: SWITCH,
    why: 'So wurde vor diesem Dokument gespielt.',
  },
  winCheck: {
    label: 'Siegprüfung',
    help: 'Wann gilt, dass jemand besiegt ist: nach jeder Bahn oder erst nach dem ganzen Ansturm.',
    values: { lane: 'nach jeder Bahn', assault: 'nach dem Ansturm' },
  },
  quietRounds: {
    label: 'Stille Runden',
    help: 'Nach so vielen Runden in Folge, in denen nichts geschehen ist, endet die Partie unentschieden.',
  },
  roundCap: {
    label: 'Rundengrenze',
    help: 'Nach dieser Runde gewinnt, wer mehr Lebenskraft hat.',
  },
};

export const ORDER_WORDS: Readonly<Record<OrderId, OrderWords>> = {
  'nothing-fits': {
    label: 'Passen, wenn keine Bahn offen ist',
    help: 'Passt für dich, solange in deiner Reihe überhaupt keine Karte liegen dürfte.',
  },
};
