/** The end of a lesson: who waits at the table, one button to a first match that starts at once, and the other lessons. */
import { Button, Face } from '@fray/kit';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { factsOf } from '../../games/facts.js';
import { SceneView } from '../../games/scene.js';
import { keepTold } from '../../learn/first/matches-seen.js';
import { inWords, type OpenLesson } from '../../learn/lessons.js';
import { usePlay } from '../../session/begin/use-play.js';
import { texts } from '../../texts/index.js';
import { Page } from '../page.js';
import './learnt.css';

const FIRST = 'grishk';

export interface LearntProps {
  readonly lesson: OpenLesson['lesson'];
  readonly seats: OpenLesson['rules']['game']['seats'];
  readonly onAgain: () => void;
}

export function Learnt({ lesson, seats, onAgain }: LearntProps) {
  const { learn: words, bots } = texts();
  const { game } = lesson;
  const { play, wrong } = usePlay('newcomer');
  const more = (factsOf(game)?.lessons ?? []).filter(({ id }) => id !== lesson.id);
  // The lesson has told what the card of a first match would.
  useEffect(() => keepTold(game), [game]);
  const { name, says } = bots.cast[FIRST];
  return (
    <Page title={inWords(lesson.title)} wide>
      <section className="learnt" data-game={game} aria-labelledby="learnt">
        <SceneView game={game} />
        <div className="learnt-words">
          <h1 id="learnt">{words.done}</h1>
          <div className="learnt-rival">
            <Face id={FIRST} mood="sly" />
            <p>
              <b>{bots.as(name, bots.levels.newcomer)}</b>
              <span>{says}</span>
            </p>
          </div>
          <Button kind="main" onClick={() => void play({ id: game, seats })}>
            {words.playFirst(name)}
          </Button>
          {wrong !== undefined && <p className="problem">{wrong.text}</p>}
          <div className="learnt-ways">
            <Button kind="quiet" onClick={onAgain}>
              {words.again}
            </Button>
            {more.map(({ id, title }) => (
              <Link key={id} href={`/learn/${game}/${id}`} className="button button-quiet">
                {title}
              </Link>
            ))}
          </div>
        </div>
      </section>
    </Page>
  );
}
