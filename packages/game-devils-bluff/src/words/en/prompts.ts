/** The questions, each with what is at stake. */
import type { EventData, Message, Prompt, Reader } from '@fray/engine';
import type { PromptId } from '../ids.js';
import { cardName, commandPoints, inches, weaponName } from './figures.js';
import { whereOf } from './names.js';
import { DRAW_NAMES, EDGE_NAMES } from './terms.js';
import { modelName } from './who.js';

type Asking = (data: EventData, reader: Reader) => Prompt;

const PROMPTS: Readonly<Record<PromptId, Asking>> = {
  table: (d) => ({
    ask: `Will you fight ${whereOf(d['table'])}?`,
    hint: 'Either of you may ask for the next of the ready-made tables, once.',
  }),
  draw: askDraw,
  'roll-off': (d) => ({
    ask: `You drew the ${cardName(d['card'])}. Keep it?`,
    hint: 'The higher total wins; neither of you sees the other’s choice before both are made.',
  }),
  edge: () => ({ ask: 'Which edge is yours?', hint: 'The other gang comes in from the one opposite.' }),
  mark: (d) => ({
    ask: `Where does find number ${d['number']} lie?`,
    hint: `At least 6″ from every edge and ${inches(d['spacing'])} from the others.`,
  }),
  entry: (d) => ({
    ask: `Where does your gang come in?`,
    hint: `Entry point ${d['number']}, anywhere on ${EDGE_NAMES[String(d['edge'])]}.`,
  }),
  activate: (d) => ({
    ask: 'Who acts?',
    hint:
      d['wavering'] === true
        ? `Your gang wavers: the next card comes on top of ${d['pile']}, and past 21 they run.`
        : `Round ${d['round']}. Anyone with Command Points left.`,
  }),
  ready: (d) => ({
    ask: `Anything before ${modelName(d['model'])} acts?`,
    hint:
      d['mounted'] === true
        ? 'A rider who dismounts stays on foot.'
        : 'Intuition shows you two of their cards.',
  }),
  show: (d) => ({
    ask: `Which ${d['count'] === 1 ? 'card' : `${d['count']} cards`} do you show?`,
    hint: 'Only the other player sees them.',
  }),
  place: (d) => ({
    ask: `Where does ${modelName(d['model'])} come in?`,
    hint: `Closer than ${inches(d['movement'])} to an entry point of yours.`,
  }),
  declare: (d) => ({
    ask: `What will ${modelName(d['model'])} do?`,
    hint: `${commandPoints(d['cp'])}; two to four actions, and three or more spoil the aim.`,
  }),
  move: (d) => ({
    ask: `Where does ${modelName(d['model'])} stop?`,
    hint: `Up to ${inches(d['budget'])}; action ${d['action']} of ${d['actions']}.`,
  }),
  attack: (d) => ({
    ask: `Whom does ${modelName(d['model'])} attack?`,
    hint: `Action ${d['action']} of ${d['actions']}. Whoever is within 3″ comes first.`,
  }),
  secure: (d) => ({
    ask: `Does ${modelName(d['model'])} try to secure the marker?`,
    hint: `It takes a ${d['need']} or more.`,
  }),
  'quick-draw': (d) => ({
    ask: `${modelName(d['attacker'])} takes aim. Does ${modelName(d['model'])} draw first?`,
    hint: `Against the ${weaponName(d['weapon'])}; Quick Draw works once.`,
  }),
  dodge: (d) => ({
    ask: `${modelName(d['attacker'])} strikes. Does ${modelName(d['model'])} roll away?`,
    hint: 'Up to 2″ for one Command Point.',
  }),
  flask: (d) => ({
    ask: `Does ${modelName(d['model'])} reach for the Flask?`,
    hint: 'Two cards, and you keep the better one. It is gone after this test either way.',
  }),
  take: (d) => ({
    ask: `${cardName(d['first'])} or ${cardName(d['second'])} for ${modelName(d['model'])}?`,
    hint: 'The other one is discarded face up.',
  }),
  again: (d) => ({
    ask: `Does ${modelName(d['model'])} shout "Move it!"?`,
    hint: 'Once a battle: you activate again before the other gang.',
  }),
  access: (d) => ({
    ask: 'Where does your cache lie?',
    hint: `Closer than ${inches(d['most'])} to the entry point of the other gang.`,
  }),
  'dismount-end': () => ({
    ask: 'Does a rider dismount now?',
    hint: 'A rider who dismounts stays on foot.',
  }),
};

function askDraw(d: EventData): Prompt {
  const card = cardName(d['card']);
  const about = `${modelName(d['model'])}, ${DRAW_NAMES[String(d['kind'])]}`;
  if (d['kind'] === 'routing')
    return {
      ask: `The ${card} would come on the pile. Keep it?`,
      hint: `The pile is at ${d['total']}; past 21 they run.`,
    };
  if (d['kind'] === 'injury')
    return {
      ask: `The ${card} for ${modelName(d['model'])}. Keep it?`,
      hint: 'An Ace is the end; 11 or more is only a fright.',
    };
  return d['reached'] === true
    ? { ask: `The ${card} is enough. Keep it?`, hint: `${about}: ${d['need']} or more is needed.` }
    : {
        ask: `The ${card} falls short. What do you play?`,
        hint: `${about}: ${d['need']} or more is needed.`,
      };
}

export function askFrom({ id, data }: Message, reader: Reader): Prompt {
  return PROMPTS[id as PromptId](data ?? {}, reader);
}
