export { type Card, type Chapter, cardsOf, type Lesson, minutesOf, type Words } from './lesson.js';
export { LessonRun, type Place, START } from './lesson-run.js';
export { parseLesson } from './parse-lesson.js';
export { stretchesOf } from './stretches.js';
