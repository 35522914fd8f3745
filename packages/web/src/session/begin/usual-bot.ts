/** Who plays where nobody chose a bot: a level that every game has, neither easy nor hard. */
import type { LevelId } from '@fray/engine';

export const USUAL_BOT: LevelId = 'steady';
