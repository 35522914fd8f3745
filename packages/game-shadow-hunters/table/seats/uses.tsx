/** House rules that go once a match: bright while they can still be used, struck through when they are gone. */
import { classes, Icon } from '@fray/kit';
import { HOUSE_IDS, isUsedUp, type ShadowView } from '../../src/index.js';
import type { Lexicon } from '../lexicon.js';
import { HOUSE_PICTURES } from '../pictures.js';

interface UsesProps {
  readonly table: ShadowView;
  readonly player: number;
  readonly lexicon: Lexicon;
}

export function Uses({ table, player, lexicon: { words } }: UsesProps) {
  const { blurUses, standUses, doubleUses } = table.options;
  const used: Readonly<Record<string, boolean>> = {
    blur: isUsedUp(table.blurred, player, blurUses),
    lastStand: isUsedUp(table.stood, player, standUses),
    doubleIt: isUsedUp(table.doubled, player, doubleUses),
  };
  return (
    <span className="sh-uses">
      {HOUSE_IDS.flatMap((rule, i) => {
        if ((table.house & (1 << i)) === 0 || used[rule] === undefined) return [];
        const gone = used[rule];
        const name = words.short[rule]!;
        const says = gone ? words.spentRule(name) : words.readyRule(name);
        return [
          <span key={rule} className={classes('sh-use', gone && 'sh-spent')} title={says}>
            <Icon body={HOUSE_PICTURES[rule]!} />
            <span className="sr-only">{says}</span>
          </span>,
        ];
      })}
    </span>
  );
}
