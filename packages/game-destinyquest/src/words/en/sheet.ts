/** The table in words: what a terminal prints and a plain table draws. */
import type { SeatView, Section, Words } from '@fray/engine';
import { type AbilityPanel, type HeroPanel, heroPanel } from '../../view/panel.js';
import type { DuelTable } from '../../state/state.js';
import { type Tray, tray } from '../../view/tray.js';
import { andList, signed } from './parts.js';

type Row = Section['rows'][number];

export function tellSheet(view: SeatView<DuelTable>, names: readonly string[]): Section[] {
  return [
    roundSection(tray(view), names),
    ...[0, 1].map((seat) => heroSection(heroPanel(view, seat), seat, names)),
  ];
}

function roundSection(now: Tray, names: readonly string[]): Section {
  const rows: Row[] = [
    { label: 'Step', words: [now.window === null ? `${now.step}` : `${now.step}, window ${now.window}`] },
  ];
  now.speed.forEach(({ dice, total }, seat) => {
    if (dice.length > 0)
      rows.push({
        label: `${names[seat]}'s speed`,
        words: [`${dice.map((die) => die.face).join(', ')}: ${total}`],
      });
  });
  for (const { by, at, dice, total, ability } of now.damage)
    rows.push({
      label: `${names[by]} at ${names[at]}`,
      words: [
        `${dice.map((die) => die.face).join(', ') || 'fixed'}: ${total}${ability ? ` (${ability})` : ''}`,
      ],
    });
  if (now.forecast !== null) rows.push({ label: 'At stake', words: [stake(now.forecast)] });
  return { title: `Round ${now.round}`, rows };
}

function stake({ least, most }: { least: number; most: number }): string {
  return least === most ? `${least} damage` : `${least} to ${most} damage`;
}

function heroSection(panel: HeroPanel, seat: number, names: readonly string[]): Section {
  const cards = panel.hero.items.filter((item) => item.lootCard !== null).map((item) => item.name);
  const rows: Row[] = [
    { label: 'Hero', words: [`${panel.hero.name}, ${panel.hero.career}`] },
    { label: 'Health', words: [`${panel.health} of ${panel.max}`] },
    ...panel.attributes.map((attribute) => ({ label: attribute.name, words: [valueWords(attribute)] })),
    { label: 'Can play', words: abilityWords(panel.abilities.filter((a) => a.left > 0 && !a.inert)) },
    { label: 'Used', words: abilityWords(panel.abilities.filter((a) => a.left === 0 && a.copies > 0)) },
  ];
  if (panel.marks.length > 0) rows.push({ label: 'On it', words: [andList(panel.marks.map((m) => m.name))] });
  if (panel.coming.length > 0)
    rows.push({
      label: 'Coming',
      words: [panel.coming.map((c) => `${signed(c.by)} ${c.stat} from round ${c.from}`).join(', ')],
    });
  if (cards.length > 0) rows.push({ label: 'Loot cards', words: [andList(cards)] });
  return { title: names[seat] ?? panel.hero.name, seat, rows };
}

function valueWords({ base, now, causes }: HeroPanel['attributes'][number]): string {
  if (causes.length === 0) return `${now}`;
  return `${now} (${base} ${causes.map((c) => `${signed(c.by)} ${c.ability}`).join(' ')})`;
}

function abilityWords(abilities: readonly AbilityPanel[]): Words {
  return abilities.flatMap((ability, i) => [
    i === 0 ? '' : ', ',
    { ref: ability.id, text: ability.left > 1 ? `${ability.name} x${ability.left}` : ability.name },
  ]);
}
