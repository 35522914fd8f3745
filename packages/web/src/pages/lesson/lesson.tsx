/** A lesson: fetched, begun where one left it, and its end. */
import { START } from '@fray/lessons';
import { useCallback, useEffect, useState } from 'react';
import { titleOf } from '../../games/facts.js';
import { LessonTable } from '../../learn/lesson-table.js';
import { type OpenLesson, openLesson } from '../../learn/lessons.js';
import { keepProgress, progressOf } from '../../learn/progress.js';
import { texts } from '../../texts/index.js';
import { Loading } from '../loading.js';
import { Problem } from '../problem.js';
import { Learnt } from './learnt.js';

export function LessonPage({ game, id }: { readonly game: string; readonly id: string | undefined }) {
  const [opened, setOpened] = useState<OpenLesson | string>();
  useEffect(() => {
    setOpened(undefined);
    void openLesson(game, id).then((result) => setOpened(result.ok ? result.value : result.error));
  }, [game, id]);
  if (opened === undefined) return <Loading />;
  if (typeof opened === 'string') return <Problem title={texts().learn.title(titleOf(game))} text={opened} />;
  return <Opened key={opened.lesson.id} {...opened} />;
}

function Opened({ lesson, rules }: OpenLesson) {
  const [done, setDone] = useState(false);
  const [from, setFrom] = useState(() => {
    const { place } = progressOf(lesson.game, lesson.id);
    return place !== undefined && place.chapter < lesson.chapters.length ? place : START;
  });
  const finish = useCallback(() => {
    keepProgress(lesson.game, lesson.id, { place: START, done: true });
    setDone(true);
  }, [lesson]);
  if (!done)
    return <LessonTable game={rules.game} lesson={lesson} rules={rules} from={from} onDone={finish} />;
  const again = (): void => {
    setFrom(START);
    setDone(false);
  };
  return <Learnt lesson={lesson} seats={rules.game.seats} onAgain={again} />;
}
