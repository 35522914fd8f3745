/** Options and standing orders in German. */
import type { OptionWords, OrderWords } from '@fray/engine';

const ON_OFF = { true: 'an', false: 'aus' };

export const OPTION_WORDS: Readonly<Record<string, OptionWords>> = {
  opener: {
    label: 'Erster Kampf',
    help: 'Wer den ersten Kampf eröffnet: wer zuletzt draußen war, der Zufall oder ein Platz, den ihr hier nennt.',
    values: {
      asked: 'fragen, wer zuletzt draußen war',
      random: 'Zufall',
      seat1: 'Platz 1',
      seat2: 'Platz 2',
      seat3: 'Platz 3',
      seat4: 'Platz 4',
    },
    why: 'Vielleicht weiß es niemand mehr, und Fremde können es nicht prüfen.',
  },
  stray: {
    label: 'Hüttenstreuner',
    help: 'Spielt mit dem Hüttenstreuner, unserem Ersatz für das Tier ohne Typ.',
    values: ON_OFF,
  },
  shadowlands: {
    label: 'Shadowlands',
    help: 'Mischt drei Tiere, vier Waffen und vier Zauber dazu.',
    values: ON_OFF,
  },
  direDiets: {
    label: 'Dire Diets',
    help: 'Alle bekommen sieben eigene Futterkarten, eine für jede Runde.',
    values: ON_OFF,
  },
  dragonflight: {
    label: 'Dragonflight',
    help: 'Mischt ein Tier, drei Waffen und die fünf Affinitäten dazu.',
    values: ON_OFF,
  },
  preparationActions: {
    label: 'Vorbereitung',
    help: 'Drei Aktionen für alle, oder so viele sie wollen.',
    values: { 3: 'drei Aktionen', 0: 'beliebig viele' },
  },
  refundOrder: {
    label: 'Verkaufen',
    help: 'Ob das Geld für die alte Waffe die neue mitbezahlen darf.',
    values: { refundFirst: 'erst Geld zurück', payFirst: 'erst bezahlen' },
    why: 'Es gibt kein Einkommen: Wer erst zahlen muss, bleibt meist bei der ersten Waffe.',
  },
  discardNew: {
    label: 'Neues Tier darf gehen',
    help: 'Bei voller Reihe darf auch das neue Tier selbst gehen.',
    values: ON_OFF,
    why: 'Wer ein Tier nur behält, um es abzulegen, hätte es gleich ablehnen können.',
  },
  oneSpellPerSlot: {
    label: 'Ein Zauber je Zug',
    help: 'Alle wirken in jedem Zug höchstens einen Zauber.',
    values: ON_OFF,
    why: 'Eine Hand voller Zauber entscheidet einen Platz nicht allein.',
  },
  scareEndsRound: {
    label: 'Verängstigte zählen nicht',
    help: 'Wer nur noch verängstigte Tiere hat, ist aus der Runde.',
    values: ON_OFF,
    why: 'Sonst beendet eine einzige Karte die Runde eines Spielers mit gesunden Tieren.',
  },
  survivorsHeal: {
    label: 'Überlebende heilen',
    help: 'Auch Tiere, die einen Kampf überlebt haben, sind vor dem nächsten wieder gesund.',
    values: ON_OFF,
  },
  stallGuard: {
    label: 'Kein Hinhalten',
    help: 'Nach einem Umlauf ohne Angriff muss angreifen, wer kann.',
    values: ON_OFF,
    why: 'Schlüge niemand zu, endete der Kampf nie.',
  },
  lapCap: { label: 'Umläufe', help: 'Nach diesem Umlauf gewinnt die stärkste Reihe die Runde.' },
  roundCap: { label: 'Runden', help: 'Nach dieser Runde gewinnt, wer das meiste Leben hat.' },
};

export const ORDER_WORDS: Readonly<Record<string, OrderWords>> = {
  'hold-everything': {
    label: 'Immer fragen',
    help: 'Du wirst in jedem Fenster gefragt, jedes Mal. Schalte dazu die anderen Daueranweisungen aus.',
  },
  'until-my-turn': {
    label: 'Passen, bis ich dran bin',
    help: 'Bis zu deinem nächsten Zug wird für dich gepasst; gefragt wirst du, wenn ein Tier von dir fallen würde.',
  },
  'before-death': {
    label: 'Bevor ein Tier von mir stirbt',
    help: 'Du wirst gefragt, wenn ein Angriff eines deiner Tiere töten würde, und zu Beginn deines ersten Zuges im Kampf.',
  },
  'only-target': {
    label: 'Nur wenn ich das Ziel bin',
    help: 'Du wirst gefragt, wenn ein Angriff einem deiner Tiere gilt, und zu Beginn deines ersten Zuges im Kampf.',
  },
};
