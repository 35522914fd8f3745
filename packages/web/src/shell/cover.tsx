/** Between two players at one screen: nothing of either is shown. */
import { Button, SeatMark } from '@fray/kit';
import { useEffect, useRef } from 'react';
import { texts } from '../texts/index.js';
import { useTitle } from './use-attention.js';
import './cover.css';

export interface CoverProps {
  readonly game: string;
  readonly seat: number;
  readonly name: string;
  readonly onUncover: () => void;
}

export function Cover({ game, seat, name, onUncover }: CoverProps) {
  const box = useRef<HTMLDivElement>(null);
  useTitle(texts().table.coverTitle(name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is another cover
  useEffect(() => box.current?.querySelector('button')?.focus(), [seat]);
  return (
    <main className="cover" id="main" data-game={game}>
      <div className="cover-sheet" ref={box}>
        <SeatMark seat={seat} size={44} />
        <h1>{texts().table.coverTitle(name)}</h1>
        <p>{texts().table.coverText}</p>
        <Button kind="main" onClick={onUncover}>
          {texts().table.coverButton(name)}
        </Button>
      </div>
    </main>
  );
}
