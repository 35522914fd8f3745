/** How each level thinks about hidden sides, found by `fray ladder shadow-hunters`. */
import type { Levels } from '@fray/engine';

export const LEVELS: Levels = {
  newcomer: { method: 'policy', mistakes: 99 },
  casual: { method: 'policy', mistakes: 66 },
  steady: { method: 'policy', mistakes: 37 },
  strong: { method: 'policy', mistakes: 0 },
};
