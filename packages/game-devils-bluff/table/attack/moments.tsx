/** What comes to the middle of the map: cards that are turned over, somebody who falls, a gang that runs. */
import { plain } from '@fray/engine';
import { Middle, numberIn, type ShownBeat, type TableProps, textIn, textsIn } from '@fray/kit';
import { CARD_IDS, type DevilsView } from '../../src/index.js';
import { PlayingCard } from '../cards/playing-card.js';
import { SmallFace } from '../fighters/faces.js';
import type { DevilsWords } from '../words/en.js';

interface MomentProps {
  readonly props: TableProps<DevilsView>;
  /** Both stand on the street: cards fall there. */
  readonly dueling: boolean;
  readonly words: DevilsWords;
}

export function Moment({ props, dueling, words }: MomentProps) {
  const { beat, book, reader } = props;
  if (beat === undefined || beat.phase === 'lead') return null;
  const thing = thingOf(beat, dueling, words);
  if (thing === null) return null;
  const told = book.event(beat.event, reader);
  return (
    <Middle
      id={beat.key}
      moment={beat.event.type !== 'revealed' && beat.event.type !== 'rolled'}
      line={told === undefined ? undefined : plain(told.words)}
      note={told?.small}
    >
      {thing}
    </Middle>
  );
}

function thingOf({ event, after }: ShownBeat, dueling: boolean, words: DevilsWords) {
  const cards = (ids: readonly string[]) => (
    <span className="db-middle-cards">
      {ids.map((id) => (
        <PlayingCard key={id} card={CARD_IDS.indexOf(id)} words={words} size="large" />
      ))}
    </span>
  );
  const table = after.table as DevilsView;
  const faces = (models: readonly number[]) => (
    <span className="db-middle-faces">
      {models.map((model) => (
        <SmallFace key={model} name={table.roster[model]!.name} />
      ))}
    </span>
  );
  switch (event.type) {
    case 'revealed':
      return dueling ? null : cards([textIn(event, 'card')]);
    case 'rolled':
      return cards(textsIn(event, 'cards'));
    case 'removed':
      return faces([numberIn(event, 'model')]);
    case 'routed':
    case 'wavering':
      return faces(leadersOf(table, numberIn(event, 'seat')));
    default:
      return null;
  }
}

function leadersOf(table: DevilsView, gang: number): readonly number[] {
  return table.roster.flatMap((_, model) => (table.seatOf[model] === gang ? [model] : [])).slice(0, 3);
}
