/** Spells in German. */
import type { CardWords } from '../cards.js';

export const FAMILY_NAMES: readonly string[] = [
  '',
  'Aspekt',
  'Schuss',
  'Stich',
  'Biss',
  'Falle',
  'Pfeil',
  'Affinität',
];

export const SPELL_WORDS: Readonly<Record<string, CardWords>> = {
  'aspect-of-the-beast': [
    'Aspekt des Wildtiers',
    'Deine Tiere haben +1/+1. Drei Runden.',
    'Die Runde, in der du ihn wirkst, zählt mit. Ein gestutztes Tier hat in diesem Kampf nichts davon.',
  ],
  'aspect-of-the-cheetah': [
    'Aspekt des Geparden',
    'Du eröffnest den Kampf. Drei Runden.',
    'Nicht den laufenden: die nächsten zwei.',
  ],
  'aspect-of-the-hawk': [
    'Aspekt des Falken',
    'Du darfst die oberste Karte des Tier- oder Waffenstapels ansehen. Drei Runden.',
    'Wann immer du willst; du kennst die Karte weiter, bis gemischt wird.',
  ],
  'aspect-of-the-monkey': [
    'Aspekt des Affen',
    'Gegnerische Tiere haben 1 Stärke weniger, aber mindestens 1. Drei Runden.',
    'Wird zuletzt abgezogen.',
  ],
  'aspect-of-the-pack': [
    'Aspekt des Rudels',
    'Du darfst ein drittes Tier halten. Drei Runden.',
    'Ersetzt du ihn, gibst du sofort ab; läuft er aus, zu Beginn der Runde.',
  ],
  'aspect-of-the-wild': [
    'Aspekt der Wildnis',
    'Deine Tiere bekommen am Ende jedes Umlaufs 1 Leben zurück. Drei Runden.',
  ],
  'arcane-shot': ['Arkaner Schuss', 'Ein Tier verliert 3 Leben. Dein nächster Zauber nimmt 1 Leben mehr.'],
  'multi-shot': [
    'Mehrfachschuss',
    'Ein Tier verliert dreimal 1 Leben.',
    'Drei Treffer aus einer Quelle; ein Bonus zählt beim ersten.',
  ],
  'rapid-shot': ['Schnellschuss', 'Ein Tier verliert 3 Leben und sein Besitzer 1.'],
  'scatter-shot': [
    'Streuschuss',
    'Ein Tier verliert 3 Leben. Greift es gerade eines deiner Tiere an, bestimmst du ein neues Ziel für diesen Angriff.',
    'Ein anderes erlaubtes Ziel dieses Tieres; danach wieder Krebse.',
  ],
  'tranquilizing-shot': [
    'Einlullender Schuss',
    'Ein Tier verliert 3 Leben und kann einen Umlauf lang nicht angreifen.',
    'Während seines eigenen Angriffs bricht er diesen ab.',
  ],
  'scorpid-sting': [
    'Skorpidstich',
    'Ein Spieler verliert 1 Leben. Eines seiner Tiere hat in diesem Kampf 1 Stärke weniger.',
  ],
  'serpent-sting': [
    'Schlangenstich',
    'Ein Spieler verliert jetzt 1 Leben und noch 1, wenn der nächste Kampf beginnt.',
    'Der spätere Verlust hat keine Boni; Thori’dal verdoppelt ihn, wenn du sie beim Wirken hattest.',
  ],
  'viper-sting': ['Vipernstich', 'Ein Spieler verliert 1 Leben und kann einen Umlauf lang nicht zaubern.'],
  'wyvern-sting': [
    'Wyvernstich',
    'Ein Spieler verliert 1 Leben. Eines seiner Tiere kann einen Umlauf lang nicht angreifen.',
  ],
  'mongoose-bite': [
    'Mungobiss',
    'Ein Spieler verliert 1 Leben, oder 2, wenn du in der letzten Runde Leben verloren hast.',
    'Bezahltes zählt nicht.',
  ],
  'explosive-trap': [
    'Sprengfalle',
    'Ein Gegner bekommt diese Karte bis zur nächsten Runde und verliert 1 Leben.',
    'Er darf sie weitergeben. Ist sie so oft gelegt, wie Spieler da sind, wirkt sie nicht mehr.',
  ],
  'freezing-trap': [
    'Eiskältefalle',
    'Ein Gegner bekommt diese Karte bis zur nächsten Runde. Eines seiner Tiere kann einen Umlauf lang nicht angreifen.',
  ],
  'frost-trap': [
    'Frostfalle',
    'Ein Gegner bekommt diese Karte bis zur nächsten Runde und kann einen Umlauf lang nicht zaubern.',
  ],
  'immolation-trap': [
    'Feuerbrandfalle',
    'Ein Gegner bekommt diese Karte bis zur nächsten Runde und wirft einen Zauber ab.',
    'Er wählt irgendeinen anderen Zauber seiner Hand.',
  ],
  aiming: ['Zielen', 'Dein nächster Zauber nimmt 2 Leben mehr.'],
  'beast-lore': [
    'Wildtierkunde',
    'Sieh die oberste und die unterste Karte des Tierstapels an und bestimme, welche oben liegt.',
    'Nur du siehst sie.',
  ],
  'bestial-wrath': [
    'Zorn des Wildtiers',
    'Ein Tier bekommt dauerhaft +1 Stärke und greift ein Tier neben seinem Besitzer an.',
    'Du wählst das Ziel; auch deine eigenen Tiere. Ein gestopptes Tier bekommt nur die Stärke.',
  ],
  'call-pet': [
    'Tier rufen',
    'Nimm für diesen Kampf die zweite Karte eines deiner Tiere aus dem Stapel.',
    'Sie braucht einen freien Platz. Der Stapel wird gemischt.',
  ],
  'concussive-trait': ['Erschütterung', 'In diesem Kampf bestimmt der Zufall, wen ein Tier angreift.'],
  counterattack: [
    'Gegenangriff',
    'Ein Tier bekommt dauerhaft +1 Stärke, oder +2, wenn es seit dem letzten Zug seines Besitzers verletzt wurde.',
  ],
  deterrence: [
    'Abschreckung',
    'Ein Tier kann einen Umlauf lang deine Tiere nicht angreifen.',
    'Die der anderen schon. Treffer, die keine Angriffe sind, hält sie nicht auf.',
  ],
  disengage: ['Rückzug', 'Eines deiner Tiere kann einen Umlauf lang nicht angegriffen werden.'],
  'dismiss-pet': [
    'Tier freigeben',
    'Ein Tier kommt oben auf den Tierstapel.',
    'Kein Tod. War es das letzte lebende Tier, ist sein Besitzer aus der Runde.',
  ],
  'distracting-trait': [
    'Ablenkung',
    'Der nächste Angriff muss einem bestimmten Tier gelten.',
    'Bei allen, die es angreifen können und eine Wahl haben.',
  ],
  'eagle-eye': [
    'Adlerauge',
    'Sieh die oberste Karte von Tier- und Waffenstapel an; leg jede wieder obenauf oder darunter.',
    'Nur du siehst sie.',
  ],
  'eyes-of-the-beast': [
    'Augen des Wildtiers',
    'Ein Tier bekommt dauerhaft +1 Stärke. In diesem Kampf schlägt deine Waffe mit der Stärke dieses Tieres zu.',
    'Nichts kommt dazu; ist es tot, zählt seine Stärke beim Tod.',
  ],
  'feed-pet': ['Tier füttern', 'Ein Tier bekommt dauerhaft +2 Leben.'],
  'feign-death': [
    'Totstellen',
    'Die Todeswirkungen deiner Tiere lösen aus.',
    'Von links nach rechts, ohne dass sie sterben. Hirsch und Echse gehen.',
  ],
  flare: ['Leuchtfeuer', 'Deine Gegner spielen bis zum Ende der nächsten Runde mit offenen Händen.'],
  growl: ['Knurren', 'Ein Tier bekommt dauerhaft +2 Stärke.'],
  'hunters-mark': [
    'Mal des Jägers',
    'Ein Tier hat in diesem Kampf 1 Leben.',
    'Kein Treffer. Heilung und Boni ändern bis dahin nichts an seinem Leben.',
  ],
  intimidation: [
    'Einschüchterung',
    'Ein Tier bekommt dauerhaft +1 Stärke und kann einen Umlauf lang nicht angegriffen werden.',
  ],
  'mend-pet': ['Tier heilen', 'Ein Tier hat wieder volles Leben.'],
  'raptor-strike': [
    'Raptorstoß',
    'Ein Tier bekommt dauerhaft +1 Stärke. Greift es in diesem Kampf an, kann sein Besitzer einen Umlauf lang kein Leben verlieren.',
  ],
  readiness: [
    'Bereitschaft',
    'Ein Tier bekommt dauerhaft +1 Leben. Du bekommst eine Münze. Du oder eines deiner Tiere bekommt 1 Leben zurück.',
  ],
  'revive-pet': [
    'Tier wiederbeleben',
    'Eines deiner Tiere, das in diesem Kampf starb, kehrt mit seinen aufgedruckten Werten zurück.',
    'Dauerhafte Boni ruhen bis Rundenende.',
  ],
  'scare-beast': [
    'Wildtier ängstigen',
    'Ein gegnerisches Tier liegt einen Umlauf lang verdeckt.',
    'Kein Angriff, keine Wirkung, kein Ziel; sein Besitzer bleibt in der Runde.',
  ],
  'tame-beast': [
    'Wildtier zähmen',
    'Nimm für diesen Kampf das oberste Tier vom Stapel.',
    'Es braucht einen freien Platz. Ein zweiter Exot kommt auf die Ablage.',
  ],
  tracking: [
    'Fährtenlesen',
    'Sieh die obersten drei Karten des Tierstapels an und leg sie in beliebiger Reihenfolge zurück.',
    'Nur du siehst sie.',
  ],
  'trueshot-aura': [
    'Aura des Volltreffers',
    'Ein Tier bekommt dauerhaft +1 Stärke. In diesem Kampf treffen seine Angriffe auch ein Tier neben dem Ziel.',
    'Nur mit seiner Stärke; kein Angriff.',
  ],
  volley: [
    'Salve',
    'Dein nächster Zauber trifft alle Ziele, die es gibt.',
    'Auch deine eigenen Tiere. Sie wartet auf einen Zauber mit Ziel.',
  ],
  'wing-clip': [
    'Zurechtstutzen',
    'Ein Tier hat in diesem Kampf keinen seiner Boni.',
    'Was es jetzt bekommt, bleibt für später. Daran kann es nicht sterben.',
  ],
  'death-chakram': [
    'Todeschakram',
    'Ein Tier stirbt, wenn der nächste Umlauf beginnt.',
    'Eine Tötung, die niemandem zählt.',
  ],
  'flayed-shot': [
    'Schinderschuss',
    'Ein Tier verliert zu Beginn der nächsten drei Umläufe je 1 Leben.',
    'Ein Bonus zählt beim ersten.',
  ],
  'resonating-arrow': ['Resonierender Pfeil', 'Ein Tier verliert 3 Leben. Nimm einen Zauber aus der Ablage.'],
  'wild-spirits': [
    'Wilde Geister',
    'Eines deiner Tiere hat in diesem Kampf auch die Wirkung eines abgelegten Tieres.',
    'Was schon vorbei ist, kommt nicht wieder.',
  ],
  'azure-affinity': [
    'Azuraffinität',
    'Ein Gegner verliert 1 Leben. Dein nächster Zauber nimmt 1 Leben mehr.',
  ],
  'bronze-affinity': ['Bronzeaffinität', 'Eines deiner Tiere bekommt dauerhaft +1/+1.'],
  'emerald-affinity': ['Smaragdaffinität', 'Du oder eines deiner Tiere bekommt 2 Leben zurück.'],
  'obsidian-affinity': [
    'Obsidianaffinität',
    'Ein Gegner verliert 1 Leben und wirft einen Zauber ab.',
    'Er wählt ihn selbst.',
  ],
  'ruby-affinity': [
    'Rubinaffinität',
    'Ein gegnerisches Tier verliert 1 Leben und kann in diesem Kampf weder geheilt werden noch etwas dazubekommen.',
    'Was es hat, bleibt.',
  ],
};
