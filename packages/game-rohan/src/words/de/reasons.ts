/** Why a card would be good, in a few words after its name. */
import { grammarOf, type Sentence } from '@fray/engine';

const { listed } = grammarOf('de');

export const REASONS: Readonly<Record<'assault-change', Sentence>> = {
  'assault-change': ({ hurts, spares }) => {
    const [theirs, mine] = [Number(hurts), Number(spares)];
    const parts = [
      ...(theirs > 0 ? [`kostet es die andere Seite ${theirs} Lebenskraft mehr`] : []),
      ...(theirs < 0 ? [`erspart es der anderen Seite ${-theirs}`] : []),
      ...(mine > 0 ? [`rettet es dir ${mine} Lebenskraft`] : []),
      ...(mine < 0 ? [`kostet es dich ${-mine} Lebenskraft`] : []),
    ];
    return `im nächsten Ansturm ${listed(parts)}`;
  },
};
