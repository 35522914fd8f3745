/** The one question of every decision, and what matters about it. */
import type { EventData, Prompt, Reader } from '@fray/engine';
import type { PromptId } from '../ids.js';
import { CARD_TEXTS } from './card-texts.js';
import { sixesWanted, timesAMatch } from './house.js';
import { changeText } from './options.js';
import { cardName, Who, whom } from './people.js';

type Asker = Prompt | ((data: EventData, reader: Reader) => Prompt);

export const PROMPTS: Readonly<Record<PromptId, Asker>> = {
  vote: {
    ask: 'Which house rules do you want at this table?',
    hint: 'A rule plays only if everybody agrees. New here? A match without them is a good start.',
  },
  begin: {
    ask: 'It is your turn. Will you roll?',
    hint: 'Whatever you use before the roll shows who you are.',
  },
  where: { ask: 'A seven! Where do you go?', hint: 'Anywhere but where you stand.' },
  compass: (d) => ({ ask: `Which way does the compass point: ${d['first']} or ${d['second']}?` }),
  'area-cabin': {
    ask: 'Do you knock at the Hermit’s Cabin?',
    hint: 'You read the card and hand it to somebody.',
  },
  'area-gate': { ask: 'Do you draw at the Underworld Gate?', hint: 'From any deck you like.' },
  'area-church': { ask: 'Do you draw a White card?', hint: 'What is drawn must be applied.' },
  'area-cemetery': { ask: 'Do you draw a Black card?', hint: 'What is drawn must be applied.' },
  'area-woods': {
    ask: 'Whom do you name in the Weird Woods?',
    hint: '2 damage, or 1 healed. Yourself, if you like.',
  },
  'area-altar': { ask: 'Whose Equipment do you take?', hint: 'Any piece of any other player.' },
  'hermit-give': (d) => ({
    ask: `To whom do you slip ${cardName(d['card'])}?`,
    hint: CARD_TEXTS[String(d['card'])]!,
  }),
  'hermit-answer': (d, reader) => ({
    ask: `${Who(d['by'], reader)} handed you ${cardName(d['card'])}. What do you do?`,
    hint: CARD_TEXTS[String(d['card'])]!,
  }),
  aim: (d) => ({ ask: `On whom do you use ${cardName(d['card'])}?`, hint: CARD_TEXTS[String(d['card'])]! }),
  vow: (d) => ({ ask: `Do you answer ${cardName(d['card'])}?`, hint: CARD_TEXTS[String(d['card'])]! }),
  banana: { ask: 'Which of your Equipment slips away, and to whom?' },
  goblin: { ask: 'What does the Goblin bring you?', hint: 'Any piece of any other player.' },
  attack: { ask: 'Whom do you attack?', hint: 'The difference of your dice hurts; equal dice miss.' },
  'attack-forced': {
    ask: 'Masamune wants blood. Whom do you attack?',
    hint: 'You throw the d4 alone, and cannot miss.',
  },
  spear: { ask: 'Your blow hits. Do you raise the Spear?', hint: 'A Hunter who shows himself now adds 2.' },
  rob: (d, reader) => ({
    ask: `Your blow would hurt ${whom(d['target'], reader)}. Do you rob instead?`,
    hint: 'Bob may take a piece of Equipment in place of the damage.',
  }),
  brace: (d, reader) => ({
    ask: `The blow of ${whom(d['by'], reader)} is about to land.`,
    hint: 'This is the last moment to show yourself or to heal.',
  }),
  bite: { ask: 'Your attack drew blood.', hint: 'Vampire may show himself now and heal 2.' },
  answer: (d, reader) => ({
    ask: `${Who(d['by'], reader)} attacked you. Do you strike back?`,
    hint: 'Everybody who might is asked.',
  }),
  again: { ask: 'Is that enough?', hint: 'Charles may take 2 damage himself to attack once more.' },
  loot: (d, reader) => ({ ask: `What do you take from ${whom(d['victim'], reader)}?` }),
  end: { ask: 'Your turn is ending.', hint: 'Gregor and Wight may show themselves now.' },
  held: { ask: 'Do you play a card you hold?' },
  'held-end': { ask: 'What becomes of the cards you hold?', hint: 'Play them now or throw them away.' },
  double: (d) => ({ ask: 'Do you double it?', hint: `${timesAMatch(d['uses'])}: ${d['more']} more damage.` }),
  'double-attack': (d) => ({
    ask: 'Do you double this attack?',
    hint: `${timesAMatch(d['uses'])}: no Equipment of yours counts, ${d['more']} more if it hits, and a tie hurts you.`,
  }),
  'double-hermit': (d) => ({
    ask: 'Do you double this card?',
    hint: `${timesAMatch(d['uses'])}: ${d['more']} more, if it turns out to hurt.`,
  }),
  blur: (d, reader) => ({
    ask: `${Who(d['by'], reader)} lunges at you. Do you blur?`,
    hint: `${timesAMatch(d['uses'])}: match or beat the roll, and the attack misses.`,
  }),
  coup: (d, reader) => ({
    ask: `Do you try to finish ${whom(d['target'], reader)}?`,
    hint: `${sixesWanted(d['sixes'])}, or nothing.`,
  }),
  'coup-blind': (d, reader) => ({
    ask: `Do you try to finish ${whom(d['target'], reader)}?`,
    hint: `${sixesWanted(d['sixes'])}, or nothing. If their Health is not low enough, the attempt is spent for nothing.`,
  }),
  adjust: { ask: 'Which house rule would you change?', hint: 'It changes only if everybody agrees.' },
  change: (d, reader) => ({
    ask: `${Who(d['by'], reader)} would change a house rule. ${changeText(d['change'])}. Do you agree?`,
    hint: 'It changes only if everybody agrees. Only another vote changes it back.',
  }),
  'take-back': (d, reader) => ({
    ask: `${Who(d['by'], reader)} would end Double It or Lose It. Do you agree?`,
    hint: 'It ends only if everybody does.',
  }),
};
