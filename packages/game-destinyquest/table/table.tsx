/** The duel's table: two heroes in the arena, the dice between them, the cards of the moment below. */
import { type GameEvent, SPECTATOR } from '@fray/engine';
import { Middle, numberIn, Overlay, SeatFace, type ShownBeat, Stage, type TableProps } from '@fray/kit';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type DuelView, type HeroPanel, heroPanel, papers, type Tray, tray } from '../src/index.js';
import { Bust } from './busts/bust.js';
import { type AbilityChoice, abilityChoices, aimsOf } from './choices/ability-choices.js';
import { type ChoiceCard, cardsOf } from './choices/cards-of.js';
import { ChoiceCards } from './choices/choice-cards.js';
import { type Foreseen, foresee } from './choices/foresee.js';
import { Question } from './choices/question.js';
import { DiceTray } from './dice/dice-tray.js';
import { LastBlow, useLastBlow } from './dice/last-blow.js';
import { StepLine } from './dice/step-line.js';
import { useWords } from './lexicon.js';
import { move } from './movements.js';
import { Hero } from './seats/hero.js';
import { ArenaWorld } from './world/arena-world.js';
import './css/table.css';
import './css/seats.css';
import './css/dice.css';
import './css/cards.css';
import './css/upright.css';

const NO_EVENTS: readonly GameEvent[] = [];
const NO_CHOICES: readonly AbilityChoice[] = [];
const NO_CARDS: readonly ChoiceCard[] = [];

/** Once the blow has landed there is nothing left to foresee. */
function landed(now: Tray): Tray {
  return now.window === 'e' || now.window === 'f' ? { ...now, forecast: null } : now;
}

export function Table(props: TableProps<DuelView>) {
  const { seat, names, view, outcome, beat, book, reader } = props;
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (beat !== undefined && root.current !== null) move(root.current, beat);
  }, [beat]);

  const panels = [heroPanel(view, 0), heroPanel(view, 1)];
  const dice = landed(tray(view));
  const left = seat === SPECTATOR ? 0 : seat;
  const blow = useLastBlow(props.last, view.table);
  const acting = useActing(props);
  const { cards, foreseen, looked, onLook, choices, choice, onCard, onPlay, picked, setPicked } = acting;
  const ahead = looked === undefined ? undefined : foreseen.get(looked);
  const stake = outcome === null ? dice.forecast : null;
  const stakeOf = (side: number): number => {
    if (ahead !== undefined) return Math.max(0, panels[side]!.health - ahead.health[side]!.least);
    return stake?.at === side ? stake.most : 0;
  };
  const others = names.map((name, i) => (i === seat ? undefined : name));
  const hero = (side: number) => (
    <Hero
      table={view.table}
      seat={side}
      mine={side === seat}
      at={side === left ? 'left' : 'right'}
      panel={panels[side]!}
      player={names[side]!}
      stake={stakeOf(side)}
      choices={side === seat ? choices : NO_CHOICES}
      onPlay={onPlay}
    />
  );
  return (
    <div ref={root} className="dq dq-table">
      <Stage
        wide={[144, 84]}
        tall={[39, 80]}
        world={<ArenaWorld />}
        edges={[left, 1 - left].map((side) => (
          <SeatFace
            key={side}
            seat={side}
            name={names[side]!}
            bare
            bubble="left"
            className={`dq-person dq-person-${side === left ? 'left' : 'right'}`}
          />
        ))}
        frame={
          <>
            {hero(left)}
            {hero(1 - left)}
            <StepLine round={view.table.round} step={dice.step} window={dice.window} />
            <DiceTray
              tray={dice}
              panels={panels}
              left={left}
              names={others}
              papers={papers(view)}
              events={beat?.phase === 'trail' ? beat.events : NO_EVENTS}
              aims={aimsOf(choice, dice.window, seat)}
              onAim={props.onChoose}
              blow={blow !== undefined && <LastBlow blow={blow} book={book} reader={reader} />}
            />
            {outcome === null && (
              <ChoiceCards
                {...{ cards, foreseen, left, onLook }}
                names={others}
                advised={props.advised}
                onChoose={onCard}
              />
            )}
          </>
        }
        prompt={outcome === null && <Question {...{ props, cards, picked, onCard }} onPick={setPicked} />}
        above={
          <>
            <Overlay />
            {beat?.event.type === 'fall' && <Fall beat={beat} panels={panels} names={others} />}
          </>
        }
      />
    </div>
  );
}

interface FallProps {
  readonly beat: ShownBeat;
  readonly panels: readonly HeroPanel[];
  readonly names: readonly (string | undefined)[];
}

/** The last blow: light falls on whoever goes down. */
function Fall({ beat, panels, names }: FallProps) {
  const words = useWords();
  const seat = numberIn(beat.event, 'seat');
  return (
    <Middle id={`${beat.n} ${seat}`} moment line={words.falls(names[seat])}>
      <span className="dq-fall">
        <Bust hero={panels[seat]!.hero} marks={panels[seat]!.marks} fallen />
      </span>
    </Middle>
  );
}

/** What I may choose, what each of it comes to, and what I am looking at. */
function useActing(props: TableProps<DuelView>) {
  const { game, seat, view, moves, refused, book, onChoose } = props;
  const words = useWords();
  const [picked, setPicked] = useState<string>();
  const [looked, onLook] = useState<string>();
  // A new question closes what was open.
  useEffect(() => {
    setPicked(undefined);
    onLook(undefined);
  }, [moves]);
  const choices = useMemo(
    () => (seat === SPECTATOR ? NO_CHOICES : abilityChoices(heroPanel(view, seat), moves, refused, view)),
    [seat, moves, refused, view],
  );
  const cards = useMemo(() => {
    if (seat === SPECTATOR || moves.length === 0) return NO_CARDS;
    return cardsOf({ panel: heroPanel(view, seat), moves, choices, picked, glossary: book.glossary, words });
  }, [seat, view, moves, choices, picked, book, words]);
  const foreseen = useMemo(() => {
    const found = new Map<string, Foreseen>();
    for (const { key, offer } of cards)
      if (offer !== undefined) found.set(key, foresee(game, view, offer.move));
    return found;
  }, [cards, game, view]);
  const onPlay = ({ ability, offers }: AbilityChoice): void =>
    offers.length === 1 ? onChoose(offers[0]!) : setPicked(ability.id);
  const onCard = ({ offer, ability }: ChoiceCard): void =>
    offer === undefined ? setPicked(ability) : onChoose(offer);
  const choice = choices.find(({ ability }) => ability.id === picked);
  return { cards, foreseen, looked, onLook, choices, choice, onCard, onPlay, picked, setPicked };
}
