/** The story: the course of the duel, from the check list to the fall. */
import type { EventData, Part, Reader, Words } from '@fray/engine';
import { num, nums, plusMinus, word, words } from '../../common/data.js';
import { heroName, itemName } from '../../common/items.js';
import type { FlowEvent, Tell, Told } from '../../common/told.js';
import { abilityName } from '../ability-words.js';
import { called, careerName } from '../names.js';
import { because, grammar, named } from '../parts.js';
import { has, who, whom, whose } from '../people.js';

export const FLOW: Readonly<Record<FlowEvent, Tell>> = {
  ready: (d, r) => ({ words: [stepsForward(d, r)], small: checkList(d) }),
  named: (d, r) => ({
    words: [`${who(num(d, 'seat'), r)} named ${num(d, 'number')} for `, named(word(d, 'ability')), '.'],
  }),
  round: (d, r) => ({
    heading: true,
    words: [`Round ${num(d, 'round')}`],
    small: nums(d, 'health')
      .map((health, seat) => `${who(seat, r)} ${health}`)
      .join(', '),
  }),
  none: (d, r) => ({ words: [`${who(num(d, 'seat'), r)} played no speed ability.`] }),
  papers: (d, r) => ({ words: papersTurn(words(d, 'abilities'), r) }),
  announce: (d, r) => ({
    words: [`${who(num(d, 'seat'), r)} played `, named(word(d, 'ability')), '.'],
    small: `from ${origin(d['from'] as EventData)}`,
  }),
  speed: (d, r) => ({
    words: [
      `${who(num(d, 'seat'), r)} rolled ${grammar.listed(nums(d, 'dice').map(String))} for attack speed.`,
    ],
    small: speedFigures(d),
  }),
  tie: () => ({ words: ['Neither was faster, so both rolled again.'] }),
  won: roundWon,
  turned: (d, r) => ({ words: [`${who(num(d, 'seat'), r)} turned the round around and won it.`] }),
  avoided: avoided,
  held: (d, r) => ({
    words: [
      `${who(num(d, 'seat'), r)} held ${whom(num(d, 'at'), r)} with `,
      named(word(d, 'ability')),
      ': the dodge failed.',
    ],
  }),
  glance: (d, r) => ({
    words: [
      `The blow ${d['glances'] === true ? 'glanced off' : 'bit into'} ${whose(num(d, 'seat'), r)} stone skin.`,
    ],
    small: `die ${num(d, 'die')}`,
  }),
  decline: (d, r) => ({ words: [`${who(num(d, 'seat'), r)} let the chance pass and rolled no damage.`] }),
  renew: (d, r) => ({
    words: [`${who(num(d, 'seat'), r)} may play `, named(word(d, 'ability')), ' once more.'],
  }),
  fall: (d, r) => ({ words: [`${who(num(d, 'seat'), r)} fell.`] }),
  double: () => ({ words: ['Both heroes fell together.'] }),
  cap: (d) => ({ words: [`After ${num(d, 'rounds')} rounds nobody had fallen: a draw.`] }),
  conceded: (d, r) => ({ words: [`${has(num(d, 'seat'), r)} resigned.`] }),
};

/** Players who go by their hero's name need it only once. */
function stepsForward(d: EventData, reader: Reader): string {
  const seat = num(d, 'seat');
  const hero = called(heroName(d['hero'] as EventData));
  const as = reader.names[seat]?.startsWith(hero) === true && seat !== reader.seat ? '' : ` as ${hero}`;
  return `${who(seat, reader)} stepped forward${as} with ${num(d, 'health')} health.`;
}

function checkList(d: EventData): string {
  const cards = (d['cards'] as readonly EventData[]).map((card) => called(itemName(card)));
  const shown = cards.length === 0 ? 'no loot cards' : `loot cards shown: ${grammar.listed(cards)}`;
  return `health doubled, backpack ${word(d, 'backpack')}, ${shown}`;
}

function papersTurn(abilities: readonly string[], reader: Reader): Words {
  const said = abilities.flatMap((ability, seat): Part[] => [
    `${seat === 0 ? '' : ', '}${whom(seat, reader)} wrote `,
    ability === 'none' ? 'no ability' : named(ability),
  ]);
  return ['The papers were turned over: ', ...said, '.'];
}

/** An item, a career, or the ability that took it over. */
function origin(from: EventData): string {
  if ('item' in from) return called(itemName(from['item'] as EventData));
  return 'career' in from ? careerName(word(from, 'career')) : abilityName(word(from, 'by'));
}

function speedFigures(d: EventData): string {
  const counts = nums(d, 'counts');
  const changed = num(d, 'total') - num(d, 'speed') - counts.reduce((sum, n) => sum + n, 0);
  const sum = `${counts.join(' + ')} + ${num(d, 'speed')} speed${plusMinus(changed)} = ${num(d, 'total')}`;
  return `${sum}${because(d['causes'])}`;
}

function roundWon(d: EventData, reader: Reader): Told {
  const seat = num(d, 'seat');
  const totals = nums(d, 'totals');
  if (seat < 0) return { words: ['Neither was faster: nobody attacks.'], small: totals.join(' to ') };
  const small = `${totals[seat]} to ${totals[1 - seat]}`;
  const won = `${who(seat, reader)} won the round.`;
  if (d['forced'] !== true) return { words: [won], small };
  return { words: [`A double shook ${whom(1 - seat, reader)}. ${won}`], small };
}

function avoided(d: EventData, reader: Reader): Told {
  const seat = num(d, 'seat');
  if (d['dodged'] === true) return { words: [`${who(seat, reader)} dodged the attack.`] };
  const by = num(d, 'by');
  return { words: [`${who(seat, reader)} stopped the attack: no damage roll for ${whom(by, reader)}.`] };
}
