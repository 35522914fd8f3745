/** The story of a duel: one sentence an event, the figures small underneath. */
import type { EventData, GameEvent, Line, Words } from '@fray/engine';
import { MARK_NAMES } from '../../state/marks.js';
import { SHADES } from '../../state/state.js';
import { rollLine } from './roll-line.js';
import { andList, listCauses, named, num, nums, plusMinus, signed, type Told, word } from './parts.js';

type Tell = (data: EventData, names: readonly string[]) => Told | undefined;

const TELLS: Readonly<Record<string, Tell>> = {
  ready: (d, names) => ({
    words: [`${names[num(d, 'seat')]} steps forward as ${word(d, 'hero')}, with ${num(d, 'health')} health.`],
    small: readyFigures(d),
  }),
  round: (d, names) => ({
    heading: true,
    words: [`Round ${num(d, 'round')}`],
    small: names.map((name, seat) => `${name} ${nums(d, 'health')[seat]}`).join(', '),
  }),
  none: (d, names) => ({ words: [`${names[num(d, 'seat')]} played no speed ability.`] }),
  papers: (d, names) => ({ words: papersTurn(d, names) }),
  announce: (d, names) => ({
    words: [`${names[num(d, 'seat')]} played `, named(word(d, 'ability')), '.'],
    small: `from ${word(d, 'from')}`,
  }),
  speed: (d, names) => ({
    words: [`${names[num(d, 'seat')]} rolled ${nums(d, 'dice').join(' and ')} for attack speed.`],
    small: speedFigures(d),
  }),
  tie: () => ({ words: ['Neither was faster, so both rolled again.'] }),
  won: (d, names) => ({ words: roundWon(d, names), small: nums(d, 'totals').join(' to ') }),
  control: (d, names) => ({
    words: [`${names[num(d, 'seat')]} rolled ${num(d, 'die')} for `, named(word(d, 'ability')), '.'],
  }),
  die: (d, names) => ({ words: dieChanged(d, names) }),
  turn: (d, names) => ({ words: dieChanged(d, names) }),
  swap: (d, names) => ({
    words: [
      `${names[num(d, 'seat')]} gave away a ${num(d, 'given')} and took a ${num(d, 'taken')} with `,
      named(word(d, 'ability')),
      '.',
    ],
  }),
  renew: (d, names) => ({
    words: [`${names[num(d, 'seat')]} may play `, named(word(d, 'ability')), ' once more.'],
  }),
  turned: (d, names) => ({ words: [`${names[num(d, 'seat')]} turned the round around and won it.`] }),
  glance: (d, names) => ({
    words: [
      `The blow ${d['glances'] === true ? 'glanced off' : 'bit into'} ${names[num(d, 'seat')]}'s stone skin.`,
    ],
    small: `die ${num(d, 'die')}`,
  }),
  decline: (d, names) => ({ words: [`${names[num(d, 'seat')]} let the chance pass and rolled no damage.`] }),
  roll: rollLine,
  another: (d, names) => ({
    words: [`${names[num(d, 'seat')]} rolled another ${num(d, 'die')} with `, named(word(d, 'ability')), '.'],
    small: `${num(d, 'total')} in all`,
  }),
  add: (d, names) => ({
    words: [
      `${names[num(d, 'seat')]} added ${num(d, 'by')} to the damage with `,
      named(word(d, 'ability')),
      '.',
    ],
  }),
  stopped: (d, names) => ({
    words: [
      `${names[num(d, 'seat')]} took none of the ${num(d, 'by')} damage, thanks to `,
      named(word(d, 'ability')),
      '.',
    ],
  }),
  armour: (d, names) => ({ words: armourLine(d, names), small: armourFigures(d) }),
  lose: (d, names) => ({
    words: [`${names[num(d, 'seat')]} lost ${num(d, 'by')} health to `, named(word(d, 'ability')), '.'],
    small: `${num(d, 'health')} left`,
  }),
  heal: (d, names) => ({
    words: [`${names[num(d, 'seat')]} healed ${num(d, 'by')} with `, named(word(d, 'ability')), '.'],
    small: `now ${num(d, 'health')}`,
  }),
  change: (d, names) => changeLine(d, names),
  mark: (d, names) => markLine(d, names),
  tick: (d, names) => ({
    words: [`${names[num(d, 'seat')]} lost ${num(d, 'by')} health at the end of the round.`],
    small: `${listCauses(d['parts'])}; ${num(d, 'health')} left`,
  }),
  saved: (d, names) => ({
    words: [`${names[num(d, 'seat')]} got up again with `, named(word(d, 'ability')), '.'],
    small: `back at ${num(d, 'health')} health`,
  }),
  fall: (d, names) => ({ words: [`${names[num(d, 'seat')]} fell.`] }),
  double: () => ({ words: ['Both heroes fell together.'] }),
  cap: (d) => ({ words: [`After ${num(d, 'rounds')} rounds nobody had fallen: a draw.`] }),
  concede: (d, names) => ({ words: [`${names[num(d, 'seat')]} laid down their arms.`] }),
};

