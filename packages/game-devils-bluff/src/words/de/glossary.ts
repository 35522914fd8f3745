/** Everything with a name that can be looked up. */
import type { GearId } from '../../data/gear.js';
import { glossaryOf } from '../glossary.js';
import { KEYWORDS } from './keywords.js';
import { RULINGS } from './rulings.js';
import { GEAR_NAMES, PROFILE_NAMES, WEAPON_NAMES } from './terms.js';

export const GEAR_TEXTS: Readonly<Record<GearId, string>> = {
  horse:
    'Bewegt sich 12 Zoll, +1 auf Angriffe gegen gleiche oder niedrigere Ebenen; keine Deckung, kein Klettern, keine Zäune. Zwei pro Bande.',
  'whiskey-flask':
    'Die erste Verletzungsprobe darf mit zwei Karten gemacht werden, von denen du eine behältst.',
  'aces-wild': 'Ein Ass zählt für diese Figur 11.',
  'quick-draw': 'Einmal: Wird sie angegriffen, schießt sie vorher selbst mit dem Revolver, kostenlos.',
  'dodge-roll':
    'Wird sie mit einer Sturmwaffe angegriffen, rollt sie für einen Kommandopunkt bis zu 2 Zoll weg.',
  'steady-hands': 'Hast kostet 2 statt 4.',
  'mounted-combat': '+2 mit Sturmwaffen vom Pferd aus.',
  intuition: 'Einmal, zu Beginn einer Aktivierung: Die andere Seite zeigt zwei Handkarten. Eines pro Bande.',
  gunfighter: 'Zwei Angriffe nacheinander mit dem Revolver, in einer Aktivierung ohne Bewegung.',
  'armoured-plates': 'Abwehr 8 oder mehr. Spätere Ausgabe, eine pro Bande.',
  climber: 'Leitern kosten nichts, Wände 2 Zoll pro Ebene. Spätere Ausgabe.',
  'move-it': 'Einmal: Nach ihrer Aktivierung ist ihre Bande sofort noch einmal dran. Spätere Ausgabe.',
  runner: 'Bewegt sich 6 Zoll. Spätere Ausgabe.',
};

export const GLOSSARY = glossaryOf({
  keywords: KEYWORDS,
  rulings: RULINGS,
  language: 'de',
  weapons: WEAPON_NAMES,
  gear: GEAR_NAMES,
  profiles: PROFILE_NAMES,
  gearTexts: GEAR_TEXTS,
  rules: {
    accurate: ['Präzise', '+2 auf Angriffsproben.'],
    assault: ['Sturm', 'Weder kurze Entfernung noch Hast stören den Angriff.'],
    blast: [
      'Explosion',
      'Trifft sie, werden auch alle anderen getroffen, die weniger als 2 Zoll von der Mitte des Ziels stehen.',
    ],
    heavy: ['Schwer', 'Der Angriff kostet einen Kommandopunkt mehr und muss angesagt werden.'],
    'one-use': ['Einmalig', 'Einmal pro Kampf.'],
    rending: ['Reißend', 'Ein König, der trifft, gibt einen Treffer dazu.'],
    shred: ['Zerfetzend', 'Zum Wegstecken braucht man 2 mehr.'],
    longshot: ['Weitschuss', 'Doppelte Reichweite mit nur einer Karte.'],
    leader: [
      'Boss',
      'Der Boss und Freunde im Umkreis von 6 Zoll bestehen die Probe auf den letzten Punkt ohne Karte.',
    ],
    rookie: ['Grünschnabel', 'Proben dieser Figur dürfen nicht mit der Hand getauscht werden.'],
  },
  more: {
    'terrain-cover': [
      'Deckung',
      'Wer halb dahinter verdeckt ist, braucht zur Abwehr 4 weniger und nie mehr als 13. Nicht zu Pferd.',
    ],
    'terrain-rough': ['Unwegsam', '1 Zoll, um hineinzukommen; stehen bleiben darf man dort nicht.'],
    'terrain-climbable': ['Kletterbar', '1 Zoll pro Ebene hinauf, eine Ebene hinunter ist frei.'],
    meld: [
      'Satz oder Folge',
      'Drei oder vier Karten mit gleichem Wert oder mit aufeinanderfolgenden Werten in wechselnden Farben retten eine misslungene Probe, wenn ihre Summe die Zahl erreicht.',
    ],
    routing: [
      'Flucht',
      'Eine Bande, die die Hälfte ihrer Leute oder ihren Boss verloren hat, zieht bei jeder Aktivierung eine Karte; über 21 läuft sie davon.',
    ],
    rush: ['Hast', 'Drei oder mehr Aktionen kosten 4 auf Angriffsproben.'],
  },
  plainWeapon: 'Keine besonderen Regeln.',
  gearUpTo: (dollars) => `Ausrüstung für bis zu ${dollars} Dollar.`,
  facts: {
    range: 'Reichweite',
    attacks: 'Angriffe',
    damage: 'Schaden',
    piercing: 'Durchschlag',
    dollars: 'Dollar',
    command: 'Kommando',
    movement: 'Bewegung',
    skill: 'Können',
    defence: 'Abwehr',
    toughness: 'Zähigkeit',
    hp: 'Trefferpunkte',
  },
});
