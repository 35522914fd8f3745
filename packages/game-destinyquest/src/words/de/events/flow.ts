/** The story: the course of the duel, from the check list to the fall. */
import type { Part, Reader, Words } from '@fray/engine';
import { plusMinus } from '../../common/data.js';
import { heroName, itemName } from '../../common/items.js';
import type { FlowEvent, Tells, Told } from '../../common/told.js';
import type { Events, Origin } from '../../events.js';
import { abilityName } from '../ability-words.js';
import { careerName } from '../names.js';
import { because, grammar, named } from '../parts.js';
import { dich, dir, does, Hat, Ist, isYou, owned, Wer } from '../people.js';
import { called } from '../ready-names.js';

export const FLOW: Tells<FlowEvent> = {
  ready: (d, r) => ({ words: [stepsForward(d, r)], small: checkList(d) }),
  named: (d, r) => ({
    words: [`${does(d.seat, r, 'nennst', 'nennt')} die ${d.number} für `, named(d.ability), '.'],
  }),
  round: (d, r) => ({
    heading: true,
    words: [`Runde ${d.round}`],
    small: d.health.map((health, seat) => `${Wer(seat, r)} ${health}`).join(', '),
  }),
  none: (d, r) => ({ words: [`${Hat(d.seat, r)} keine Tempofähigkeit gespielt.`] }),
  papers: (d, r) => ({ words: papersTurn(d.abilities, r) }),
  announce: (d, r) => ({
    words: [`${Hat(d.seat, r)} `, named(d.ability), ' gespielt.'],
    small: origin(d.from),
  }),
  speed: (d, r) => ({
    words: [`${Hat(d.seat, r)} ${grammar.listed(d.dice.map(String))} um das Angriffstempo gewürfelt.`],
    small: speedFigures(d),
  }),
  tie: () => ({ words: ['Niemand war schneller, also haben beide noch einmal gewürfelt.'] }),
  won: roundWon,
  turned: (d, r) => ({ words: [`${Hat(d.seat, r)} die Runde umgedreht und gewonnen.`] }),
  avoided,
  held: (d, r) => ({
    words: [
      `${Hat(d.seat, r)} ${dich(d.at, r)} mit `,
      named(d.ability),
      ' festgehalten: Das Ausweichen ist misslungen.',
    ],
  }),
  glance: (d, r) => ({
    words: [
      d.glances
        ? `Der Hieb ist an ${owned(d.seat, r, 'deiner Steinhaut', 'der Steinhaut')} abgeprallt.`
        : `Der Hieb ist durch ${owned(d.seat, r, 'deine Steinhaut', 'die Steinhaut')} gedrungen.`,
    ],
    small: `eine ${d.die}`,
  }),
  decline: (d, r) => ({
    words: [`${Hat(d.seat, r)} die Gelegenheit verstreichen lassen und keinen Schaden gewürfelt.`],
  }),
  renew: (d, r) => ({
    words: [`${does(d.seat, r, 'darfst', 'darf')} `, named(d.ability), ' noch einmal spielen.'],
  }),
  fall: (d, r) => ({ words: [`${Ist(d.seat, r)} gefallen.`] }),
  double: () => ({ words: ['Beide sind zugleich gefallen.'] }),
  cap: (d) => ({ words: [`Nach ${d.rounds} Runden war niemand gefallen: unentschieden.`] }),
  conceded: (d, r) => ({ words: [`${Hat(d.seat, r)} aufgegeben.`] }),
};

/** Players who go by their hero's name need it only once. */
function stepsForward(d: Events['ready'], reader: Reader): string {
  const seat = d.seat;
  const hero = called(heroName(d.hero));
  const as = reader.names[seat]?.startsWith(hero) === true && !isYou(seat, reader) ? '' : ` als ${hero}`;
  return `${Ist(seat, reader)}${as} mit ${d.health} Leben in den Ring getreten.`;
}

function checkList(d: Events['ready']): string {
  const cards = d.cards.map((card) => called(itemName(card)));
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
function origin(from: Origin): string {
  if ('item' in from) return called(itemName(from.item));
  return 'career' in from ? `gelernt als ${careerName(from.career)}` : `durch ${abilityName(from.by)}`;
}

function speedFigures(d: Events['speed']): string {
  const counts = d.counts;
  const changed = d.total - d.speed - counts.reduce((sum, n) => sum + n, 0);
  const sum = `${counts.join(' + ')} + ${d.speed} Tempo${plusMinus(changed)} = ${d.total}`;
  return `${sum}${because(d.causes)}`;
}

function roundWon(d: Events['won'], reader: Reader): Told {
  const seat = d.seat;
  const totals = d.totals;
  if (seat < 0) return { words: ['Niemand war schneller: Niemand greift an.'], small: totals.join(' zu ') };
  const small = `${totals[seat]} zu ${totals[1 - seat]}`;
  const won = `${Hat(seat, reader)} die Runde gewonnen.`;
  if (!d.forced) return { words: [won], small };
  return { words: [`Ein Pasch hat ${dich(1 - seat, reader)} geschüttelt. ${won}`], small };
}

function avoided(d: Events['avoided'], reader: Reader): Told {
  const seat = d.seat;
  if (d.dodged) return { words: [`${Ist(seat, reader)} dem Angriff ausgewichen.`] };
  return {
    words: [`${Hat(seat, reader)} den Angriff aufgehalten: kein Schadenswurf für ${dich(d.by, reader)}.`],
  };
}
