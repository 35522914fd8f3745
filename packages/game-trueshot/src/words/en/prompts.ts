/** Questions in English: what is asked, and what matters. */
import type { EventData, Message, Prompt, Reader } from '@fray/engine';
import type { PromptId } from '../ids.js';
import { capital } from '../teller.js';
import { cardName, count, petText, whom } from './say.js';

type Asker = Prompt | ((d: EventData, reader: Reader) => Prompt);

const forCard =
  (ask: string, hint?: string): Asker =>
  (d) => ({
    ask: ask.replace('%', cardName(d['by'])),
    ...(hint === undefined ? {} : { hint }),
  });

const ASKERS: Readonly<Record<PromptId, Asker>> = {
  act: (d) =>
    d['must'] === true
      ? {
          ask: 'Which pet strikes, and whom?',
          hint: 'Nobody struck in the last full turn, so you must if you can.',
        }
      : { ask: 'Which pet strikes, and whom?', hint: 'You may also let your turn pass.' },
  'act-again': { ask: 'Does it strike a second time?', hint: 'Pterrordax may, at another target too.' },
  'act-food': { ask: 'Do you use your food?', hint: 'Once a round, in your own turn.' },
  answer: (d) => ({
    ask: 'Do you cast a spell?',
    hint: WINDOWS[String(d['what'])] ?? 'Whoever is first in order casts first.',
  }),
  'answer-mine': (d, reader) => ({
    ask: `${capital([petText(d['striker'], reader)])[0]} is on ${petText(d['pet'], reader)}. Do you answer?`,
    hint:
      d['falls'] === true ? `${d['damage']} damage: it would fall.` : `${d['damage']} damage as it stands.`,
  }),
  'answer-strike': (d, reader) => ({
    ask:
      d['pet'] === undefined
        ? `${capital([petText(d['striker'], reader)])[0]} is about to strike everybody. Do you answer?`
        : `${capital([petText(d['striker'], reader)])[0]} is on ${petText(d['pet'], reader)}. Do you cast a spell?`,
  }),
  borrow: { ask: 'Which discarded pet lends its effect?' },
  choose: {
    ask: 'Which of the three do you tame?',
    hint: 'Nobody sees your choice before all have made theirs.',
  },
  discard: { ask: 'Which spell do you discard?' },
  fetch: { ask: 'Which spell do you take from the discard?', hint: 'Everybody sees it.' },
  keep: (d) => ({
    ask: `Does ${cardName(d['by'])} stay?`,
    hint:
      d['full'] === true
        ? 'Your board is full, so one pet has to make room first.'
        : 'You have a free place.',
  }),
  mill: { ask: 'From which pile does the top card go?' },
  outside: {
    ask: 'Who was outside last?',
    hint: 'That player opens the first combat. Whoever is named most often counts.',
  },
  'pick-ally': { ask: 'Who regains Health?', hint: 'You or one of your living pets.' },
  'pick-aura': { ask: 'Which pet beside the target is hit as well?' },
  'pick-call': { ask: 'Whose copy do you call?' },
  'pick-copy': { ask: 'Which neighbour does Mechanical copy?', hint: 'Until the end of the round.' },
  'pick-dismiss': { ask: 'Which pet goes on the pile next?', hint: 'The last one lies on top.' },
  'pick-eyes': { ask: 'Through whose eyes does your weapon strike?' },
  'pick-for': forCard('Whom does % pick?'),
  'pick-more': { ask: 'Which other pet is hit?', hint: 'Your Hound gives one more target.' },
  'pick-mute': { ask: 'Who cannot cast in the next combat?' },
  'pick-receiver': { ask: 'Who gets the Trap?' },
  'pick-release': { ask: 'Which pet do you let go?', hint: 'You have more than you may hold.' },
  'pick-retarget': { ask: 'Where does the strike go instead?' },
  'pick-rider': forCard('Which of their pets does % reach?'),
  'pick-spore': { ask: 'Whom do the spores hurt more?', hint: 'Only one of the victims loses 1 more.' },
  'pick-strike': forCard('Whom does % strike?'),
  'pick-surplus': forCard('Whom does what is left of %’s blow hit?'),
  'pick-swap': { ask: 'Whose weapon do you take?' },
  'pick-victim': forCard('Whom does % strike?'),
  'place-ends': { ask: 'Leave the two as they lie?', hint: 'Top leaves them; bottom changes their places.' },
  'place-top': { ask: 'Back on top, or to the bottom?' },
  prepare: (d) => ({
    ask: 'What do you do to prepare?',
    hint: `${count(d['left'], 'action', 'actions')} left, ${count(d['coins'], 'Coin', 'Coins')}.`,
  }),
  put: (d) => ({
    ask: d['at'] === 1 ? 'Which card lies on top?' : 'Which card comes next?',
    hint: 'Counted from the top as they lie now.',
  }),
  raise: forCard('Which figure does % raise?'),
  replace: (d) => ({
    ask: `Which weapon makes room for ${cardName(d['by'])}?`,
    hint: 'It goes under the pile.',
  }),
  restore: { ask: 'Which card goes back into its pile?' },
  share: (d, reader) => ({
    ask:
      d['seat'] === undefined ? 'How much goes to this pet?' : `How much goes to ${whom(d['seat'], reader)}?`,
    hint: `${d['rest']} to share out.`,
  }),
  take: { ask: 'Which spell do you take?', hint: 'You may also take none.' },
};

const WINDOWS: Readonly<Record<string, string>> = {
  'combat-start': 'Combat begins.',
  'turn-start': 'A turn begins.',
  declared: 'A strike is declared.',
  resolved: 'Something has just been resolved.',
};

export function promptWords({ id, data }: Message, reader: Reader): Prompt {
  const asker = ASKERS[id as PromptId];
  return typeof asker === 'function' ? asker(data ?? {}, reader) : asker;
}
