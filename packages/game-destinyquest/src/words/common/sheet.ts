/** The table in the words of a language: what a terminal prints and a plain table draws. */
import type { Part, Reader, SeatView, Section, Words } from '@fray/engine';
import { ABILITIES } from '../../abilities/index.js';
import type { Forecast } from '../../damage/forecast.js';
import { BONUSES, type Bonus, type HeroItem } from '../../heroes/hero.js';
import { lootCards } from '../../sheet/hero-of.js';
import type { MarkId } from '../../state/marks.js';
import type { StatId } from '../../state/state.js';
import { type AbilityPanel, type EffectPanel, type HeroPanel, heroPanel } from '../../view/panel.js';
import { type DamageTray, type Die, type Tray, tray } from '../../view/tray.js';
import type { DuelView } from '../../view/view.js';
import { capital, signed } from './data.js';

export interface SheetWords {
  readonly labels: Readonly<
    Record<
      | 'step'
      | 'atStake'
      | 'hero'
      | 'health'
      | 'canPlay'
      | 'alone'
      | 'used'
      | 'inPlay'
      | 'coming'
      | 'lootCard',
      string
    >
  >;
  readonly before: string;
  round(round: number): string;
  step(step: number, window: string | null): string;
  attackSpeed(seat: number, reader: Reader): string;
  blow(by: number, at: number, reader: Reader): string;
  /** What stands in for dice where none are rolled. */
  readonly fixed: string;
  /** Before a total. */
  readonly colon: string;
  readonly by: string;
  stake(forecast: Forecast, reader: Reader): string;
  career(hero: string, career: string): string;
  health(now: number, most: number): string;
  comingFrom(what: string, round: number): string;
  title(seat: number, reader: Reader): string;
  readonly stats: Readonly<Record<StatId, string>>;
  /** A stat as it goes with a number. */
  statWords(stat: StatId, by: number): string;
  readonly marks: Readonly<Record<MarkId, string>>;
  listed(items: readonly string[]): string;
  named(ability: string): Part;
  bonus(bonus: Bonus, points: number): string;
  readonly nothing: string;
  lootCard(item: HeroItem): string;
}

type Row = Section['rows'][number];

export function sheetIn(words: SheetWords): (view: SeatView<DuelView>, reader: Reader) => Section[] {
  return (view, reader) => [
    roundSection(tray(view), reader, words),
    ...[0, 1].map((seat) => heroSection(heroPanel(view, seat), seat, reader, words)),
  ];
}

function roundSection(now: Tray, reader: Reader, words: SheetWords): Section {
  const rows: Row[] = [{ label: words.labels.step, words: [words.step(now.step, now.window)] }];
  now.speed.forEach(({ dice, total }, seat) => {
    if (dice.length === 0) return;
    rows.push({
      label: words.attackSpeed(seat, reader),
      words: [`${facesOf(dice)}${words.colon}${total}`],
    });
  });
  for (const damage of now.damage) rows.push(damageRow(damage, reader, words));
  if (now.forecast !== null)
    rows.push({ label: words.labels.atStake, words: [words.stake(now.forecast, reader)] });
  return { title: now.round === 0 ? words.before : words.round(now.round), rows };
}

function damageRow({ by, at, dice, total, ability }: DamageTray, reader: Reader, words: SheetWords): Row {
  const faces = dice.length === 0 ? words.fixed : facesOf(dice);
  const told: Part[] = [`${faces}${words.colon}${total}`];
  if (ability !== null) told.push(words.by, words.named(ability));
  return { label: words.blow(by, at, reader), words: told };
}

function facesOf(dice: readonly Die[]): string {
  return dice.map((die) => die.face).join(', ');
}

function heroSection(panel: HeroPanel, seat: number, reader: Reader, words: SheetWords): Section {
  const { hero, abilities } = panel;
  const { labels } = words;
  const rows: Row[] = [
    { label: labels.hero, words: [words.career(hero.name, hero.career)] },
    { label: labels.health, words: [words.health(panel.health, panel.max)] },
    ...panel.attributes.map((attribute) => ({
      label: capital(words.stats[attribute.name]),
      words: valueWords(attribute, words),
    })),
  ];
  const used = abilities.filter((ability) => ability.played > 0 && !ability.playable);
  add(
    rows,
    labels.canPlay,
    abilityWords(
      abilities.filter((ability) => ability.playable),
      words,
    ),
  );
  add(
    rows,
    labels.alone,
    abilityWords(
      abilities.filter((ability) => ability.alone),
      words,
    ),
  );
  add(rows, labels.used, abilityWords(used, words));
  add(rows, labels.inPlay, [words.listed(panel.marks.map(({ name }) => words.marks[name]))]);
  add(rows, labels.coming, [panel.coming.map((effect) => comingWords(effect, words)).join(', ')]);
  for (const card of lootCards(hero))
    rows.push({ label: labels.lootCard, words: [words.lootCard(card), ...itemWords(card, words)] });
  return { title: words.title(seat, reader), seat, rows };
}

/** Rows that would be empty are left out. */
function add(rows: Row[], label: string, words: Words): void {
  if (words.some((part) => part !== '')) rows.push({ label, words });
}

function valueWords({ base, now, causes }: HeroPanel['attributes'][number], { named }: SheetWords): Words {
  if (causes.length === 0) return [`${now}`];
  const changed = causes.flatMap(({ by, ability }) => [` ${signed(by)} `, named(ability)]);
  return [`${now} (${base}`, ...changed, ')'];
}

function comingWords({ by, stat, from }: EffectPanel, words: SheetWords): string {
  const what = stat === 'staggered' ? words.stats[stat] : `${signed(by)} ${words.statWords(stat, by)}`;
  return words.comingFrom(what, from);
}

function abilityWords(abilities: readonly AbilityPanel[], { named }: SheetWords): Words {
  return abilities.flatMap(({ id, left }, i): Part[] => [
    i === 0 ? '' : ', ',
    named(id),
    left > 1 ? ` x${left}` : '',
  ]);
}

/** What an item gives. */
function itemWords(
  { bonuses, abilities }: HeroItem,
  { bonus, named, nothing }: Pick<SheetWords, 'bonus' | 'named' | 'nothing'>,
): Words {
  const parts: Part[] = [
    ...BONUSES.filter((each) => bonuses[each] !== 0).map((each) => bonus(each, bonuses[each])),
    ...abilities.map((ability) => named(ABILITIES[ability]!.id)),
  ];
  if (parts.length === 0) return [nothing];
  return parts.flatMap((part, i) => (i === 0 ? [part] : [', ', part]));
}
