/** What everybody shares: piles with their discards, and the shop with what each weapon comes to. */
import { classes, Icon, useEntries } from '@fray/kit';
import type { ReactNode } from 'react';
import { type Bill, PET_IDS, PETS, SPELL_IDS, type TrueshotView, WEAPONS } from '../../src/index.js';
import { Handle } from '../acting/handle.js';
import { Bow } from '../cards/bow.js';
import { CardName } from '../cards/card-name.js';
import { PetFigure } from '../cards/pet-figure.js';
import { type Lexicon, useLexicon } from '../lexicon.js';
import { ATTACK, HEART, PAW, SPELL, spellPicture } from '../pictures.js';
import { useTable } from '../table-context.js';

const OFFERS = ['first', 'second'];

interface PileFacts {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly out: number;
  readonly back: string;
  /** The card that lies on top of the discard. */
  readonly top: { readonly picture: ReactNode; readonly name: string } | undefined;
}

export function Piles() {
  const { table } = useTable();
  const lexicon = useLexicon();
  return (
    <section className="tl-piles" aria-label={lexicon.words.pilesTitle}>
      {pilesOf(table, lexicon).map((facts) => (
        <Pile key={facts.id} {...facts} />
      ))}
    </section>
  );
}

function pilesOf(table: TrueshotView, { words, pet, weapon, spell }: Lexicon): readonly PileFacts[] {
  const last = (cards: readonly number[]): number => cards[cards.length - 1] ?? -1;
  const [a, b, c] = [last(table.petDiscard), last(table.weaponDiscard), last(table.spellDiscard)];
  return [
    {
      ...{ id: 'pets', name: words.pets, count: table.petPile.length, out: table.petDiscard.length },
      back: PAW,
      top:
        PETS[a] === undefined
          ? undefined
          : { name: pet(a), picture: <PetFigure id={PET_IDS[a]!} type={PETS[a].type} /> },
    },
    {
      ...{ id: 'weapons', name: words.weapons, count: table.weaponPile.length },
      out: table.weaponDiscard.length,
      back: ATTACK,
      top: b < 0 ? undefined : { name: weapon(b), picture: <Bow weapon={b} /> },
    },
    {
      ...{ id: 'spells', name: words.spellPile, count: table.sizes.spells, out: table.spellDiscard.length },
      back: SPELL,
      top: c < 0 ? undefined : { name: spell(c), picture: <Icon body={spellPicture(SPELL_IDS[c]!)} /> },
    },
  ];
}

function Pile({ id, name, count, out, back, top }: PileFacts) {
  const { pointing } = useTable();
  const { words } = useLexicon();
  const [pile, discard] = [`pile ${id}`, `discard ${id}`];
  const labelOf = (thing: string): string | undefined => pointing.offerAt(thing)?.label;
  return (
    <div className={`tl-pile tl-pile-${id}`}>
      <div className={classes('tl-stack', pointing.can(pile) && 'tl-may')}>
        <span className="tl-back">
          <Icon body={back} />
          <Handle thing={pile} name={name} />
        </span>
        <b>
          {name} {count}
        </b>
        <span className="tl-can" aria-hidden="true">
          {labelOf(pile)}
        </span>
      </div>
      <div className={classes('tl-stack tl-discard', pointing.can(discard) && 'tl-may')}>
        <span className={classes('tl-top', top === undefined && 'tl-top-empty')}>
          {top?.picture}
          <Handle thing={discard} name={words.out(out)} />
        </span>
        <b>{top === undefined ? words.out(out) : `${top.name} · ${words.out(out)}`}</b>
        <span className="tl-can" aria-hidden="true">
          {labelOf(discard)}
        </span>
      </div>
    </div>
  );
}

export function Shop() {
  const { table } = useTable();
  const { words } = useLexicon();
  if (table.shop.length === 0) return null;
  return (
    <section
      className={classes('tl-shop', table.bills.length === 0 && 'tl-shop-shut')}
      data-spot="shop"
      aria-label={table.bills.length === 0 ? words.shopShut : words.shop}
    >
      {table.shop.map((weapon, i) => (
        <Ware key={weapon} weapon={weapon} bill={table.bills[i]} thing={`ware ${OFFERS[i]}`} />
      ))}
    </section>
  );
}

interface WareProps {
  readonly weapon: number;
  /** Absent while the shop is shut. */
  readonly bill: Bill | undefined;
  readonly thing: string;
}

function Ware({ weapon, bill, thing }: WareProps) {
  const { pointing } = useTable();
  const { words, weapon: nameOf } = useLexicon();
  const entries = useEntries();
  const { id, attack, cost } = WEAPONS[weapon]!;
  return (
    <div className={classes('tl-ware', pointing.can(thing) && 'tl-may')}>
      <Bow weapon={weapon} />
      <span className="tl-ware-words">
        <CardName entry={`weapon:${id}`} name={nameOf(weapon)} />
        <span className="tl-ware-figure">
          <Icon body={ATTACK} label={words.attack} /> {attack}
        </span>
        <span className="tl-ware-text">{entries[`weapon:${id}`]?.text}</span>
      </span>
      {bill === undefined ? (
        <span className="tl-price">
          <b>{cost}</b> <span className="sr-only">{words.cost}</span>
        </span>
      ) : (
        <Price bill={bill} />
      )}
      <Handle thing={thing} name={nameOf(weapon)} />
    </div>
  );
}

function Price({ bill }: { readonly bill: Bill }) {
  const { words } = useLexicon();
  const { price, refund, inHealth, after, short } = bill;
  return (
    <span className={classes('tl-price', short > 0 && 'tl-too-dear')}>
      <span className="sr-only">{inHealth ? words.costInHealth : words.cost}</span>
      <b>
        {refund > 0 ? `${price} − ${refund}` : price}
        {inHealth && <Icon body={HEART} />}
      </b>
      <span>{short > 0 ? words.short(short) : words.leavesYou(after)}</span>
    </span>
  );
}
