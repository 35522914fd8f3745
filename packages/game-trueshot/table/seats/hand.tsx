/** My spells as a fan: those I may cast are lit and go to what they answer by tap or by drag; the others say why not. */
import { classes } from '@fray/kit';
import type { CSSProperties } from 'react';
import { SPELL_IDS } from '../../src/index.js';
import { Handle } from '../acting/handle.js';
import { SpellCard } from '../cards/spell-card.js';
import { useLexicon } from '../lexicon.js';
import { useTable } from '../table-context.js';

const COMBAT = 2;

export function Hand() {
  const { table, pointing } = useTable();
  const { words, spell: nameOf } = useLexicon();
  const { hand, phase } = table;
  const { picked } = pointing.choosing;
  const isAsleep = phase !== COMBAT && !hand.some((spell) => pointing.can(`spell ${SPELL_IDS[spell]}`));
  const fan = { '--count': hand.length } as CSSProperties;
  return (
    <section
      className={classes('tl-hand', isAsleep && 'tl-asleep')}
      data-spot="hand"
      aria-label={words.hand}
      style={fan}
    >
      {isAsleep && hand.length > 0 && <p className="tl-sleep">{words.handAsleep}</p>}
      {hand.map((spell, i) => {
        const id = `spell ${SPELL_IDS[spell]}`;
        // Two copies of a spell are the same card in every way but their place.
        const isFirst = hand.indexOf(spell) === i;
        return (
          <SpellCard
            key={`${id} ${i}`}
            spell={spell}
            may={pointing.can(id) && picked === undefined}
            picked={picked === id}
            style={{ '--from-middle': i - (hand.length - 1) / 2 } as CSSProperties}
          >
            <Foot spell={spell} />
            {isFirst && !isAsleep && <Handle thing={id} name={nameOf(spell)} className="tl-pick-card" />}
          </SpellCard>
        );
      })}
    </section>
  );
}

/** What casting it would do about the strike that waits. */
function Foot({ spell }: { readonly spell: number }) {
  const { table } = useTable();
  const { words, pet } = useLexicon();
  const { declared } = table;
  const rescue = table.rescues.find((each) => each.spell === spell);
  if (rescue === undefined || declared === null) return null;
  const saves = rescue.left > 0;
  const how = rescue.stops ? words.callsOff : rescue.turns ? words.turnsAway : words.leaves(rescue.left);
  const name = pet(table.kind[declared.target]!);
  return (
    <span className={classes('tl-spell-foot', saves && 'tl-saves')}>
      {saves ? `${words.saves(name)}: ${how}` : words.stillFalls(name)}
    </span>
  );
}
