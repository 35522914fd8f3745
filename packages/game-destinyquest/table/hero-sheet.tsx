/** A hero's sheet as it lies open on the table: health, attributes, boxes, loot cards, abilities, what runs. */
import { classes, HealthBar, Icon, Popover, Term } from '@fray/kit';
import { useState } from 'react';
import { BOXES, type HeroItem } from '../src/heroes/hero.js';
import {
  ABILITIES,
  type AbilityPanel,
  type AttributePanel,
  type DuelView,
  type HeroPanel,
} from '../src/index.js';
import { effectFacts } from './effects.js';
import { pictureOfAttribute, pictureOfBox, pictureOfCareer } from './pictures.js';
import { capital, signed, WORDS } from './words.js';

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
  const { hero, health, max } = panel;
  const [more, setMore] = useState(() => window.innerWidth > 640);
  return (
    <section className={`dq-sheet side-${seat}`} aria-label={hero.name} data-sheet={seat}>
      <header className="dq-hero">
        <span className="dq-portrait">
          <Icon body={pictureOfCareer(hero.career)} />
        </span>
        <div>
          <h2>{hero.name}</h2>
          <p className="dq-soft">
            {toAct && <span className="dq-to-act" />}
            {WORDS.pathOf(hero.path, hero.career)}
            {player !== hero.name && `, ${player}`}
          </p>
        </div>
      </header>
      <div className="dq-health">
        <p>
          <b data-health={seat}>{Math.max(0, health)}</b> <span className="dq-soft">{WORDS.of(max)}</span>
        </p>
        <HealthBar value={Math.max(0, health)} max={max} stake={stake} label={WORDS.healthOf(hero.name)} />
      </div>
      <dl className="dq-attributes">
        {panel.attributes.map((attribute) => (
          <AttributeRow key={attribute.name} attribute={attribute} seat={seat} />
        ))}
      </dl>
      <Running table={table} seat={seat} panel={panel} />
      <details className="dq-more" open={more} onToggle={(event) => setMore(event.currentTarget.open)}>
        <summary>{WORDS.more}</summary>
        <Boxes items={hero.items} />
        <LootCards items={hero.items} />
        <AbilityList abilities={panel.abilities} seat={seat} />
      </details>
    </section>
  );
}

function AttributeRow({ attribute, seat }: { readonly attribute: AttributePanel; readonly seat: number }) {
  const { name, base, now, causes } = attribute;
  const change = now > base ? 'raised' : now < base ? 'lowered' : undefined;
  return (
    <div className="dq-attribute">
      <dt>
        <Icon body={pictureOfAttribute(name)} /> {capital(name)}
      </dt>
      <dd className={classes(change !== undefined && `figure-${change}`)} data-attribute={`${seat}.${name}`}>
        {causes.length === 0 ? (
          <b>{now}</b>
        ) : (
          <Popover
            content={() => (
              <span className="dq-causes">
                <span>
                  {capital(name)} {base} on the sheet
                </span>
                {causes.map((cause) => (
                  <span key={cause.ability}>
                    {signed(cause.by)} {cause.ability.replaceAll('-', ' ')}
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
              {change} from {base}
            </span>
          </span>
        )}
      </dd>
    </div>
  );
}

function Running({ table, seat, panel }: Pick<HeroSheetProps, 'table' | 'seat' | 'panel'>) {
  const facts = effectFacts(table, seat, panel);
  if (facts.length === 0) return null;
  return (
    <ul className="dq-running" aria-label={WORDS.onIt}>
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
  return (
    <ul className="dq-boxes" aria-label={WORDS.boxes}>
      {BOXES.map((box) => {
        const item = items.find((other) => other.box === box);
        return (
          <li key={box}>
            {item === undefined ? (
              <span className="dq-box dq-box-empty" title={WORDS.emptyBox(box)}>
                <Icon body={pictureOfBox(box)} label={WORDS.emptyBox(box)} />
              </span>
            ) : (
              <Popover
                className={classes('dq-box', item.lootCard !== null && 'dq-box-loot')}
                label={`${capital(box)}: ${item.name}`}
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

export function ItemEntry({ item }: { readonly item: HeroItem }) {
  return (
    <span className="entry">
      <span className="entry-name">{item.name}</span>
      <span className="dq-soft">
        {capital(item.box)}
        {item.kind !== null && `, ${item.kind}`}
        {item.lootCard !== null && `, ${item.lootCard} loot card`}
        {item.only !== null && `, ${item.only} only`}
      </span>
      <span>{itemLine(item)}</span>
      {item.abilities.map((ability) => (
        <span key={ability}>
          <b>{ABILITIES[ability]!.name}</b>: {ABILITIES[ability]!.text}
        </span>
      ))}
    </span>
  );
}

export function itemLine({ bonuses, abilities }: HeroItem): string {
  const points = Object.entries(bonuses).filter(([, by]) => by !== 0);
  const parts = [
    ...points.map(([name, by]) => `${name} ${signed(by)}`),
    ...abilities.map((ability) => ABILITIES[ability]!.name),
  ];
  return parts.length === 0 ? WORDS.bare : parts.join(' · ');
}

/** DQ-P6: items from loot cards lie open beside the sheet. */
function LootCards({ items }: { readonly items: readonly HeroItem[] }) {
  const cards = items.filter((item) => item.lootCard !== null);
  if (cards.length === 0) return null;
  return (
    <ul className="dq-loot" aria-label={WORDS.lootCards}>
      {cards.map((item) => (
        <li key={item.box}>
          <Icon body={pictureOfBox(item.box, item)} />
          <span>
            <b>{item.name}</b>
            <small>{itemLine(item)}</small>
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
  const own = abilities.filter((ability) => ability.copies > 0 && !ability.inert);
  return (
    <ul className="dq-abilities" aria-label={WORDS.abilities}>
      {own.map((ability) => {
        const spent = ability.left === 0 && ability.list !== 'passive';
        return (
          <li
            key={ability.id}
            data-ability={`${seat}.${ability.id}`}
            className={classes(spent && 'dq-spent')}
          >
            <Term id={ability.id}>{ability.name}</Term>
            {spent && <span className="sr-only">, {WORDS.used}</span>}
            {ability.left > 1 && ability.copies > 1 && <small> ×{ability.left}</small>}
          </li>
        );
      })}
    </ul>
  );
}
