/** On one's own sheet: what one has learnt, and the puzzle of the day. */
import { Icon } from '@fray/kit';
import { Link } from 'wouter';
import { faceOf } from '../../games/faces.js';
import { gameFacts, titleOf } from '../../games/facts.js';
import { progressOf } from '../../learn/progress.js';
import { dayOf } from '../../puzzles/of-day.js';
import { todaysPuzzle } from '../../puzzles/puzzles.js';
import { solvedOf, solvedOnDay } from '../../puzzles/solved.js';
import { texts } from '../../texts/index.js';
import './learning.css';

/** Every game's first lesson, those done with a tick, and how many of all lessons that makes. */
export function LessonsPart() {
  const { home, learn } = texts();
  const taught = gameFacts.filter(({ lessons }) => lessons.length > 0);
  if (taught.length === 0) return null;
  const all = taught.flatMap(({ id, lessons }) => lessons.map((lesson) => progressOf(id, lesson.id).done));
  return (
    <section className="sheet-part" aria-label={home.lessons}>
      <h2 className="sheet-title">
        {home.lessons} <span>{home.lessonsDone(all.filter((done) => done).length, all.length)}</span>
      </h2>
      <ul className="sheet-lessons">
        {taught.map((game) => {
          const [first] = game.lessons;
          const { done } = progressOf(game.id, first!.id);
          const state = done ? learn.learnt : learn.learnIn(first!.minutes);
          return (
            <li key={game.id}>
              <Link
                href={`/learn/${game.id}`}
                className="sheet-sign side-0"
                data-game={game.id}
                data-done={done}
                aria-label={`${game.title}: ${state}`}
                title={`${game.title}: ${state}`}
              >
                <SignIcon game={game.id} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function SignIcon({ game }: { readonly game: string }) {
  const sign = faceOf(game)?.sign;
  return sign === undefined ? null : <Icon body={sign} />;
}

export function Sign({ game }: { readonly game: string }) {
  return (
    <span className="sheet-sign side-0" data-game={game}>
      <SignIcon game={game} />
    </span>
  );
}

export function LineWords({ title, soft }: { readonly title: string; readonly soft: string }) {
  return (
    <span className="sheet-words">
      <b>{title}</b>
      <span className="soft">{soft}</span>
    </span>
  );
}

export function PuzzlePart() {
  const { puzzles: words, home } = texts();
  const today = todaysPuzzle();
  if (today === undefined) return null;
  const shelf = gameFacts.find(({ id }) => id === today.game)!.puzzles;
  const { aim } = shelf.find(({ id }) => id === today.id)!;
  const solved = solvedOf(today) !== undefined;
  return (
    <section className="sheet-part" aria-label={words.today}>
      <h2 className="sheet-title">
        {words.today} <Link href="/puzzles">{home.allPuzzles}</Link>
      </h2>
      <div className="sheet-line">
        <Sign game={today.game} />
        <LineWords title={words.aims[aim]} soft={titleOf(today.game)} />
        <Link href={`/puzzle/${today.game}/${today.id}`} className="button button-plain">
          {solved ? words.look : words.solve}
        </Link>
      </div>
      <Week />
    </section>
  );
}

const DAYS = 7;

/** The last seven days, those with their puzzle solved filled in. */
function Week() {
  const { puzzles: words } = texts();
  const { lang } = document.documentElement;
  const days = Array.from({ length: DAYS }, (_, i) => {
    const date = new Date();
    date.setDate(date.getDate() - (DAYS - 1 - i));
    return date;
  });
  const long = new Intl.DateTimeFormat(lang, { weekday: 'long' });
  const short = new Intl.DateTimeFormat(lang, { weekday: 'narrow' });
  return (
    <ol className="puzzle-week" aria-label={words.week}>
      {days.map((date) => {
        const solved = solvedOnDay(dayOf(date));
        return (
          <li key={dayOf(date)} data-solved={solved} title={words.day(long.format(date), solved)}>
            <span className="sr-only">{words.day(long.format(date), solved)}</span>
            <span aria-hidden="true" className="puzzle-day">
              {solved ? '✓' : ''}
            </span>
            <span aria-hidden="true">{short.format(date)}</span>
          </li>
        );
      })}
    </ol>
  );
}