export function tellEvent(event: GameEvent, names: readonly string[]): Line | undefined {
  const told = TELLS[event.type]?.(event.data, names);
  if (told === undefined) return undefined;
  const seat = event.data['seat'];
  const at = told.heading === true ? undefined : stepOf(event);
  const small = [at, told.small].filter((part) => part !== undefined && part !== '').join(': ');
  return {
    ...told,
    clause: event.clause,
    ...(small === '' ? {} : { small }),
    ...(typeof seat === 'number' && seat >= 0 ? { seat } : {}),
  };
}

/** The numbered step that an event belongs to, by its data or by its clause. */
function stepOf(event: GameEvent): string | undefined {
  const step = event.data['step'] ?? /^DQ-([1-9])/.exec(event.clause)?.[1];
  return step === undefined || step === 0 ? undefined : `step ${step}`;
}

function speedFigures(d: EventData): string {
  const counts = nums(d, 'counts');
  const changed = num(d, 'total') - num(d, 'speed') - counts.reduce((sum, n) => sum + n, 0);
  const causes = listCauses(d['causes']);
  const sum = `${counts.join(' + ')} + ${num(d, 'speed')} speed${plusMinus(changed)} = ${num(d, 'total')}`;
  return causes === '' ? sum : `${sum} (${causes})`;
}

function readyFigures(d: EventData): string {
  const cards = d['cards'] as readonly string[];
  const shown = cards.length === 0 ? 'no loot cards' : `loot cards shown: ${andList(cards)}`;
  return `health doubled, backpack ${word(d, 'backpack')}, ${shown}`;
}

function papersTurn(d: EventData, names: readonly string[]): Words {
  const abilities = d['abilities'] as readonly string[];
  const words: (string | ReturnType<typeof named>)[] = ['The papers turned: '];
  names.slice(0, 2).forEach((name, seat) => {
    words.push(`${seat === 0 ? '' : ', '}${name} wrote `);
    words.push(abilities[seat] === 'none' ? 'no ability' : named(abilities[seat]!));
  });
  return [...words, '.'];
}

function roundWon(d: EventData, names: readonly string[]): Words {
  const seat = num(d, 'seat');
  if (seat < 0) return ['Neither was faster: nobody attacks.'];
  if (d['forced'] === true) return [`A double shook ${names[1 - seat]}: ${names[seat]} won the round.`];
  return [`${names[seat]} won the round.`];
}

function dieChanged(d: EventData, names: readonly string[]): Words {
  const whose = num(d, 'owner') === num(d, 'seat') ? 'their own' : `${names[num(d, 'owner')]}'s`;
  const kind = d['speed'] === true && num(d, 'step') > 2 ? 'attack-speed ' : '';
  return [
    `${names[num(d, 'seat')]} turned ${whose} ${kind}${num(d, 'from')} into a ${num(d, 'to')} with `,
    named(word(d, 'ability')),
    '.',
  ];
}

function armourLine(d: EventData, names: readonly string[]): Words {
  const name = names[num(d, 'seat')];
  const absorbed = num(d, 'score') - num(d, 'rest');
  if (num(d, 'armour') === 0) return [`Nothing stood between ${name} and the blow.`];
  if (num(d, 'rest') === 0) return [`${name}'s armour took all of it.`];
  return [`${name}'s armour took ${absorbed}; ${num(d, 'rest')} got through.`];
}

function armourFigures(d: EventData): string {
  const causes = listCauses(d['causes']);
  const sum = `${num(d, 'score')} - ${num(d, 'armour')} armour = ${num(d, 'rest')}`;
  return causes === '' ? sum : `${sum} (${causes})`;
}

const HOW_LONG: Readonly<Record<string, string>> = {
  round: 'in this round',
  'two rounds': 'in this round and the next',
  next: 'in the next round',
  'next two': 'in the next two rounds',
  'next three': 'in the next three rounds',
  rest: 'for the rest of the duel',
};

function changeLine(d: EventData, names: readonly string[]): Told {
  const name = names[num(d, 'seat')];
  const stat = word(d, 'stat');
  const span = HOW_LONG[word(d, 'span')];
  if (stat === 'staggered') return { words: [`${name}'s armour counts for nothing ${span}.`] };
  if (stat === 'doubled armour') return { words: [`${name}'s armour is doubled ${span}.`] };
  return {
    words: [`${name}: ${signed(num(d, 'by'))} ${stat} ${span}, by `, named(word(d, 'ability')), '.'],
  };
}

function markLine(d: EventData, names: readonly string[]): Told {
  const mark = MARK_NAMES[num(d, 'mark')]!;
  const name = names[num(d, 'seat')];
  if (d['on'] === true) return { words: [`${name} now has ${mark}.`] };
  return {
    words: [num(d, 'mark') < SHADES ? `${name} is rid of ${mark}.` : `${name} no longer has ${mark}.`],
  };
}
