/** Weapons in German. When one "schlägt zu", it is the round winner's weapon strike. */
import type { CardWords } from '../cards.js';

export const WEAPON_WORDS: Readonly<Record<string, CardWords>> = {
  basic: [
    'Einfache Waffe',
    'Keine Wirkung. Wer keine andere hat, hat diese.',
    'Sie kann nicht verloren, getauscht oder verkauft werden.',
  ],
  arathar: [
    'Arathar',
    'Wenn du zauberst: 1 Schaden am gegnerischen Tier mit dem wenigsten Leben.',
    'Bei Gleichstand wählst du. Der Schaden der Waffe selbst: kein Käfer, keine Thori’dal.',
  ],
  ashjrethul: ['Ashjre’thul', 'Trifft einen Gegner mehr.', 'Einen, der kein Nachbar ist.'],
  dominion: [
    'Dominion',
    '+1 Stärke für jeden Typ unter deinen Tieren.',
    'Tote Tiere zählen; eines ohne Typ nicht.',
  ],
  falinrush: [
    'Fal’inrush',
    'Ihr Schlag trifft erst am Ende des nächsten Kampfes.',
    'Dieselben Opfer, der jetzige Wert, auch wenn die Waffe dann fort ist.',
  ],
  'fang-kung': ['Fang Kung', 'Wenn du zauberst: Eines deiner Tiere bekommt bis Rundenende +2 Stärke.'],
  kiril: ['Kiril', 'Trifft alle Gegner.'],
  klatith: [
    'Klatith',
    'Wenn du zauberst: Ein gegnerisches Tier hat bis Rundenende 1 Stärke weniger.',
    'Nie unter 0; es addiert sich.',
  ],
  lotrafen: [
    'Lotrafen',
    'Verteil ihre Stärke beliebig auf die Gegner.',
    'Ganze Punkte, alle davon; ein Teil darf 0 sein.',
  ],
  miracoran: [
    'Miracoran',
    'Beim Kauf tauscht sie den Platz mit der Waffe eines Gegners.',
    'Falls jemand eine hat; alles, was auf den Waffen liegt, geht mit.',
  ],
  oathbinder: [
    'Eidbinder',
    'Wenn sie zuschlägt: Eine Karte aus einer Ablage wird in ihren Stapel zurückgemischt.',
  ],
  rhokdelar: ['Rhok’delar', 'Wenn du zauberst: dauerhaft +1 Stärke.', 'Verloren, wenn sie abgelegt wird.'],
  'screaming-tiger': ['Schreiender Tiger', 'Trifft nur einen Gegner.', 'Einen Nachbarn deiner Wahl.'],
  'shan-dun': ['Shan-Dun', 'Nachdem sie zuschlug: dauerhaft +1 Stärke.', 'Verloren, wenn sie abgelegt wird.'],
  talrak: [
    'Tal’rak',
    'Wenn sie zuschlägt: Gegner mit einem Exoten verlieren 1 Leben.',
    'Egal wie weit weg; ein toter Exot zählt.',
  ],
  talonclaw: [
    'Talonclaw',
    'Wenn sie zuschlägt: Du darfst bis zum Ende der nächsten Runde ein drittes Tier halten.',
    'Auch wenn die Waffe geht.',
  ],
  taoren: ['Taoren', 'Ein Tier, das du zähmst, bekommt bis Rundenende +2 Stärke oder +2 Leben.'],
  thasdorah: [
    'Thas’dorah',
    'Deine Zauber wirken zweimal.',
    'Auf dieselben Ziele. Keine Aspekte; bei Fallen nur das, was sie beim Erhalt tun.',
  ],
  thoridal: [
    'Thori’dal',
    'Deine Zauber nehmen doppelt so viel Leben.',
    'Nach allen Boni, auch spätere Teile. Nicht bei Angriffen, die ein Zauber auslöst.',
  ],
  titanstrike: ['Titanenschlag', 'Tiere, die du zähmst, bekommen dauerhaft +1/+1.'],
  vishanka: [
    'Vishanka',
    'Wenn du zauberst: 1 Schaden am gegnerischen Tier mit dem meisten Leben.',
    'Bei Gleichstand wählst du.',
  ],
  xutenash: [
    'Xu’tenash',
    'Ihr Preis wird in Leben bezahlt.',
    'Etwas muss dir bleiben. Verkauft bringt sie Münzen.',
  ],
  jotungeirr: ['Jotungeirr', 'Wenn sie zuschlägt: Nimm einen Zauber aus der Ablage.', 'Alle sehen, welchen.'],
  raeshalare: ['Rae’shalare', 'Die Todeswirkungen deiner Tiere lösen noch einmal aus.'],
  soulbarb: [
    'Seelenstachel',
    'Wenn du ein Tier zähmst, kommt seine zweite Karte auf die Ablage, wo auch immer sie ist.',
    'Stapel oder Reihe, auch deine. Kein Tod; ein Mammut schützt.',
  ],
  zovastrum: [
    'Zovastrum',
    'Wenn sie zuschlägt: Die oberste Karte eines Stapels kommt auf ihre Ablage.',
    'Du wählst den Stapel.',
  ],
  awakmami: ['Awak’mami', 'Wenn sie zuschlägt: Zieh einen Zauber.', 'Die anderen sehen ihn nicht.'],
  djaruun: ['Djaruun', 'Wenn sie zuschlägt: Ein Getroffener kann im nächsten Kampf nicht zaubern.'],
  neltharax: [
    'Neltharax',
    'Wird am Rundenende abgelegt, wenn du im Kampf nicht gezaubert hast.',
    'Ohne Geld zurück.',
  ],
};

/** Foods of Dire Diets. */
export const FOOD_WORDS: Readonly<Record<string, CardWords>> = {
  bread: ['Brot', 'Ein Tier bekommt bis Rundenende +1/+1.'],
  cheese: ['Käse', 'Ein Tier verliert 1 Leben.'],
  fish: ['Fisch', 'Ein Tier bekommt bis zum Ende der nächsten Runde +1 Leben.'],
  fruit: ['Obst', 'Ein Tier bekommt 2 Leben zurück.'],
  fungus: [
    'Pilz',
    'Deine Waffe bekommt bis zu ihrem nächsten Schlag +1 Stärke.',
    'Er bleibt an dieser Waffe; auch an der einfachen.',
  ],
  meat: ['Fleisch', 'Ein Tier bekommt bis zum Ende der nächsten Runde +1 Stärke.'],
  water: [
    'Wasser',
    '+1 Münze bis zum nächsten Kampf.',
    'Wird zuerst ausgegeben; verfällt, wenn der Kampf beginnt.',
  ],
};
