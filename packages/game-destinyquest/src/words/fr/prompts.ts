/** The questions of a duel, each with one sentence on what is at stake. */
import { type EventData, elided, type Prompt, type Reader } from '@fray/engine';
import type { Forecast } from '../../damage/forecast.js';
import { num } from '../common/data.js';
import type { PromptId } from '../ids.js';
import { grammar, health, range } from './parts.js';
import { costs, nameOf } from './people.js';

type Ask = (data: EventData, reader: Reader) => Prompt;

const HOW = 'Comment t’y prends-tu ?';
const OR_PASS = 'Joue un modificateur, ou passe.';
const ONE_A_ROUND = 'Ce serait ta seule capacité de combat de la manche.';

export const PROMPTS: Readonly<Record<PromptId, Ask>> = {
  'speed-sealed': (d, r) => ({
    ask: HOW,
    hint: `Ta vitesse égale celle ${elided('de', rival(d, r))} : vous écrivez en secret, et les deux papiers se retournent ensemble.`,
  }),
  'speed-first': (d, r) => ({
    ask: HOW,
    hint: `${rival(d, r)} va plus vite, ${num(d, 'theirs')} contre ${num(d, 'mine')}, et verra ton choix.`,
  }),
  'speed-second': (d, r) => ({
    ask: HOW,
    hint: `Tu vas plus vite, ${num(d, 'mine')} contre ${num(d, 'theirs')}, et tu as vu ce que fait ${rival(d, r)}.`,
  }),
  dodge: (d, r) => ({
    ask: `${rival(d, r)} a gagné la manche. Arrêtes-tu le coup ?`,
    hint: `${stakeOf(d, r)} ${ONE_A_ROUND}`,
  }),
  answer: (d, r) => ({
    ask: `${rival(d, r)} se dérobe. Empêches-tu l’esquive ?`,
    hint: 'Si oui, tu lances un simple score de dégâts et n’as plus de capacité de combat.',
  }),
  attack: (d, r) => ({
    ask: `La manche est à toi. Comment frappes-tu ${rival(d, r)} ?`,
    hint: `${stakeOf(d, r)} Les dés de dégâts ignorent l’armure ; un score de dégâts doit en traverser ${num(d, 'armour')}.`,
  }),
  sacrifice: (d, r) => ({
    ask: 'Tes spectres prennent-ils le coup ?',
    hint: `${stakeOf(d, r)} Tes spectres disparaîtraient pour le reste du duel.`,
  }),
  brace: (d, r) => ({
    ask: 'Te prépares-tu au choc ?',
    hint: `Un score de ${num(d, 'total')} rencontre ${num(d, 'armour')} d’armure. ${stakeOf(d, r)}`,
  }),
  post: (d, r) => ({
    ask: `${rival(d, r)} a perdu ${health(num(d, 'hurt'))}. Pousses-tu ton avantage ?`,
    hint: 'C’est le moment d’une capacité qui demande une blessure.',
  }),
  strike: (d, r) => ({
    ask: `Contre-attaques-tu ${rival(d, r)} ?`,
    hint:
      num(d, 'hurt') === 0
        ? `L’attaque ne t’a rien coûté. ${ONE_A_ROUND}`
        : `L’attaque t’a coûté ${num(d, 'hurt')}. ${ONE_A_ROUND}`,
  }),
  backstab: () => ({
    ask: 'Frappes-tu dans le dos ?',
    hint: 'Ton adversaire est surpris : deux dés de dégâts, avant les dés de vitesse. Cela prend ta seule capacité de combat de la manche.',
  }),
  number: () => ({
    ask: 'Quel chiffre nommes-tu ?',
    hint: 'Chaque fois que ton adversaire le lance pour la vitesse d’attaque, il perd 2.',
  }),
  'window-a': (d, r) => ({
    ask: 'La manche commence.',
    hint: `Ta vitesse est de ${num(d, 'mine')}, celle ${elided('de', rival(d, r))} de ${num(d, 'theirs')}. ${OR_PASS}`,
  }),
  'window-b': (d, r) => raceOf(d, r),
  'window-c': (d, r) => ({ ask: stakeOf(d, r), hint: `Le jet de dégâts vient ensuite. ${OR_PASS}` }),
  'window-d': (d, r) => ({ ask: stakeOf(d, r), hint: `Les dégâts sont sur la table. ${OR_PASS}` }),
  'window-e': (d) => ({
    ask: num(d, 'hurt') === 0 ? 'Le coup n’a rien fait.' : `Le coup a porté : ${health(num(d, 'hurt'))}.`,
    hint: OR_PASS,
  }),
  'window-f': (d, r) => ({ ask: endOf(num(d, 'mine'), num(d, 'theirs'), rival(d, r)), hint: OR_PASS }),
};

function rival(d: EventData, reader: Reader): string {
  return nameOf(num(d, 'rival'), reader);
}

/** What bleeding, venom and their kind are about to cost. */
function endOf(mine: number, theirs: number, name: string): string {
  const losses: string[] = [];
  if (mine > 0) losses.push(`te coûte ${health(mine)}`);
  if (theirs > 0) losses.push(`coûte ${health(theirs)} à ${name}`);
  if (losses.length === 0) return 'La manche va finir, et ne coûte rien à personne.';
  return `La manche va finir : cela ${grammar.listed(losses)}.`;
}

/** Who is ahead in attack speed, and what the round would bring. */
function raceOf(d: EventData, reader: Reader): Prompt {
  const hint = `Quoi que disent les totaux. ${OR_PASS}`;
  if (d['forced'] !== d['forces'])
    return d['forced'] === true
      ? { ask: 'Ton double te fait perdre la manche.', hint }
      : { ask: `${rival(d, reader)} a un double et perd la manche.`, hint };
  const lead = num(d, 'mine') - num(d, 'theirs');
  if (lead < 0) return { ask: `Tu as ${-lead} de retard.`, hint: 'Gagne la manche, et tu frappes.' };
  if (lead > 0) return { ask: `Tu as ${lead} d’avance.`, hint: 'Garde-la, et tu frappes.' };
  return { ask: 'Vous êtes à égalité.', hint: 'En l’état, personne ne frappe.' };
}

/** What the blow can still cost, and whom. */
function stakeOf(d: EventData, reader: Reader): string {
  const stake = d['stake'] as Forecast | null;
  if (stake === null) return 'Rien n’est encore en jeu.';
  const { at, least, most, plain, more } = stake;
  const cost = `${range(least, most)}${more ? ' ou plus' : ''}`;
  if (plain) return `Un simple coup ${costs(at, reader, 'coûterait', cost)}.`;
  return `En l’état, cela ${costs(at, reader, 'coûte', cost)}.`;
}
