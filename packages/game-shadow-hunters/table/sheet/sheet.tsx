/** The sheet as a drawer: beside the stage where there is room, over its right edge elsewhere, from below on a phone. */
import { Button, classes, Dialog, TableKeys } from '@fray/kit';
import { useContext, useEffect, useState } from 'react';
import { Deduction, type DeductionProps } from './deduction.js';

export interface Drawer {
  /** It stands beside the stage. */
  readonly pinned: boolean;
  readonly open: boolean;
  readonly large: boolean;
  readonly set: (open: boolean) => void;
  readonly setLarge: (large: boolean) => void;
}

const ROOMY = '(min-width: 1600px)';
const UPRIGHT = '(max-width: 640px), (max-aspect-ratio: 4 / 5)';

export function useDrawer(): Drawer {
  const roomy = useMatches(ROOMY);
  const upright = useMatches(UPRIGHT);
  // A picture of the table shows the sheet whole, if there is room for both.
  const still = !useContext(TableKeys) && !upright;
  const [open, set] = useState<boolean>();
  const [large, setLarge] = useState(false);
  const isOpen = open ?? (roomy || still);
  return { pinned: (roomy || still) && isOpen && !large, open: isOpen, large, set, setLarge };
}

export function SheetTab({
  drawer,
  deals,
  lexicon,
}: { readonly drawer: Drawer; readonly deals: string } & Pick<DeductionProps, 'lexicon'>) {
  const { words } = lexicon;
  if (drawer.pinned) return null;
  return (
    <button
      type="button"
      className="sh-tab"
      data-spot="sheet"
      aria-expanded={drawer.open}
      onClick={() => drawer.set(true)}
    >
      <span className="sh-tab-title">{words.whoIsWho}</span> <small className="sh-tab-deals">{deals}</small>
    </button>
  );
}

export function Sheet({ drawer, ...props }: DeductionProps & { readonly drawer: Drawer }) {
  const { words } = props.lexicon;
  const upright = useMatches(UPRIGHT);
  if (drawer.pinned)
    return (
      <aside className="sh-sheet sh-sheet-pinned" data-spot="sheet" aria-label={words.whoIsWho}>
        <div className="sh-sheet-head">
          <h2>{words.whoIsWho}</h2>
          <Button kind="quiet" onClick={() => drawer.setLarge(true)}>
            {words.openSheet}
          </Button>
          <Button kind="quiet" onClick={() => drawer.set(false)}>
            {words.closeSheet}
          </Button>
        </div>
        <Deduction {...props} />
      </aside>
    );
  return (
    <Dialog
      open={drawer.open || drawer.large}
      title={words.whoIsWho}
      from={drawer.large ? 'middle' : upright ? 'bottom' : 'right'}
      onClose={() => {
        if (drawer.large) drawer.setLarge(false);
        else drawer.set(false);
      }}
    >
      <div className={classes('sh-sheet', drawer.large && 'sh-sheet-large')}>
        {!drawer.large && !upright && (
          <Button kind="quiet" onClick={() => drawer.setLarge(true)}>
            {words.openSheet}
          </Button>
        )}
        <Deduction {...props} />
      </div>
    </Dialog>
  );
}

function useMatches(query: string): boolean {
  const [matches, set] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const media = window.matchMedia(query);
    const look = (): void => set(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return matches;
}
