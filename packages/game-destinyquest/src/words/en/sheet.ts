/** The table in words: what a terminal prints and a plain table draws. */
import type { Part, Reader, SeatView, Section, Words } from '@fray/engine';
import type { Forecast } from '../../damage/forecast.js';
import type { HeroItem } from '../../heroes/hero.js';
import { lootCards } from '../../sheet/hero-of.js';
import { type AbilityPanel, type EffectPanel, type HeroPanel, heroPanel } from '../../view/panel.js';
import { type DamageTray, type Die, type Tray, tray } from '../../view/tray.js';
import type { DuelView } from '../../view/view.js';
import { itemWords } from './items.js';
import { careerName, MARKS, STATS, statWords } from './names.js';
import { grammar, named, range, signed } from './parts.js';
import { capital, who, whom, whose } from './people.js';

type Row = Section['rows'][number];

export function tellSheet(view: SeatView<DuelView>, reader: Reader): Section[] {
  return [
    roundSection(tray(view), reader),
    ...[0, 1].map((seat) => heroSection(heroPanel(view, seat), seat, reader)),
  ];
}

function roundSection(now: Tray, reader: Reader): Section {
  const step = now.window === null ? `${now.step}` : `${now.step}, window ${now.window}`;
  const rows: Row[] = [{ label: 'Step', words: [step] }];
  now.speed.forEach(({ dice, total }, seat) => {
    const label = `${capital(whose(seat, reader))} attack speed`;
    if (dice.length > 0) rows.push({ label, words: [`${facesOf(dice)}: ${total}`] });
  });
  for (const damage of now.damage) rows.push(damageRow(damage, reader));
  if (now.forecast !== null) rows.push({ label: 'At stake', words: [stakeWords(now.forecast, reader)] });
  return { title: now.round === 0 ? 'Before the first round' : `Round ${now.round}`, rows };
}

function damageRow({ by, at, dice, total, ability }: DamageTray, reader: Reader): Row {
  const faces = dice.length === 0 ? 'fixed' : facesOf(dice);
  const words: Part[] = [`${faces}: ${total}`];
  if (ability !== null) words.push(' with ', named(ability));
  return { label: `${who(by, reader)} at ${whom(at, reader)}`, words };
}

function facesOf(dice: readonly Die[]): string {
  return dice.map((die) => die.face).join(', ');
}

/** Before anything is announced it is only what a plain blow would do. */
function stakeWords({ at, least, most, plain, more }: Forecast, reader: Reader): string {
  const cost = `${range(least, most)}${more ? ' or more' : ''} of ${whose(at, reader)} health`;
  return plain ? `${cost}, if the blow is a plain one` : cost;
}

function heroSection(panel: HeroPanel, seat: number, reader: Reader): Section {
  const { hero, abilities } = panel;
  const rows: Row[] = [
    { label: 'Hero', words: [`${hero.name}, ${careerName(hero.career)}`] },
    { label: 'Health', words: [`${panel.health} of ${panel.max}`] },
    ...panel.attributes.map((attribute) => ({
      label: capital(STATS[attribute.name]),
      words: valueWords(attribute),
    })),
  ];
  add(rows, 'Can play', abilityWords(abilities.filter((ability) => ability.playable)));
  add(rows, 'Works by itself', abilityWords(abilities.filter((ability) => ability.alone)));
  add(rows, 'Used', abilityWords(abilities.filter((ability) => ability.played > 0 && !ability.playable)));
  add(rows, 'In play', [grammar.listed(panel.marks.map(({ name }) => MARKS[name]))]);
  add(rows, 'Coming', [panel.coming.map(comingWords).join(', ')]);
  for (const card of lootCards(hero)) rows.push({ label: 'Loot card', words: cardWords(card) });
  return { title: who(seat, reader), seat, rows };
}

/** Rows that would be empty are left out. */
function add(rows: Row[], label: string, words: Words): void {
  if (words.some((part) => part !== '')) rows.push({ label, words });
}

function valueWords({ base, now, causes }: HeroPanel['attributes'][number]): Words {
  if (causes.length === 0) return [`${now}`];
  const changed = causes.flatMap(({ by, ability }) => [` ${signed(by)} `, named(ability)]);
  return [`${now} (${base}`, ...changed, ')'];
}

function comingWords({ by, stat, from }: EffectPanel): string {
  return stat === 'staggered'
    ? `${STATS[stat]} from round ${from}`
    : `${signed(by)} ${statWords(stat, by)} from round ${from}`;
}

function abilityWords(abilities: readonly AbilityPanel[]): Words {
  return abilities.flatMap(({ id, left }, i): Part[] => [
    i === 0 ? '' : ', ',
    named(id),
    left > 1 ? ` x${left}` : '',
  ]);
}

/** DQ-P6: name, box, bonuses, abilities and rank. */
function cardWords(item: HeroItem): Words {
  return [`${item.name}, ${item.box}, ${item.lootCard}: `, ...itemWords(item)];
}
