/** The story: the course of the duel, from the check list to the fall. */
import type { Part, Reader, Words } from '@fray/engine';
import { plusMinus } from '../../common/data.js';
import { heroName, itemName } from '../../common/items.js';
import type { FlowEvent, Tells, Told } from '../../common/told.js';
import type { Events, Origin } from '../../events.js';
import { abilityName } from '../ability-words.js';
import { called, careerName } from '../names.js';
import { because, grammar, named } from '../parts.js';
import { has, who, whom, whose } from '../people.js';

export const FLOW: Tells<FlowEvent> = {
  ready: (d, r) => ({ words: [stepsForward(d, r)], small: checkList(d) }),
  named: (d, r) => ({
    words: [`${who(d.seat, r)} named ${d.number} for `, named(d.ability), '.'],
  }),
  round: (d, r) => ({
    heading: true,
    words: [`Round ${d.round}`],
    small: d.health.map((health, seat) => `${who(seat, r)} ${health}`).join(', '),
  }),
  none: (d, r) => ({ words: [`${who(d.seat, r)} played no speed ability.`] }),
  papers: (d, r) => ({ words: papersTurn(d.abilities, r) }),
  announce: (d, r) => ({
    words: [`${who(d.seat, r)} played `, named(d.ability), '.'],
    small: `from ${origin(d.from)}`,
  }),
  speed: (d, r) => ({
    words: [`${who(d.seat, r)} rolled ${grammar.listed(d.dice.map(String))} for attack speed.`],
    small: speedFigures(d),
  }),
  tie: () => ({ words: ['Neither was faster, so both rolled again.'] }),
  won: roundWon,
  turned: (d, r) => ({ words: [`${who(d.seat, r)} turned the round around and won it.`] }),
  avoided: avoided,
  held: (d, r) => ({
    words: [`${who(d.seat, r)} held ${whom(d.at, r)} with `, named(d.ability), ': the dodge failed.'],
  }),
  glance: (d, r) => ({
    words: [`The blow ${d.glances ? 'glanced off' : 'bit into'} ${whose(d.seat, r)} stone skin.`],
    small: `die ${d.die}`,
  }),
  decline: (d, r) => ({ words: [`${who(d.seat, r)} let the chance pass and rolled no damage.`] }),
  renew: (d, r) => ({
    words: [`${who(d.seat, r)} may play `, named(d.ability), ' once more.'],
  }),
  fall: (d, r) => ({ words: [`${who(d.seat, r)} fell.`] }),
  double: () => ({ words: ['Both heroes fell together.'] }),
  cap: (d) => ({ words: [`After ${d.rounds} rounds nobody had fallen: a draw.`] }),
  conceded: (d, r) => ({ words: [`${has(d.seat, r)} resigned.`] }),
};

/** Players who go by their hero's name need it only once. */
function stepsForward(d: Events['ready'], reader: Reader): string {
  const seat = d.seat;
  const hero = called(heroName(d.hero));
  const as = reader.names[seat]?.startsWith(hero) === true && seat !== reader.seat ? '' : ` as ${hero}`;
  return `${who(seat, reader)} stepped forward${as} with ${d.health} health.`;
}

function checkList(d: Events['ready']): string {
  const cards = d.cards.map((card) => called(itemName(card)));
  const shown = cards.length === 0 ? 'no loot cards' : `loot cards shown: ${grammar.listed(cards)}`;
  return `health doubled, backpack ${d.backpack}, ${shown}`;
}

function papersTurn(abilities: readonly string[], reader: Reader): Words {
  const said = abilities.flatMap((ability, seat): Part[] => [
    `${seat === 0 ? '' : ', '}${whom(seat, reader)} wrote `,
    ability === 'none' ? 'no ability' : named(ability),
  ]);
  return ['The papers were turned over: ', ...said, '.'];
}

/** An item, a career, or the ability that took it over. */
function origin(from: Origin): string {
  if ('item' in from) return called(itemName(from.item));
  return 'career' in from ? careerName(from.career) : abilityName(from.by);
}

function speedFigures(d: Events['speed']): string {
  const counts = d.counts;
  const changed = d.total - d.speed - counts.reduce((sum, n) => sum + n, 0);
  const sum = `${counts.join(' + ')} + ${d.speed} speed${plusMinus(changed)} = ${d.total}`;
  return `${sum}${because(d.causes)}`;
}

function roundWon(d: Events['won'], reader: Reader): Told {
  const seat = d.seat;
  const totals = d.totals;
  if (seat < 0) return { words: ['Neither was faster: nobody attacks.'], small: totals.join(' to ') };
  const small = `${totals[seat]} to ${totals[1 - seat]}`;
  const won = `${who(seat, reader)} won the round.`;
  if (!d.forced) return { words: [won], small };
  return { words: [`A double shook ${whom(1 - seat, reader)}. ${won}`], small };
}

function avoided(d: Events['avoided'], reader: Reader): Told {
  const seat = d.seat;
  if (d.dodged) return { words: [`${who(seat, reader)} dodged the attack.`] };
  const by = d.by;
  return { words: [`${who(seat, reader)} stopped the attack: no damage roll for ${whom(by, reader)}.`] };
}
