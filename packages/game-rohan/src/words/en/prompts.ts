/** The questions, each with what is at stake. */
import type { Questions, Reader } from '@fray/engine';
import { stakeOf } from '../common/stake.js';
import type { Prompts } from '../ids.js';
import { whom } from './who.js';

export const PROMPTS: Questions<Prompts> = {
  attack: (data, reader) => ({
    ask: 'Which card joins the attack?',
    hint: stake(data, reader) ?? 'Any empty lane of yours is open to you.',
  }),
  block: (data, reader) => ({
    ask: 'What will you block?',
    hint: stake(data, reader) ?? 'You may only stand opposite an enemy card.',
  }),
  'opening-hand': () => ({
    ask: 'Do you keep this hand?',
    hint: 'You may put it back once and draw seven anew.',
  }),
};

function stake(data: Prompts['attack'], reader: Reader): string | undefined {
  const stakes = stakeOf(data);
  if (stakes === undefined) return undefined;
  const { mine, theirs, iFall, theyFall } = stakes;
  const other = whom(1 - data.seat, reader);
  if (iFall && theyFall) return 'As the lanes stand, neither of you survives the Assault.';
  if (iFall) return `As the lanes stand, the Assault takes your last ${mine} Health.`;
  if (theyFall) return `As the lanes stand, ${other} will not survive the Assault.`;
  if (theirs === 0) return `As the lanes stand, the Assault costs you ${mine} Health.`;
  if (mine === 0) return `As the lanes stand, the Assault costs ${other} ${theirs} Health.`;
  return `As the lanes stand, the Assault costs you ${mine} Health and ${other} ${theirs}.`;
}
