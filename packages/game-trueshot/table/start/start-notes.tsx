/** What everybody starts with, how a strike counts, and what comes next: beside the first choice. */
import { Icon } from '@fray/kit';
import type { TrueshotView } from '../../src/index.js';
import type { Lexicon } from '../lexicon.js';
import { ATTACK, COIN, HEART, SPELL, TYPE_PICTURES, weaponPicture } from '../pictures.js';

export function StartNotes({ lexicon, table }: { readonly lexicon: Lexicon; readonly table: TrueshotView }) {
  const { words } = lexicon;
  return (
    <div className="tl-notes">
      <section className="tl-note">
        <header>
          <b>{words.startWith}</b> <span className="tl-soft">{words.asEveryone}</span>
        </header>
        <span className="tl-item">
          <Icon body={weaponPicture('')} />
          <span>
            <b>{words.basicWeapon}</b>
            <br />
            <Icon body={ATTACK} label={words.attack} /> {table.weaponAttack[0]} {words.cannotBeLost}
          </span>
        </span>
        <span className="tl-lodge-figures">
          <span>
            <Icon body={HEART} /> <b>{table.health[0]}</b> {words.health}
          </span>
          <span>
            <Icon body={COIN} /> <b>{table.coins[0]}</b> {words.coins}
          </span>
          <span>
            <Icon body={SPELL} /> {words.inHand(table.sizes.hands[0]!)}
          </span>
        </span>
      </section>
      <section className="tl-note">
        <header>
          <b>{words.next}</b>
        </header>
        <p>{words.nextText}</p>
      </section>
      <section className="tl-note">
        <header>
          <b>{words.strikeCounts}</b> <span className="tl-soft">{words.plusOne}</span>
        </header>
        <p className="tl-circle">
          {TYPE_PICTURES.map((sign, type) => (
            <span key={sign} className={`tl-circle-type tl-type-${type}`}>
              <Icon body={sign} /> <b>{words.types[type]}</b> <span aria-hidden="true">→</span>
            </span>
          ))}
        </p>
        <p className="tl-soft">{words.edgeCircle}</p>
      </section>
    </div>
  );
}
