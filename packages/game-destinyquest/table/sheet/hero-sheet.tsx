/** A hero's sheet as it lies open on the table: health, attributes, boxes, loot cards, abilities, what runs. */
import { classes, HealthBar, Icon, Popover, Term } from '@fray/kit';
import { useState } from 'react';
import {
  ABILITIES,
  type AbilityPanel,
  type AttributePanel,
  BOXES,
  type DuelView,
  type HeroItem,
  type HeroPanel,
} from '../../src/index.js';
import { useAbility, useWords } from '../lexicon.js';
import { pictureOfAttribute, pictureOfBox, pictureOfCareer } from '../pictures.js';
import type { DuelWords } from '../words/en.js';
import { effectFacts } from './effects.js';

/** What lessons call the two sheets. */
const SEAT_SPOTS = ['azure', 'bronze'];

export interface HeroSheetProps {
  readonly table: DuelView;
  readonly seat: number;
  readonly panel: HeroPanel;
  /** The player, when they go by another name than the hero. */
  readonly player: string;
  readonly stake: number;
  readonly toAct: boolean;
}

export function HeroSheet({ table, seat, panel, player, stake, toAct }: HeroSheetProps) {
  const words = useWords();
  const { hero, health, max } = panel;
  const [more, setMore] = useState(() => window.innerWidth > 640);
  return (
    <section
      className={`dq-sheet side-${seat}`}
      aria-label={hero.name}
      data-sheet={seat}
      data-spot={`sheet ${SEAT_SPOTS[seat]}`}
    >
      <header className="dq-hero">
        <span className="dq-portrait">
          <Icon body={pictureOfCareer(hero.career)} />
        </span>
        <div>
          <h2>{hero.name}</h2>
          <p className="dq-soft">
            {toAct && <span className="dq-to-act" />}
            {words.pathOf(hero.path, hero.career)}
            {player !== hero.name && `, ${player}`}
          </p>
        </div>
      </header>
      <div className="dq-health">
        <p>
          <b data-health={seat}>{Math.max(0, health)}</b> <span className="dq-soft">{words.of(max)}</span>
        </p>
        <HealthBar value={Math.max(0, health)} max={max} stake={stake} label={words.healthOf(hero.name)} />
      </div>
      <dl className="dq-attributes">
        {panel.attributes.map((attribute) => (
          <AttributeRow key={attribute.name} attribute={attribute} seat={seat} />
        ))}
      </dl>
      <Running table={table} panel={panel} />
      <details className="dq-more" open={more} onToggle={(event) => setMore(event.currentTarget.open)}>
        <summary>{words.more}</summary>
        <Boxes items={hero.items} />
        <LootCards items={hero.items} />
        <AbilityList abilities={panel.abilities} seat={seat} />
      </details>
    </section>
  );
}

function AttributeRow({ attribute, seat }: { readonly attribute: AttributePanel; readonly seat: number }) {
  const { name, base, now, causes } = attribute;
  const words = useWords();
  const label = words.capital(words.stats[name]);
  const change = now > base ? 'raised' : now < base ? 'lowered' : undefined;
  return (
    <div className="dq-attribute">
      <dt>
        <Icon body={pictureOfAttribute(name)} /> {label}
      </dt>
      <dd className={classes(change !== undefined && `figure-${change}`)} data-attribute={`${seat}.${name}`}>
        {causes.length === 0 ? (
          <b>{now}</b>
        ) : (
          <Popover
            content={() => (
              <span className="dq-causes">
                <span>{words.onSheet(words.stats[name], base)}</span>
                {causes.map((cause) => (
                  <span key={cause.ability}>
                    {words.signed(cause.by)} {words.ability(cause.ability)}
                  </span>
                ))}
              </span>
            )}
          >
            <b>{now}</b>
          </Popover>
        )}
        {change !== undefined && (
          <span className="figure-mark">
            <span aria-hidden="true">{change === 'raised' ? '▴' : '▾'}</span>
            <span className="sr-only">
              {change === 'raised' ? words.raisedFrom(base) : words.loweredFrom(base)}
            </span>
          </span>
        )}
      </dd>
    </div>
  );
}

