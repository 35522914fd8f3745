/** The options of a table in words. */
import type { OptionWords } from '@fray/engine';
import { HOUSE_IDS } from '../../house/ids.js';
import { tellChange } from '../tell-change.js';
import { FIGURE_WORDS, HOUSE_HELP, HOUSE_NAMES } from './house.js';

const ON_OFF = { true: 'an', false: 'aus' };

export const OPTION_WORDS: Readonly<Record<string, OptionWords>> = {
  characters: {
    label: 'Charaktere',
    help: 'Welche Charaktere mitspielen.',
    values: {
      base: 'die ersten zehn',
      expansion: 'die anderen zehn',
      initials: 'je Anfangsbuchstabe einer, per Zufall',
      all: 'alle zwanzig',
    },
  },
  quickStart: {
    label: 'Schnellstart',
    help: 'Alle beginnen an einem Ort und mit einer Einsiedlerkarte für die Person links. Am besten ab sechs.',
    values: ON_OFF,
  },
  ...Object.fromEntries(
    HOUSE_IDS.map((id) => [
      id,
      { label: HOUSE_NAMES[id], help: HOUSE_HELP[id], values: { true: 'vorgeschlagen', false: 'aus' } },
    ]),
  ),
  vote: {
    label: 'Abstimmung',
    help: 'Wie ihr euch auf die vorgeschlagenen Hausregeln einigt.',
    values: { sealed: 'verdeckt, vor dem ersten Zug', agreed: 'alle sind schon einig' },
  },
  houseChanges: {
    label: 'Regeln änderbar',
    help: 'Alle gemeinsam dürfen mitten in der Partie jede Hausregel ändern.',
    values: ON_OFF,
    why: 'Im Dokument stehen die Regeln vor dem ersten Zug fest.',
  },
  holdSingleUse: {
    label: 'Karten behalten',
    help: 'Ob Einmalkarten auf die Hand kommen.',
    values: { withRule: 'mit „Jetzt oder nie“', off: 'nie', on: 'immer' },
    why: 'Das gedruckte Spiel kennt keine Hand; manche Runden mögen eine.',
  },
  holdDemanding: {
    label: 'Lasten behalten',
    help: 'Auch Bananenschale und Entzauberungsspiegel dürfen auf der Hand bleiben.',
    values: ON_OFF,
  },
  machineGunDuel: {
    label: 'Maschinengewehr im Duell',
    help: 'Welcher W4 antwortet, wenn sich mehrere verteidigen.',
    values: { each: 'für jeden ein eigener', shared: 'einer für alle' },
  },
  coupThresholdHp8: {
    label: 'Gnadenstoß bei 8 Leben',
    help: 'Wann der Gnadenstoß bei jemandem mit 8 Leben möglich ist.',
    values: { none: 'nie', one: 'wenn noch 1 übrig ist' },
  },
  coupSecrecy: {
    label: 'Gnadenstoß bei Verdeckten',
    help: 'Ob ein Gnadenstoß möglich ist, wenn niemand das Leben des Opfers kennt.',
    values: { blind: 'blind', leaky: 'nur wenn er gelingen kann, was etwas verrät', revealedOnly: 'nie' },
    why: 'Ein Versuch, der nur angeboten wird, wo er gelingen kann, verrät die Lebenspunkte.',
  },
  lastStandTrigger: {
    label: 'Letztes Gefecht nach',
    help: 'Worauf ein letztes Gefecht antworten darf.',
    values: {
      anyAttack: 'jedem Angriff',
      damaged: 'einem Schlag, der wehtat',
      threshold: 'einem Schlag, nach dem es knapp wird',
    },
  },
  counterChain: { label: 'Ketten', help: 'Auf einen Gegenangriff darf ein weiterer folgen.', values: ON_OFF },
  blurMachineGun: {
    label: 'Ausweichen vor vielen',
    help: 'Wen ein Ausweichen vor dem Maschinengewehr rettet.',
    values: { own: 'nur einen selbst', all: 'alle' },
    why: 'Sonst nähme das Ausweichen des einen den anderen ihre Antwort.',
  },
  blurCoupLock: {
    label: 'Kein Ausweichen beim Gnadenstoß',
    help: 'Wer nach einem angesagten Gnadenstoß nicht mehr ausweichen darf.',
    values: { turn: 'alle, in diesem Zug', pair: 'das Opfer, vor diesem Angreifer' },
    why: 'Ein Gnadenstoß zwischen zweien geht die anderen nichts an.',
  },
  doubleAdjustable: {
    label: 'Verdoppeln änderbar',
    help: 'Alle gemeinsam dürfen „Doppelt oder nichts“ ändern oder beenden.',
    values: ON_OFF,
    why: 'Auch die anderen sechs Regeln gelten die ganze Partie.',
  },
  loseItPenalty: {
    label: 'Ein Fehlschlag kostet',
    help: 'Was ein missglücktes Verdoppeln kostet.',
    values: { dieFace: 'was dein Würfel zeigt', two: '2', one: '1', literalZero: 'nichts' },
    why: 'Die Strafe des Dokuments ist der Grundschaden, und der ist dann immer 0.',
  },
  doubleHermit: {
    label: 'Einsiedlerkarten verdoppeln',
    help: 'Wer eine Einsiedlerkarte verdoppeln darf.',
    values: { giver: 'wer sie gibt', off: 'niemand' },
    why: 'Wen eine Eremitenkarte trifft, entscheidet, wer sie liest.',
  },
  ...FIGURE_WORDS,
  turnLimit: {
    label: 'Höchstzahl Runden',
    help: 'Nach so vielen Runden endet die Partie.',
    values: { 0: 'keine' },
  },
  emiTeleport: {
    label: 'Emis Schritt',
    help: 'Wohin Emi gehen darf.',
    values: { ring: 'zu beiden Nachbarn', pair: 'in ihrem Paar' },
  },
  lootOnNonAttackKill: {
    label: 'Beute für jeden Tod',
    help: 'Auch wer durch Karten, Orte und Fähigkeiten tötet, macht Beute.',
    values: ON_OFF,
  },
  bobNumber: { label: 'Bob braucht', help: 'Mit wie viel Ausrüstung Bob gewinnt.' },
  help: {
    label: 'Hilfe',
    help: 'Was der Tisch für euch ausrechnet; an den Regeln ändert es nichts.',
    values: { marks: 'wer wer sein kann', odds: 'Chancen dazu', off: 'nichts' },
  },
};

/** A change of a house rule, by the name it has in moves and events. */
export function changeText(change: unknown): string {
  return tellChange({ options: OPTION_WORDS, on: ON_OFF.true, off: ON_OFF.false, colon: ': ' }, change);
}
