/** What everybody starts with, how a strike counts, and what comes next: beside the first choice. */
import { Icon } from '@fray/kit';
import { Bow } from '../cards/bow.js';
import { useLexicon } from '../lexicon.js';
import { ATTACK, COIN, HEART, SPELL, TYPE_PICTURES } from '../pictures.js';
import { useTable } from '../table-context.js';

export function StartNotes() {
  const { table } = useTable();
  const { words } = useLexicon();
  return (
    <>
      <section className="tl-note tl-note-left">
        <h3>
          {words.startWith}, {words.asEveryone}
        </h3>
        <p className="tl-note-bow">
          <Bow weapon={-1} />
          <span>
            <b>{words.basicWeapon}</b>
            <br />
            <Icon body={ATTACK} label={words.attack} /> {table.weaponAttack[0]} {words.cannotBeLost}
          </span>
        </p>
        <p className="tl-figures">
          <span className="tl-health">
            <Icon body={HEART} /> {table.health[0]} {words.health}
          </span>
          <span className="tl-coins">
            <Icon body={COIN} /> {table.coins[0]} {words.coins}
          </span>
          <span className="tl-spells">
            <Icon body={SPELL} /> {words.inHand(table.sizes.hands[0]!)}
          </span>
        </p>
        <h3>{words.next}</h3>
        <p>{words.nextText}</p>
      </section>
      <section className="tl-note tl-note-right">
        <h3>
          {words.strikeCounts}: {words.plusOne}
        </h3>
        {TYPE_PICTURES.map((sign, type) => (
          <p key={sign} className={`tl-circle tl-type-${type}`}>
            <Icon body={sign} /> <b>{words.types[type]}</b> <span aria-hidden="true">→</span>{' '}
            <Icon body={TYPE_PICTURES[(type + 1) % TYPE_PICTURES.length]!} />
          </p>
        ))}
        <p>{words.edgeCircle}</p>
      </section>
    </>
  );
}
