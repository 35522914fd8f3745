/** Template Game, put together. */
import { concede, defineGame, type Game } from '@fray/engine';
import { judge, policy } from './knowledge.js';
import { act, end, LAST_TURN, match } from './rules.js';
import { audit, clone, SEATS, type State, setup } from './state.js';
import { CONCEDE, VERBS } from './verbs.js';
import { sample, type View, view } from './view.js';

export const game: Game<State, View> = defineGame<State, View>({
  id: 'template-game',
  version: '1',
  minutes: 5,
  seats: { min: SEATS, max: SEATS },
  /** One decision a turn, and somebody may concede. */
  maxDecisions: LAST_TURN + 1,
  verbs: VERBS,
  options: [],
  procedures: [match],
  decisions: [act],
  start: match,
  standing: concede(CONCEDE, 'TG-7', (_s, run, seat) => end(run, [1 - seat], 'TG-7', 'conceded')),
  books: { en: () => import('./words/en.js').then((book) => book.english) },
  knowledge: { judge, policy },
  setup,
  clone,
  view,
  sample,
  audit,
});
