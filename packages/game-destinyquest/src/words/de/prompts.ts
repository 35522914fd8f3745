/** The questions of a duel, each with one sentence on what is at stake. */
import type { EventData, Prompt, Reader } from '@fray/engine';
import type { Forecast } from '../../damage/forecast.js';
import { num } from '../common/data.js';
import type { PromptId } from '../ids.js';
import { grammar, range } from './parts.js';
import { dich, does, Hat, nameOf } from './people.js';

type Ask = (data: EventData, reader: Reader) => Prompt;

const HOW = 'Wie gehst du es an?';
const OR_PASS = 'Spiel einen Modifikator oder passe.';
const ONE_A_ROUND = 'Das ist dann deine eine Kampffähigkeit der Runde.';

export const PROMPTS: Readonly<Record<PromptId, Ask>> = {
  'speed-sealed': (d, r) => ({
    ask: HOW,
    hint: `Du bist so schnell wie ${rival(d, r)}: Beide schreiben verdeckt, und beide Zettel werden zugleich umgedreht.`,
  }),
  'speed-first': (d, r) => ({
    ask: HOW,
    hint: `${rival(d, r)} ist schneller, ${num(d, 'theirs')} zu ${num(d, 'mine')}, und wird deine Wahl sehen.`,
  }),
  'speed-second': (d, r) => ({
    ask: HOW,
    hint: `Du bist schneller, ${num(d, 'mine')} zu ${num(d, 'theirs')}, und hast gesehen, was ${rival(d, r)} macht.`,
  }),
  dodge: (d, r) => ({
    ask: `${rival(d, r)} hat die Runde gewonnen. Hältst du den Hieb auf?`,
    hint: `${stakeOf(d, r)} ${ONE_A_ROUND}`,
  }),
  answer: (d, r) => ({
    ask: `${rival(d, r)} weicht aus. Lässt du das zu?`,
    hint: 'Wenn nicht, würfelst du einen einfachen Schadenswert und hast keine Kampffähigkeit mehr.',
  }),
  attack: (d, r) => ({
    ask: `Die Runde gehört dir. Wie triffst du ${rival(d, r)}?`,
    hint: `${stakeOf(d, r)} Schadenswürfel gehen an der Rüstung vorbei; ein Schadenswert muss durch ${num(d, 'armour')} hindurch.`,
  }),
  sacrifice: (d, r) => ({
    ask: 'Sollen deine Schemen den Hieb nehmen?',
    hint: `${stakeOf(d, r)} Deine Schemen wären für den Rest des Duells fort.`,
  }),
  brace: (d, r) => ({
    ask: 'Wappnest du dich?',
    hint: `Ein Schadenswert von ${num(d, 'total')} trifft auf ${num(d, 'armour')} Rüstung. ${stakeOf(d, r)}`,
  }),
  post: (d, r) => ({
    ask: `${Hat(num(d, 'rival'), r)} ${num(d, 'hurt')} Leben verloren. Setzt du nach?`,
    hint: 'Jetzt ist der Moment für eine Fähigkeit, die einen Treffer voraussetzt.',
  }),
  strike: (d, r) => ({
    ask: `Schlägst du gegen ${rival(d, r)} zurück?`,
    hint:
      num(d, 'hurt') === 0
        ? `Der Angriff hat dich nichts gekostet. ${ONE_A_ROUND}`
        : `Der Angriff hat dich ${num(d, 'hurt')} Leben gekostet. ${ONE_A_ROUND}`,
  }),
  backstab: () => ({
    ask: 'Stößt du von hinten zu?',
    hint: 'Dein Gegenüber ist abgelenkt: zwei Schadenswürfel, noch vor den Tempowürfeln. Das kostet deinen einen Kampfzug der Runde.',
  }),
  number: () => ({
    ask: 'Welche Zahl nennst du?',
    hint: 'Jedes Mal, wenn dein Gegenüber sie für das Angriffstempo würfelt, verliert es 2.',
  }),
  'window-a': (d, r) => ({
    ask: 'Die Runde beginnt.',
    hint: `Dein Tempo ist ${num(d, 'mine')}, das von ${rival(d, r)} ${num(d, 'theirs')}. ${OR_PASS}`,
  }),
  'window-b': (d, r) => raceOf(d, r),
  'window-c': (d, r) => ({ ask: stakeOf(d, r), hint: `Als Nächstes kommt der Schadenswurf. ${OR_PASS}` }),
  'window-d': (d, r) => ({ ask: stakeOf(d, r), hint: `Der Schaden liegt auf dem Tisch. ${OR_PASS}` }),
  'window-e': (d) => ({
    ask:
      num(d, 'hurt') === 0
        ? 'Der Hieb hat nichts bewirkt.'
        : `Der Hieb hat gesessen: ${num(d, 'hurt')} Leben.`,
    hint: OR_PASS,
  }),
  'window-f': (d, r) => ({ ask: endOf(num(d, 'mine'), num(d, 'theirs'), rival(d, r)), hint: OR_PASS }),
};

function rival(d: EventData, reader: Reader): string {
  return nameOf(num(d, 'rival'), reader);
}

/** What bleeding, venom and their kind are about to cost. */
function endOf(mine: number, theirs: number, name: string): string {
  const costs: string[] = [];
  if (mine > 0) costs.push(`dich ${mine} Leben`);
  if (theirs > 0) costs.push(`${name} ${theirs}${mine > 0 ? '' : ' Leben'}`);
  if (costs.length === 0) return 'Die Runde geht zu Ende und kostet niemanden Leben.';
  return `Die Runde geht zu Ende: Das kostet ${grammar.listed(costs)}.`;
}

/** Who is ahead in attack speed, and what the round would bring. */
function raceOf(d: EventData, reader: Reader): Prompt {
  const hint = `Was auch immer die Summen sagen. ${OR_PASS}`;
  if (d['forced'] !== d['forces'])
    return d['forced'] === true
      ? { ask: 'Durch deinen Pasch verlierst du die Runde.', hint }
      : { ask: `${does(num(d, 'rival'), reader, 'hast', 'hat')} einen Pasch und verliert die Runde.`, hint };
  const lead = num(d, 'mine') - num(d, 'theirs');
  if (lead < 0)
    return { ask: `Du liegst um ${-lead} zurück.`, hint: 'Gewinn die Runde, und du schlägst zu.' };
  if (lead > 0) return { ask: `Du liegst um ${lead} vorn.`, hint: 'Bleibt es so, schlägst du zu.' };
  return { ask: 'Ihr seid gleichauf.', hint: 'So, wie es steht, schlägt niemand zu.' };
}

/** What the blow can still cost, and whom. */
function stakeOf(d: EventData, reader: Reader): string {
  const stake = d['stake'] as Forecast | null;
  if (stake === null) return 'Noch steht nichts auf dem Spiel.';
  const { at, least, most, plain, more } = stake;
  const cost = `${dich(at, reader)} ${range(least, most)}${more ? ' oder mehr' : ''} Leben`;
  return plain ? `Ein einfacher Hieb würde ${cost} kosten.` : `So, wie es steht, kostet es ${cost}.`;
}
