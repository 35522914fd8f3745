/** One's side of a duel, each with its drawing, or leaving it to chance. */
import type { AnyGame, WordBook } from '@fray/engine';
import { Icon } from '@fray/kit';
import { useId } from 'react';
import { faceOf } from '../../games/faces.js';
import { texts } from '../../texts/index.js';
import { optionsOf } from '../setup/plan.js';
import { TOSS } from './use-sit.js';

export interface SideChoiceProps {
  readonly game: AnyGame;
  readonly book: WordBook;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SideChoice({ game, book, value, onChange }: SideChoiceProps) {
  const { bots } = texts();
  const name = useId();
  const options = optionsOf(game, {});
  const figures = faceOf(game.id)?.scene.figures ?? [];
  const sides = [0, 1].map((seat) => ({
    value: String(seat),
    label: book.seat(seat, options),
    body: figures.find(({ side }) => side === seat)?.body,
  }));
  return (
    <fieldset className="bots-sides">
      <legend>{bots.side}</legend>
      {[...sides, { value: TOSS, label: bots.toss, body: undefined }].map((side, i) => (
        <label key={side.value} className={`bots-side side-${i}`}>
          <input
            type="radio"
            {...{ name }}
            checked={side.value === value}
            onChange={() => onChange(side.value)}
          />
          {side.body !== undefined && <Icon body={side.body} size={26} />}
          {side.value === TOSS && <span className="bots-toss" aria-hidden="true" />}
          <span>{side.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
