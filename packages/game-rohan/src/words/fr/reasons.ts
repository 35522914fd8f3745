/** Why a card would be good, in a few words after its name. */
import { grammarOf, type Sentence } from '@fray/engine';

const { listed } = grammarOf('fr');

export const REASONS: Readonly<Record<'assault-change', Sentence>> = {
  'assault-change': ({ hurts, spares }) => {
    const [theirs, mine] = [Number(hurts), Number(spares)];
    const parts = [
      ...(theirs > 0 ? [`coûte ${theirs} de Santé de plus à l’autre camp`] : []),
      ...(theirs < 0 ? [`épargne ${-theirs} de Santé à l’autre camp`] : []),
      ...(mine > 0 ? [`t’épargne ${mine} de Santé`] : []),
      ...(mine < 0 ? [`te coûte ${-mine} de Santé`] : []),
    ];
    return `au prochain Assaut, cela ${listed(parts)}`;
  },
};
