/** Where one is in a lesson: its chapters with their cards as beads, and the way out that keeps the place. */
import { classes } from '@fray/kit';
import { cardsOf, type Lesson, type Place } from '@fray/lessons';
import { Link } from 'wouter';
import { texts } from '../texts/index.js';
import { inWords } from './lessons.js';
import '../shell/head/table-header.css';
import './lesson-header.css';

export function LessonHeader(props: {
  readonly title: string;
  readonly lesson: Lesson;
  readonly place: Place;
}) {
  const { title, lesson, place } = props;
  const words = texts().learn;
  return (
    <header className="table-header lesson-header">
      <Link href="/" className="brand" aria-label={texts().nav.home}>
        Fray
      </Link>
      <h1>{title}</h1>
      <ol className="lesson-way" aria-label={words.way}>
        {lesson.chapters.map((chapter, i) => (
          <li key={chapter.id} aria-current={i === place.chapter ? 'step' : undefined}>
            <span className="lesson-beads" aria-hidden="true">
              {cardsOf(chapter).map((card, at) => (
                <span key={card.line} className={beadOf({ chapter: i, card: at }, place)} />
              ))}
            </span>
            {inWords(chapter.title)}
          </li>
        ))}
      </ol>
      <div className="table-tools">
        <Link href="/" className="chip">
          {words.leave}
        </Link>
      </div>
    </header>
  );
}

function beadOf(bead: Place, now: Place): string {
  const past = bead.chapter < now.chapter || (bead.chapter === now.chapter && bead.card < now.card);
  const here = bead.chapter === now.chapter && bead.card === now.card;
  return classes('lesson-bead', past && 'lesson-past', here && 'lesson-here');
}
