/** The questions, each with what is at stake. */
import type { EventData, Message, Prompt, Reader } from '@fray/engine';
import type { PromptId } from '../ids.js';
import { cardName, inches } from './figures.js';
import { TABLES } from './names.js';
import { DRAW_NAMES } from './terms.js';
import { modelName, withWeapon } from './who.js';

type Asking = (data: EventData, reader: Reader) => Prompt;

const ON_EDGE: Readonly<Record<string, string>> = {
  west: 'am Westrand',
  east: 'am Ostrand',
  south: 'am Südrand',
  north: 'am Nordrand',
};

const PROMPTS: Readonly<Record<PromptId, Asking>> = {
  table: (d) => ({
    ask: `Kämpfst du hier: ${TABLES[String(d['table'])]?.name ?? d['table']}?`,
    hint: 'Jede Seite darf einmal um den nächsten der fertigen Tische bitten.',
  }),
  draw: askDraw,
  'roll-off': (d) => ({
    ask: `Du hast ${cardName(d['card'])} gezogen. Behältst du die Karte?`,
    hint: 'Die höhere Summe gewinnt; niemand sieht die Wahl der anderen Seite, bevor beide gewählt haben.',
  }),
  edge: () => ({
    ask: 'Welcher Rand gehört dir?',
    hint: 'Die andere Bande kommt von gegenüber herein.',
  }),
  mark: (d) => ({
    ask: `Wohin kommt Fund Nummer ${d['number']}?`,
    hint: `Mindestens 6″ von jedem Rand und ${inches(d['spacing'])} von den anderen.`,
  }),
  entry: (d) => ({
    ask: 'Wo kommt deine Bande herein?',
    hint: `Zugang ${d['number']}, irgendwo ${ON_EDGE[String(d['edge'])]}.`,
  }),
  activate: (d) => ({
    ask: 'Wer ist dran?',
    hint:
      d['wavering'] === true
        ? `Deine Bande wankt: Die nächste Karte kommt auf die ${d['pile']} obendrauf, und über 21 läuft sie davon.`
        : `Runde ${d['round']}. Wer noch Kommandopunkte hat.`,
  }),
  ready: (d) => ({
    ask: `Noch etwas, bevor ${modelName(d['model'])} loslegt?`,
    hint:
      d['mounted'] === true
        ? 'Wer absitzt, bleibt zu Fuß.'
        : 'Das Gespür zeigt dir zwei Karten der anderen Seite.',
  }),
  show: (d) => ({
    ask: d['count'] === 1 ? 'Welche Karte zeigst du?' : `Welche ${d['count']} Karten zeigst du?`,
    hint: 'Nur die andere Seite sieht sie.',
  }),
  place: (d) => ({
    ask: `Wo kommt ${modelName(d['model'])} herein?`,
    hint: `Weniger als ${inches(d['movement'])} von einem deiner Zugänge.`,
  }),
  declare: (d) => ({
    ask: `Was tut ${modelName(d['model'])}?`,
    hint: `${d['cp']} Kommandopunkte; zwei bis vier Aktionen, und ab drei leidet das Zielen.`,
  }),
  move: (d) => ({
    ask: `Wo bleibt ${modelName(d['model'])} stehen?`,
    hint: `Bis zu ${inches(d['budget'])}; Aktion ${d['action']} von ${d['actions']}.`,
  }),
  attack: (d) => ({
    ask: `Wen greift ${modelName(d['model'])} an?`,
    hint: `Aktion ${d['action']} von ${d['actions']}. Wer näher als 3″ ist, kommt zuerst.`,
  }),
  secure: (d) => ({
    ask: `Versucht ${modelName(d['model'])}, den Marker zu sichern?`,
    hint: `Dafür braucht es ${d['need']} oder mehr.`,
  }),
  'quick-draw': (d) => ({
    ask: `${modelName(d['attacker'])} zielt. Zieht ${modelName(d['model'])} zuerst?`,
    hint: `Der Angriff kommt ${withWeapon(d['weapon'])}; „Blitzschnell“ geht nur einmal.`,
  }),
  dodge: (d) => ({
    ask: `${modelName(d['attacker'])} schlägt zu. Rollt ${modelName(d['model'])} weg?`,
    hint: 'Bis zu 2″ für einen Kommandopunkt.',
  }),
  flask: (d) => ({
    ask: `Greift ${modelName(d['model'])} zum Flachmann?`,
    hint: 'Zwei Karten, und du behältst die bessere. Nach dieser Probe ist er so oder so leer.',
  }),
  take: (d) => ({
    ask: `${cardName(d['first'])} oder ${cardName(d['second'])} für ${modelName(d['model'])}?`,
    hint: 'Die andere kommt offen auf die Ablage.',
  }),
  again: (d) => ({
    ask: `Ruft ${modelName(d['model'])} „Vorwärts!“?`,
    hint: 'Einmal pro Kampf: Du bist noch einmal dran, vor der anderen Bande.',
  }),
  access: (d) => ({
    ask: 'Wo liegt dein Versteck?',
    hint: `Näher als ${inches(d['most'])} am Zugang der anderen Bande.`,
  }),
  'dismount-end': () => ({
    ask: 'Sitzt jetzt jemand ab?',
    hint: 'Wer absitzt, bleibt zu Fuß.',
  }),
};

function askDraw(d: EventData): Prompt {
  const card = cardName(d['card']);
  const about = `${modelName(d['model'])}, ${DRAW_NAMES[String(d['kind'])]}`;
  const need = `${about}: nötig ist ${d['need']} oder mehr.`;
  if (d['kind'] === 'routing')
    return {
      ask: `${card} käme auf den Stapel. Behalten?`,
      hint: `Der Stapel steht bei ${d['total']}; über 21 läuft die Bande davon.`,
    };
  if (d['kind'] === 'injury')
    return {
      ask: `${card} für ${modelName(d['model'])}. Behalten?`,
      hint: 'Ein Ass ist das Ende; 11 oder mehr ist nur ein Schreck.',
    };
  return d['reached'] === true
    ? { ask: `${card} genügt. Behalten?`, hint: need }
    : { ask: `${card} reicht nicht. Was spielst du?`, hint: need };
}

export function askFrom({ id, data }: Message, reader: Reader): Prompt {
  return PROMPTS[id as PromptId](data ?? {}, reader);
}
