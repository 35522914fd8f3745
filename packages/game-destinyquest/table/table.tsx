/** The duel's table: two sheets face to face, the dice between them, the steps above and the question below. */
import { type GameEvent, SPECTATOR } from '@fray/engine';
import { Overlay, type TableProps } from '@fray/kit';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type DuelView, heroPanel, papers, type Tray, tray } from '../src/index.js';
import { type AbilityChoice, abilityChoices, aimsOf } from './acting/choices.js';
import { Question } from './acting/question.js';
import { DiceTray } from './dice/dice-tray.js';
import { LastBlow, useLastBlow } from './dice/last-blow.js';
import { StepLine } from './dice/step-line.js';
import { move } from './movements.js';
import { HeroSheet } from './sheet/hero-sheet.js';
import './table.css';
import './table-parts.css';
import './table-small.css';

const NO_EVENTS: readonly GameEvent[] = [];
const NO_CHOICES: readonly AbilityChoice[] = [];

/** Once the blow has landed there is nothing left to foresee. */
function landed(now: Tray): Tray {
  return now.window === 'e' || now.window === 'f' ? { ...now, forecast: null } : now;
}

export function Table(props: TableProps<DuelView>) {
  const { seat, names, view, outcome, beat, playing, book, reader } = props;
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (beat !== undefined && root.current !== null) move(root.current, beat);
  }, [beat]);

  const panels = [heroPanel(view, 0), heroPanel(view, 1)];
  const dice = landed(tray(view));
  const left = seat === SPECTATOR ? 0 : seat;
  const blow = useLastBlow(props.last, view.table);
  const { moves, refused, onChoose } = props;
  const [picked, setPicked] = useState<string>();
  // A new question closes what was open.
  useEffect(() => setPicked(undefined), [moves]);
  const own = panels[seat];
  const choices = useMemo(
    () => (own === undefined ? NO_CHOICES : abilityChoices(own, moves, refused, view)),
    [moves, refused, view],
  );
  const choice = choices.find(({ ability }) => ability.id === picked);
  const stake = outcome === null ? dice.forecast : null;
  const play = ({ ability, offers }: AbilityChoice): void =>
    offers.length === 1 ? onChoose(offers[0]!) : setPicked(ability.id);
  const sheet = (side: number) => (
    <HeroSheet
      table={view.table}
      seat={side}
      mine={side === seat}
      panel={panels[side]!}
      player={names[side]!}
      stake={stake?.at === side ? stake : undefined}
      toAct={!playing && props.asked.includes(side)}
      choices={side === seat ? choices : NO_CHOICES}
      onPlay={play}
    />
  );
  return (
    <div ref={root} className="dq">
      <div className="dq-table">
        <StepLine step={dice.step} window={dice.window} mine={props.asked.includes(seat)} />
        {sheet(left)}
        <DiceTray
          tray={dice}
          panels={panels}
          left={left}
          names={names.map((name, i) => (i === seat ? undefined : name))}
          papers={papers(view)}
          events={beat?.phase === 'trail' ? beat.events : NO_EVENTS}
          aims={aimsOf(choice, dice.window, seat)}
          onAim={onChoose}
          blow={blow !== undefined && <LastBlow blow={blow} book={book} reader={reader} />}
        />
        {sheet(1 - left)}
        {outcome === null && <Question props={props} choices={choices} picked={picked} onPick={setPicked} />}
      </div>
      <Overlay />
    </div>
  );
}
