/** How each level thinks about gunfights; measured by `fray ladder devils-bluff`, where a careless choice costs much. */
import type { Levels } from '@fray/engine';

export const LEVELS: Levels = {
  newcomer: { method: 'policy', mistakes: 60 },
  casual: { method: 'policy', mistakes: 45 },
  steady: { method: 'policy', mistakes: 30 },
  strong: { method: 'policy', mistakes: 15 },
  best: { method: 'policy', mistakes: 0 },
};
