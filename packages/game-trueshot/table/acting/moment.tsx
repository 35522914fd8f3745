/** What comes to the middle: a spell that is cast, a weapon that strikes, a hunter who is out. */
import { avatarFor, Face, Middle, numberIn, type ShownBeat, textIn, usePerson } from '@fray/kit';
import { spellKind, type TrueshotView, weaponKind } from '../../src/index.js';
import { Bow } from '../cards/bow.js';
import { SpellCard } from '../cards/spell-card.js';
import { useTable } from '../table-context.js';

/** Events that are shown in the middle. */
export const MOMENTS: ReadonlySet<string> = new Set(['cast', 'weapon-strike', 'eliminated']);

export function Moment({ beat }: { readonly beat: ShownBeat<TrueshotView> }) {
  const { props } = useTable();
  const { event, n } = beat;
  const seat = MOMENTS.has(event.type) ? numberIn(event, 'seat') : 0;
  const person = usePerson(seat);
  if (!MOMENTS.has(event.type)) return null;
  const told = props.book.event(event, props.reader)?.words ?? [];
  const line = told.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  const card = event.type === 'eliminated' ? '' : textIn(event, 'by').split(':')[1]!;
  return (
    <Middle id={`${n} ${event.type} ${card}`} line={line} moment={event.type === 'eliminated'}>
      {event.type === 'cast' && <SpellCard spell={spellKind(card)} />}
      {event.type === 'weapon-strike' && <Bow weapon={weaponKind(card)} className="tl-great" />}
      {event.type === 'eliminated' && (
        <span className="tl-great">
          <Face id={person?.face ?? avatarFor(props.names[seat]!)} mood="stunned" />
        </span>
      )}
    </Middle>
  );
}
