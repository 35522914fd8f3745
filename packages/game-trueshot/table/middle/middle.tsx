/** The middle of the table: piles with their discards, the shop, and what was just turned up. */
import { classes, Icon, type TableProps } from '@fray/kit';
import { PET_IDS, SPELL_IDS, type TrueshotView, WEAPON_IDS } from '../../src/index.js';
import { LargePet } from '../cards/large-pet.js';
import type { Lexicon } from '../lexicon.js';
import { ATTACK, PAW, petPicture, SPELL, spellPicture, weaponPicture } from '../pictures.js';
import { CastSpell } from './cast-spell.js';
import { Draft } from './draft.js';
import { Shop } from './shop.js';

const PREPARATION = 1;
const COMBAT = 2;
const ROUND_END = 3;

interface MiddleProps {
  readonly props: TableProps<TrueshotView>;
  readonly lexicon: Lexicon;
}

export function Middle({ props, lexicon }: MiddleProps) {
  const { moves, onChoose } = props;
  const { table } = props.view;
  const aside = table.phase === PREPARATION || table.phase === ROUND_END;
  return (
    <>
      {aside && <Piles table={table} lexicon={lexicon} aside />}
      <div className="tl-middle">
        {!aside && <Piles table={table} lexicon={lexicon} />}
        {table.phase === ROUND_END ? (
          <Draft props={props} lexicon={lexicon} />
        ) : (
          <Shop {...{ table, lexicon, moves, onChoose }} />
        )}
        <Turned table={table} lexicon={lexicon} />
        {table.phase === COMBAT && <CastSpell props={props} lexicon={lexicon} />}
      </div>
    </>
  );
}

interface PilesProps {
  readonly table: TrueshotView;
  readonly lexicon: Lexicon;
  readonly aside?: boolean;
}

function Piles({ table, lexicon, aside = false }: PilesProps) {
  const { words } = lexicon;
  const last = <T,>(cards: readonly T[]): T | undefined => cards[cards.length - 1];
  const [pet, weapon, spell] = [last(table.petDiscard), last(table.weaponDiscard), last(table.spellDiscard)];
  const piles = [
    [words.pets, table.petPile.length, table.petDiscard.length, PAW, pet, petPicture, PET_IDS],
    [
      words.weapons,
      table.weaponPile.length,
      table.weaponDiscard.length,
      ATTACK,
      weapon,
      weaponPicture,
      WEAPON_IDS,
    ],
    [words.spellPile, table.sizes.spells, table.spellDiscard.length, SPELL, spell, spellPicture, SPELL_IDS],
  ] as const;
  return (
    <div className={classes('tl-piles', aside && 'tl-piles-aside')}>
      {piles.map(([name, count, out, back, card, picture, ids]) => (
        <Pile
          key={name}
          face={card === undefined ? undefined : picture(ids[card] ?? '')}
          {...{ name, count, out, back, lexicon }}
        />
      ))}
    </div>
  );
}

interface PileProps {
  readonly name: string;
  readonly count: number;
  readonly out: number;
  readonly back: string;
  readonly face: string | undefined;
  readonly lexicon: Lexicon;
}

function Pile({ name, count, out, back, face, lexicon }: PileProps) {
  return (
    <div className="tl-pile">
      <span>{name}</span>
      <span className="tl-pile-cards">
        <span className="tl-back">
          <Icon body={back} />
        </span>
        <span className="tl-discard">{face !== undefined && <Icon body={face} />}</span>
      </span>
      <span className="tl-soft">
        <b>{count}</b> · {lexicon.words.out(out)}
      </span>
    </div>
  );
}

/** A pet that was just turned up and waits for an answer. */
function Turned({ table, lexicon }: { readonly table: TrueshotView; readonly lexicon: Lexicon }) {
  const { shown, phase } = table;
  if (phase !== PREPARATION || PET_IDS[shown] === undefined) return null;
  return <LargePet kind={shown} lexicon={lexicon} />;
}
