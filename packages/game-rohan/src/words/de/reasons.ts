/** Why a card would be good, in a few words after its name. */
import { grammarOf, type Sentences } from '@fray/engine';
import type { Reasons } from '../ids.js';

const { listed } = grammarOf('de');

export const REASONS: Sentences<Reasons> = {
  'assault-change': ({ hurts: theirs, spares: mine }) => {
    const parts = [
      ...(theirs > 0 ? [`kostet es die andere Seite ${theirs} Lebenskraft mehr`] : []),
      ...(theirs < 0 ? [`erspart es der anderen Seite ${-theirs}`] : []),
      ...(mine > 0 ? [`rettet es dir ${mine} Lebenskraft`] : []),
      ...(mine < 0 ? [`kostet es dich ${-mine} Lebenskraft`] : []),
    ];
    return `im nächsten Ansturm ${listed(parts)}`;
  },
};
