/** Every character, card, area and house rule, to be looked up by name. */
import { makeGlossary } from '../glossary.js';
import { CARD_TEXTS } from './card-texts.js';
import { HOUSE_HELP, HOUSE_NAMES } from './house.js';
import { KEYWORDS } from './keywords.js';
import { DECK_NAMES, FACTION_NAMES } from './names.js';
import { abilityName, areaName, cardName, characterName } from './people.js';
import { RULINGS } from './rulings.js';

const HUNTER_GOAL = 'Gewinnt, wenn alle Shadows tot sind.';
const SHADOW_GOAL = 'Gewinnt, wenn alle Hunter tot sind oder drei Neutrale.';

/** Goal and ability of every character. */
const CHARACTER_TEXTS: Readonly<Record<string, readonly [goal: string, ability: string]>> = {
  emi: [HUNTER_GOAL, 'Geh an einen benachbarten Ort, statt zu würfeln.'],
  franklin: [HUNTER_GOAL, 'Einmal, zu Beginn deines Zuges: ein W6 Schaden für eine andere Person.'],
  george: [HUNTER_GOAL, 'Einmal, zu Beginn deines Zuges: ein W4 Schaden für eine andere Person.'],
  ellen: [HUNTER_GOAL, 'Einmal, zu Beginn deines Zuges: Nimm jemandem die Fähigkeit für immer.'],
  'fu-ka': [HUNTER_GOAL, 'Einmal, zu Beginn deines Zuges: Setz den Schaden einer beliebigen Person auf 7.'],
  gregor: [HUNTER_GOAL, 'Einmal, am Ende deines Zuges: Bis zu deinem nächsten Zug schadet dir nichts.'],
  unknown: [SHADOW_GOAL, 'Darf bei Einsiedlerkarten lügen. Dafür muss niemand wissen, wer du bist.'],
  vampire: [SHADOW_GOAL, 'Macht dein Angriff Schaden, heilst du 2.'],
  werewolf: [SHADOW_GOAL, 'Wirst du angegriffen, schlägst du danach zurück.'],
  'ultra-soul': [SHADOW_GOAL, 'Zu Beginn jedes deiner Züge: 3 Schaden für jemanden am Tor zur Unterwelt.'],
  valkyrie: [SHADOW_GOAL, 'Du greifst nur mit dem W4 an, und der geht nie daneben.'],
  wight: [SHADOW_GOAL, 'Einmal, am Ende deines Zuges: so viele weitere Züge, wie es Tote gibt.'],
  allie: ['Gewinnt, wenn sie am Ende der Partie noch lebt.', 'Einmal, jederzeit: Heile vollständig.'],
  bob: [
    'Gewinnt mit fünf Ausrüstungen.',
    'Zu viert bis sechst: Nimm eine Ausrüstung, statt 2 oder mehr Schaden zu machen. Zu siebt oder acht: Nimm allen, die du tötest, die ganze Ausrüstung.',
  ],
  charles: [
    'Gewinnt, wenn er jemanden tötet und dann mindestens drei tot sind.',
    'Nimm nach einem Angriff 2 Schaden, um noch einmal anzugreifen.',
  ],
  daniel: [
    'Gewinnt, wenn er als Erster stirbt oder noch lebt, wenn alle Shadows tot sind.',
    'Muss sich zeigen, sobald jemand stirbt, und kann es vorher nicht.',
  ],
  agnes: [
    'Gewinnt, wenn die Person rechts von ihr gewinnt.',
    'Einmal, zu Beginn deines Zuges: Ab jetzt zählt die Person links.',
  ],
  bryan: [
    'Gewinnt, wenn er jemanden mit mindestens 13 Leben tötet oder am Ende am Ahnenaltar steht.',
    'Muss sich zeigen, wenn sein Angriff jemanden mit weniger Leben tötet.',
  ],
  catherine: [
    'Gewinnt, wenn sie als Erste stirbt oder unter den letzten zwei Lebenden ist.',
    'Zu Beginn jedes deiner Züge: Heile 1.',
  ],
  david: [
    'Gewinnt mit drei von Talisman, Speer des Longinus, Heiliges Gewand und Silberner Rosenkranz.',
    'Einmal, jederzeit: Nimm eine Ausrüstung aus einer Ablage.',
  ],
};

const AREA_TEXTS: Readonly<Record<string, string>> = {
  cabin: 'Zieh eine Einsiedlerkarte.',
  gate: 'Zieh eine Karte von einem beliebigen Stapel.',
  church: 'Zieh eine weiße Karte.',
  cemetery: 'Zieh eine schwarze Karte.',
  woods: 'Eine beliebige Person nimmt 2 Schaden oder heilt 1.',
  altar: 'Nimm einer beliebigen Person eine Ausrüstung weg.',
};

export const GLOSSARY = makeGlossary({
  keywords: KEYWORDS,
  rulings: RULINGS,
  characterName,
  abilityName,
  cardName,
  areaName,
  factionName: (id) => FACTION_NAMES[String(id)]!,
  deckNames: DECK_NAMES,
  characterTexts: CHARACTER_TEXTS,
  cardTexts: CARD_TEXTS,
  areaTexts: AREA_TEXTS,
  house: {
    names: HOUSE_NAMES,
    help: HOUSE_HELP,
    levels: { easy: 'Leicht', medium: 'Mittel', advanced: 'Schwer' },
    experimental: (level) => `${level}, im Versuch`,
  },
  labels: {
    side: 'Seite',
    health: 'Leben',
    ability: 'Fähigkeit',
    deck: 'Stapel',
    kind: 'Art',
    copies: 'Anzahl',
    roll: 'Wurf',
    level: 'Stufe',
  },
  equipment: 'Ausrüstung',
  singleUse: 'Einmalkarte',
  rolls: (numbers) => numbers.join(' oder '),
});