function Running({ table, panel }: Pick<HeroSheetProps, 'table' | 'panel'>) {
  const words = useWords();
  const facts = effectFacts(table.round, panel, words);
  if (facts.length === 0) return null;
  return (
    <ul className="dq-running" aria-label={words.onIt}>
      {facts.map((fact) => (
        <li key={fact.key} className={classes('dq-effect', fact.good ? 'dq-good' : 'dq-bad')}>
          <Term id={fact.ref}>
            <b>{fact.name}</b>
          </Term>{' '}
          {fact.text}
          <span className="dq-time">
            {fact.pips > 0 && (
              <span className="dq-pips" aria-hidden="true">
                {'●'.repeat(Math.min(4, fact.pips))}
              </span>
            )}
            {fact.time}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Boxes({ items }: { readonly items: readonly HeroItem[] }) {
  const words = useWords();
  return (
    <ul className="dq-boxes" aria-label={words.boxes}>
      {BOXES.map((box) => {
        const item = items.find((other) => other.box === box);
        return (
          <li key={box}>
            {item === undefined ? (
              <span className="dq-box dq-box-empty" title={words.emptyBox(box)}>
                <Icon body={pictureOfBox(box)} label={words.emptyBox(box)} />
              </span>
            ) : (
              <Popover
                className={classes('dq-box', item.lootCard !== null && 'dq-box-loot')}
                label={words.item(item.name, box)}
                content={() => <ItemEntry item={item} />}
              >
                <Icon body={pictureOfBox(box, item)} />
              </Popover>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function ItemEntry({ item }: { readonly item: HeroItem }) {
  const words = useWords();
  const ability = useAbility();
  return (
    <span className="entry">
      <span className="entry-name">{item.name}</span>
      <span className="dq-soft">{words.itemKind(item.box, item.kind, item.lootCard, item.only)}</span>
      <span>{itemLine(item, words)}</span>
      {item.abilities.map((index) => {
        const { id } = ABILITIES[index]!;
        return (
          <span key={id}>
            <b>{words.ability(id)}</b>: {ability(id)?.text}
          </span>
        );
      })}
    </span>
  );
}

function itemLine({ bonuses, abilities }: HeroItem, words: DuelWords): string {
  const points = Object.entries(bonuses).filter(([, by]) => by !== 0);
  const parts = [
    ...points.map(([name, by]) => `${name} ${words.signed(by)}`),
    ...abilities.map((ability) => words.ability(ABILITIES[ability]!.id)),
  ];
  return parts.length === 0 ? words.bare : parts.join(' · ');
}

/** DQ-P6: items from loot cards lie open beside the sheet. */
function LootCards({ items }: { readonly items: readonly HeroItem[] }) {
  const words = useWords();
  const cards = items.filter((item) => item.lootCard !== null);
  if (cards.length === 0) return null;
  return (
    <ul className="dq-loot" aria-label={words.lootCards}>
      {cards.map((item) => (
        <li key={item.box}>
          <Icon body={pictureOfBox(item.box, item)} />
          <span>
            <b>{item.name}</b>
            <small>{itemLine(item, words)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function AbilityList({
  abilities,
  seat,
}: {
  readonly abilities: readonly AbilityPanel[];
  readonly seat: number;
}) {
  const words = useWords();
  const own = abilities.filter((ability) => ability.copies > 0 && !ability.inert);
  return (
    <ul className="dq-abilities" aria-label={words.abilities}>
      {own.map((ability) => {
        const spent = ability.left === 0 && ability.list !== 'passive';
        return (
          <li
            key={ability.id}
            data-ability={`${seat}.${ability.id}`}
            className={classes(spent && 'dq-spent')}
          >
            <Term id={ability.id}>{words.ability(ability.id)}</Term>
            {spent && <span className="sr-only">, {words.used}</span>}
            {ability.left > 1 && ability.copies > 1 && <small> ×{ability.left}</small>}
          </li>
        );
      })}
    </ul>
  );
}
