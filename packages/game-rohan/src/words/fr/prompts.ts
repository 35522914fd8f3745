/** The questions, each with what is at stake. */
import type { Questions, Reader } from '@fray/engine';
import { stakeOf } from '../common/stake.js';
import type { Prompts } from '../ids.js';
import { whom } from './who.js';

export const PROMPTS: Questions<Prompts> = {
  attack: (data, reader) => ({
    ask: 'Quelle carte rejoint l’attaque ?',
    hint: stake(data, reader) ?? 'Tous tes couloirs vides te sont ouverts.',
  }),
  block: (data, reader) => ({
    ask: 'Que vas-tu bloquer ?',
    hint: stake(data, reader) ?? 'Tu ne peux te placer qu’en face d’une carte ennemie.',
  }),
  'opening-hand': () => ({
    ask: 'Gardes-tu cette main ?',
    hint: 'Tu peux la remettre une fois et repiocher sept cartes.',
  }),
};

function stake(data: Prompts['attack'], reader: Reader): string | undefined {
  const stakes = stakeOf(data);
  if (stakes === undefined) return undefined;
  const { mine, theirs, iFall, theyFall } = stakes;
  const other = whom(1 - data.seat, reader);
  if (iFall && theyFall) return 'En l’état, aucun de vous deux ne survivra à l’Assaut.';
  if (iFall) return `En l’état, l’Assaut emporte tout ce qui te reste : ${mine} de Santé.`;
  if (theyFall) return `En l’état, ${other} ne survivra pas à l’Assaut.`;
  if (theirs === 0) return `En l’état, l’Assaut te coûte ${mine} de Santé.`;
  if (mine === 0) return `En l’état, l’Assaut coûte ${theirs} de Santé à ${other}.`;
  return `En l’état, l’Assaut te coûte ${mine} de Santé, et ${theirs} à ${other}.`;
}
