/** The questions, each with what is at stake. */
import type { Questions, Reader } from '@fray/engine';
import { stakeOf } from '../common/stake.js';
import { nameOf } from '../common/who.js';
import type { Prompts } from '../ids.js';

export const PROMPTS: Questions<Prompts> = {
  attack: (data, reader) => ({
    ask: 'Welche Karte greift mit an?',
    hint: stake(data, reader) ?? 'Jede deiner leeren Bahnen steht dir offen.',
  }),
  block: (data, reader) => ({
    ask: 'Was blockst du?',
    hint: stake(data, reader) ?? 'Du darfst dich nur einer feindlichen Karte gegenüberstellen.',
  }),
  'opening-hand': () => ({
    ask: 'Behältst du diese Hand?',
    hint: 'Du darfst sie einmal zurücklegen und sieben neue Karten ziehen.',
  }),
};

function stake(data: Prompts['attack'], reader: Reader): string | undefined {
  const stakes = stakeOf(data);
  if (stakes === undefined) return undefined;
  const { mine, theirs, iFall, theyFall } = stakes;
  const other = nameOf(1 - data.seat, reader);
  if (iFall && theyFall) return 'So wie es steht, übersteht keiner von euch den Ansturm.';
  if (iFall) return `So wie es steht, nimmt dir der Ansturm die letzten ${mine} Lebenskraft.`;
  if (theyFall) return `So wie es steht, übersteht ${other} den Ansturm nicht.`;
  if (theirs === 0) return `So wie es steht, kostet dich der Ansturm ${mine} Lebenskraft.`;
  if (mine === 0) return `So wie es steht, kostet der Ansturm ${other} ${theirs} Lebenskraft.`;
  return `So wie es steht, kostet der Ansturm dich ${mine} Lebenskraft und ${other} ${theirs}.`;
}
