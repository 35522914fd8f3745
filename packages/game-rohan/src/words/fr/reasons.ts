/** Why a card would be good, in a few words after its name. */
import { grammarOf, type Sentences } from '@fray/engine';
import type { Reasons } from '../ids.js';

const { listed } = grammarOf('fr');

export const REASONS: Sentences<Reasons> = {
  'assault-change': ({ hurts: theirs, spares: mine }) => {
    const parts = [
      ...(theirs > 0 ? [`coûte ${theirs} de Santé de plus à l’autre camp`] : []),
      ...(theirs < 0 ? [`épargne ${-theirs} de Santé à l’autre camp`] : []),
      ...(mine > 0 ? [`t’épargne ${mine} de Santé`] : []),
      ...(mine < 0 ? [`te coûte ${-mine} de Santé`] : []),
    ];
    return `au prochain Assaut, cela ${listed(parts)}`;
  },
};
