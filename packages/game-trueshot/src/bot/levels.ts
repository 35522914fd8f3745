/** How each level thinks about rounds in the lodge, found by `fray ladder trueshot`. */
import type { Levels } from '@fray/engine';

export const LEVELS: Levels = {
  newcomer: { method: 'policy', mistakes: 90 },
  casual: { method: 'policy', mistakes: 70 },
  steady: { method: 'policy', mistakes: 50 },
  strong: { method: 'policy', mistakes: 28 },
  best: { method: 'policy', mistakes: 0 },
};
