/** The story: the course of the duel, from the check list to the fall. */
import type { EventData, Part, Reader, Words } from '@fray/engine';
import { num, nums, plusMinus, word, words } from '../../common/data.js';
import { heroName, itemName } from '../../common/items.js';
import type { FlowEvent, Tell, Told } from '../../common/told.js';
import { abilityName } from '../ability-words.js';
import { careerName } from '../names.js';
import { because, grammar, named } from '../parts.js';
import { dich, dir, does, Hat, Ist, isYou, owned, Wer } from '../people.js';
import { called } from '../ready-names.js';

export const FLOW: Readonly<Record<FlowEvent, Tell>> = {
  ready: (d, r) => ({ words: [stepsForward(d, r)], small: checkList(d) }),
  named: (d, r) => ({
    words: [
      `${does(num(d, 'seat'), r, 'nennst', 'nennt')} die ${num(d, 'number')} für `,
      named(word(d, 'ability')),
      '.',
    ],
  }),
  round: (d, r) => ({
    heading: true,
    words: [`Runde ${num(d, 'round')}`],
    small: nums(d, 'health')
      .map((health, seat) => `${Wer(seat, r)} ${health}`)
      .join(', '),
  }),
  none: (d, r) => ({ words: [`${Hat(num(d, 'seat'), r)} keine Tempofähigkeit gespielt.`] }),
  papers: (d, r) => ({ words: papersTurn(words(d, 'abilities'), r) }),
  announce: (d, r) => ({
    words: [`${Hat(num(d, 'seat'), r)} `, named(word(d, 'ability')), ' gespielt.'],
    small: origin(d['from'] as EventData),
  }),
  speed: (d, r) => ({
    words: [
      `${Hat(num(d, 'seat'), r)} ${grammar.listed(nums(d, 'dice').map(String))} um das Angriffstempo gewürfelt.`,
    ],
    small: speedFigures(d),
  }),
  tie: () => ({ words: ['Niemand war schneller, also haben beide noch einmal gewürfelt.'] }),
  won: roundWon,
  turned: (d, r) => ({ words: [`${Hat(num(d, 'seat'), r)} die Runde umgedreht und gewonnen.`] }),
  avoided,
  held: (d, r) => ({
    words: [
      `${Hat(num(d, 'seat'), r)} ${dich(num(d, 'at'), r)} mit `,
      named(word(d, 'ability')),
      ' festgehalten: Das Ausweichen ist misslungen.',
    ],
  }),
  glance: (d, r) => ({
    words: [
      d['glances'] === true
        ? `Der Hieb ist an ${owned(num(d, 'seat'), r, 'deiner Steinhaut', 'der Steinhaut')} abgeprallt.`
        : `Der Hieb ist durch ${owned(num(d, 'seat'), r, 'deine Steinhaut', 'die Steinhaut')} gedrungen.`,
    ],
    small: `eine ${num(d, 'die')}`,
  }),
  decline: (d, r) => ({
    words: [`${Hat(num(d, 'seat'), r)} die Gelegenheit verstreichen lassen und keinen Schaden gewürfelt.`],
  }),
  renew: (d, r) => ({
    words: [
      `${does(num(d, 'seat'), r, 'darfst', 'darf')} `,
      named(word(d, 'ability')),
      ' noch einmal spielen.',
    ],
  }),
  fall: (d, r) => ({ words: [`${Ist(num(d, 'seat'), r)} gefallen.`] }),
  double: () => ({ words: ['Beide sind zugleich gefallen.'] }),
  cap: (d) => ({ words: [`Nach ${num(d, 'rounds')} Runden war niemand gefallen: unentschieden.`] }),
  conceded: (d, r) => ({ words: [`${Hat(num(d, 'seat'), r)} aufgegeben.`] }),
};

/** Players who go by their hero's name need it only once. */
function stepsForward(d: EventData, reader: Reader): string {
  const seat = num(d, 'seat');
  const hero = called(heroName(d['hero'] as EventData));
  const as = reader.names[seat]?.startsWith(hero) === true && !isYou(seat, reader) ? '' : ` als ${hero}`;
  return `${Ist(seat, reader)}${as} mit ${num(d, 'health')} Leben in den Ring getreten.`;
}

function checkList(d: EventData): string {
  const cards = (d['cards'] as readonly EventData[]).map((card) => called(itemName(card)));
  const shown = cards.length === 0 ? 'keine Beutekarten' : `gezeigte Beutekarten: ${grammar.listed(cards)}`;
  return `Leben verdoppelt, Rucksack verschlossen, ${shown}`;
}

function papersTurn(abilities: readonly string[], reader: Reader): Words {
  const said = abilities.flatMap((ability, seat): Part[] => [
    `${seat === 0 ? 'Bei' : ', bei'} ${dir(seat, reader)} stand `,
    ability === 'none' ? 'keine Fähigkeit' : named(ability),
  ]);
  return ['Die Zettel wurden umgedreht: ', ...said, '.'];
}

/** An item, a career, or the ability that took it over. */
function origin(from: EventData): string {
  if ('item' in from) return called(itemName(from['item'] as EventData));
  return 'career' in from
    ? `gelernt als ${careerName(word(from, 'career'))}`
    : `durch ${abilityName(word(from, 'by'))}`;
}

function speedFigures(d: EventData): string {
  const counts = nums(d, 'counts');
  const changed = num(d, 'total') - num(d, 'speed') - counts.reduce((sum, n) => sum + n, 0);
  const sum = `${counts.join(' + ')} + ${num(d, 'speed')} Tempo${plusMinus(changed)} = ${num(d, 'total')}`;
  return `${sum}${because(d['causes'])}`;
}

function roundWon(d: EventData, reader: Reader): Told {
  const seat = num(d, 'seat');
  const totals = nums(d, 'totals');
  if (seat < 0) return { words: ['Niemand war schneller: Niemand greift an.'], small: totals.join(' zu ') };
  const small = `${totals[seat]} zu ${totals[1 - seat]}`;
  const won = `${Hat(seat, reader)} die Runde gewonnen.`;
  if (d['forced'] !== true) return { words: [won], small };
  return { words: [`Ein Pasch hat ${dich(1 - seat, reader)} geschüttelt. ${won}`], small };
}

function avoided(d: EventData, reader: Reader): Told {
  const seat = num(d, 'seat');
  if (d['dodged'] === true) return { words: [`${Ist(seat, reader)} dem Angriff ausgewichen.`] };
  return {
    words: [
      `${Hat(seat, reader)} den Angriff aufgehalten: kein Schadenswurf für ${dich(num(d, 'by'), reader)}.`,
    ],
  };
}
