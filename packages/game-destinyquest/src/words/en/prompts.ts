/** The questions of a duel, each with one sentence on what is at stake. */
import type { EventData, Prompt, Reader } from '@fray/engine';
import type { Forecast } from '../../damage/forecast.js';
import { num } from '../common/data.js';
import type { PromptId } from '../ids.js';
import { grammar, range } from './parts.js';
import { has, who, whom, whose } from './people.js';

type Ask = (data: EventData, reader: Reader) => Prompt;

const OR_PASS = 'Play a modifier, or pass.';

export const PROMPTS: Readonly<Record<PromptId, Ask>> = {
  'speed-sealed': (d, r) => ({
    ask: 'How do you come at them?',
    hint: `You are as fast as ${whom(num(d, 'rival'), r)}: both write in secret, and both papers are turned over together.`,
  }),
  'speed-first': (d, r) => ({
    ask: 'How do you come at them?',
    hint: `${who(num(d, 'rival'), r)} is faster, ${num(d, 'theirs')} to ${num(d, 'mine')}, and will see your choice.`,
  }),
  'speed-second': (d, r) => ({
    ask: 'How do you come at them?',
    hint: `You are faster, ${num(d, 'mine')} to ${num(d, 'theirs')}, and have seen what ${whom(num(d, 'rival'), r)} does.`,
  }),
  dodge: (d, r) => ({
    ask: `${who(num(d, 'rival'), r)} has won the round. Will you stop the blow?`,
    hint: `${stakeOf(d, r)} Stopping it takes your one combat ability of the round.`,
  }),
  answer: (d, r) => ({
    ask: `${who(num(d, 'rival'), r)} slips away. Will you hold them?`,
    hint: 'If you do, you roll a plain damage score and have no combat ability left.',
  }),
  attack: (d, r) => ({
    ask: `The round is yours. How do you strike ${whom(num(d, 'rival'), r)}?`,
    hint: `${stakeOf(d, r)} Damage dice ignore armour; a damage score must get through ${num(d, 'armour')}.`,
  }),
  sacrifice: (d, r) => ({
    ask: 'Shall your shades take the blow?',
    hint: `${stakeOf(d, r)} Your shades would be gone for the rest of the duel.`,
  }),
  brace: (d, r) => ({
    ask: 'Do you brace yourself?',
    hint: `A score of ${num(d, 'total')} meets ${num(d, 'armour')} armour. ${stakeOf(d, r)}`,
  }),
  post: (d, r) => ({
    ask: `${has(num(d, 'rival'), r)} lost ${num(d, 'hurt')} health. Do you press on?`,
    hint: 'This is the moment for an ability that needs lost health.',
  }),
  strike: (d, r) => ({
    ask: `Do you strike back at ${whom(num(d, 'rival'), r)}?`,
    hint:
      num(d, 'hurt') === 0
        ? 'The attack cost you nothing. It takes your one combat ability of the round.'
        : `The attack cost you ${num(d, 'hurt')}. It takes your one combat ability of the round.`,
  }),
  backstab: () => ({
    ask: 'Will you strike from behind?',
    hint: 'Your foe is off guard: two damage dice now, before the speed dice. It takes your one combat ability of the round.',
  }),
  number: () => ({
    ask: 'Which number do you name?',
    hint: 'Each time your opponent rolls it for attack speed, they lose 2.',
  }),
  'window-a': (d, r) => ({
    ask: 'The round begins.',
    hint: `Your speed is ${num(d, 'mine')}, ${whose(num(d, 'rival'), r)} ${num(d, 'theirs')}. ${OR_PASS}`,
  }),
  'window-b': (d, r) => raceOf(d, r),
  'window-c': (d, r) => ({ ask: stakeOf(d, r), hint: `The damage roll comes next. ${OR_PASS}` }),
  'window-d': (d, r) => ({ ask: stakeOf(d, r), hint: `The damage is on the table. ${OR_PASS}` }),
  'window-e': (d) => ({
    ask: num(d, 'hurt') === 0 ? 'The blow has done nothing.' : `The blow has landed for ${num(d, 'hurt')}.`,
    hint: OR_PASS,
  }),
  'window-f': (d, r) => ({
    ask: endOf(num(d, 'mine'), num(d, 'theirs'), whom(num(d, 'rival'), r)),
    hint: OR_PASS,
  }),
};

/** What bleeding, venom and their kind are about to cost. */
function endOf(mine: number, theirs: number, rival: string): string {
  const costs: string[] = [];
  if (mine > 0) costs.push(`cost you ${mine} health`);
  if (theirs > 0) costs.push(`cost ${rival} ${theirs}${mine > 0 ? '' : ' health'}`);
  if (costs.length === 0) return 'The round is about to end, and costs nobody any health.';
  return `The round is about to end: it will ${grammar.listed(costs)}.`;
}

/** Who is ahead in attack speed, and what the round would bring. */
function raceOf(d: EventData, reader: Reader): Prompt {
  const rival = num(d, 'rival');
  if (d['forced'] !== d['forces'])
    return d['forced'] === true
      ? { ask: 'Your double makes you lose the round.', hint: `Whatever the totals say. ${OR_PASS}` }
      : {
          ask: `${who(rival, reader)} has a double and loses the round.`,
          hint: `Whatever the totals say. ${OR_PASS}`,
        };
  const lead = num(d, 'mine') - num(d, 'theirs');
  if (lead < 0) return { ask: `You are ${-lead} behind.`, hint: 'Win the round and you strike.' };
  if (lead > 0) return { ask: `You are ${lead} ahead.`, hint: 'Stay ahead and you strike.' };
  return { ask: 'You are level.', hint: 'As it stands nobody strikes.' };
}

/** What the blow can still cost, and whom. */
function stakeOf(d: EventData, reader: Reader): string {
  const stake = d['stake'] as Forecast | null;
  if (stake === null) return 'Nothing is at stake yet.';
  const { at, least, most, plain, more } = stake;
  const cost = `${range(least, most)}${more ? ' or more' : ''}`;
  if (plain) return `A plain blow would cost ${whom(at, reader)} ${cost}.`;
  return `As it stands it costs ${whom(at, reader)} ${cost}.`;
}
