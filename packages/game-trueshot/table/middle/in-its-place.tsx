/** What would change if the pet that was turned up took the place of one of mine. */
import { PETS } from '../../src/index.js';
import { TURNED } from '../acting/aim-of.js';
import { useLexicon } from '../lexicon.js';
import { useTable } from '../table-context.js';

/** Behind the three types: whoever has none neither has nor suffers an edge. */
const TYPELESS = 3;

export function InItsPlace({ pet, id }: { readonly pet: number; readonly id: string }) {
  const { table, pointing, rivals } = useTable();
  const { words, pet: nameOf } = useLexicon();
  const { picked, open } = pointing.choosing;
  if (picked !== TURNED || !open.includes(id)) return null;
  const [old, next] = [PETS[table.kind[pet]!]!, PETS[table.shown]!];
  const beaten = (type: number): readonly string[] =>
    rivals.flatMap((owner) =>
      [0, 1, 2].flatMap((place) => {
        const kind = table.kind[table.row[owner * 3 + place]!] ?? -1;
        return kind >= 0 && beats(type, PETS[kind]!.type) ? [nameOf(kind)] : [];
      }),
    );
  const [had, has] = [beaten(old.type), beaten(next.type)];
  const notes = [
    words.gainsEdge(has.filter((name) => !had.includes(name))),
    words.losesEdge(had.filter((name) => !has.includes(name))),
  ];
  return (
    <p className="tl-swap">
      <b>{words.inItsPlace(nameOf(table.shown))}</b>
      <span>
        {words.attack} {signed(next.attack - old.attack)}, {words.health} {signed(next.health - old.health)}
      </span>
      {notes.filter(Boolean).map((note) => (
        <span key={note}>{note}</span>
      ))}
    </p>
  );
}

function beats(type: number, other: number): boolean {
  return type !== TYPELESS && other !== TYPELESS && (type + 1) % TYPELESS === other;
}

function signed(n: number): string {
  return n === 0 ? '±0' : n > 0 ? `+${n}` : `−${-n}`;
}
