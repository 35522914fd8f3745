/** Why a card would be good, in a few words after its name. */
import { grammarOf, type Sentences } from '@fray/engine';
import type { Reasons } from '../ids.js';

const { listed } = grammarOf('en');

export const REASONS: Sentences<Reasons> = {
  'assault-change': ({ hurts: theirs, spares: mine }) => {
    const parts = [
      ...(theirs > 0 ? [`takes ${theirs} more Health from the other side`] : []),
      ...(theirs < 0 ? [`lets ${-theirs} off the other side`] : []),
      ...(mine > 0 ? [`saves ${mine} of yours`] : []),
      ...(mine < 0 ? [`costs ${-mine} of yours`] : []),
    ];
    return `in the coming Assault it ${listed(parts)}`;
  },
};
