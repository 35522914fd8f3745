/** Whoever is chosen: face, style, how one has fared, one's side, advice; then one sits down. */
import type { Persona } from '@fray/bots';
import type { AnyGame, LevelId, WordBook } from '@fray/engine';
import { Button, Face, SwitchField } from '@fray/kit';
import { useState } from 'react';
import { Link } from 'wouter';

import { texts } from '../../texts/index.js';
import { type Faced, scoreAgainst } from './faced.js';
import { SideChoice } from './side-choice.js';
import { Traits } from './traits.js';
import { useSit } from './use-sit.js';

export interface ChosenProps {
  readonly game: AnyGame;
  readonly book: WordBook;
  readonly persona: Persona;
  readonly level: LevelId;
  readonly faced: readonly Faced[];
}

export function Chosen({ game, book, persona, level, faced }: ChosenProps) {
  const { bots, advice: words } = texts();
  const [side, setSide] = useState('0');
  const [advice, setAdvice] = useState(true);
  const { sit, wrong } = useSit(game, { persona: persona.id, level, side, advice });
  const { name, says } = bots.cast[persona.id];
  const { won, lost } = scoreAgainst(faced, persona.id);
  return (
    <aside className="bots-chosen" aria-label={bots.as(name, bots.levels[level])}>
      <Face id={persona.id} />
      <div className="bots-chosen-words">
        <h2>{bots.as(name, bots.levels[level])}</h2>
        <p className="bots-says">{says}</p>
        <Traits persona={persona.id} />
        <p className="bots-score">{bots.score(name, won, lost)}</p>
        {game.seats.min === 2 && <SideChoice game={game} book={book} value={side} onChange={setSide} />}
        <SwitchField label={words.allow} help={words.allowHelp} value={advice} onChange={setAdvice} />
        <Button kind="main" onClick={() => void sit()}>
          {bots.sit}
        </Button>
        {wrong !== '' && (
          <p className="problem" role="alert">
            {wrong}
          </p>
        )}
        <p className="bots-small">
          {bots.minutes(game.minutes)} · <Link href={`/new/${game.id}/bot`}>{bots.houseRules}</Link>
        </p>
      </div>
    </aside>
  );
}
