/** The button that lies over a thing of the table: picks it, or takes what was picked to it. */
import { classes } from '@fray/kit';
import { useLexicon } from '../lexicon.js';
import { useTable } from '../table-context.js';
import { aimOf } from './aim-of.js';
import { commonWords } from './common-words.js';

interface HandleProps {
  /** What it is when it is picked, and what it is when something goes at it. */
  readonly thing?: string;
  readonly target?: string;
  /** What it is called when a whole choice is not known yet. */
  readonly name: string;
  readonly className?: string;
}

/** Nothing where nothing can be done. */
export function Handle({ thing, target = thing, name, className }: HandleProps) {
  const { pointing, props } = useTable();
  const { words } = useLexicon();
  const { choosing, offerAt, offersOf, can, digit } = pointing;
  const { picked } = choosing;
  const isOpen = picked !== undefined && target !== undefined && choosing.open.includes(target);
  if (isOpen) {
    const key = digit(target);
    return (
      <button
        type="button"
        className={classes('tl-pick', className)}
        aria-label={offerAt(picked, target)?.label ?? name}
        aria-keyshortcuts={key}
        {...choosing.target(target)}
      >
        <KeyMark digit={key} />
      </button>
    );
  }
  const bar = thing === undefined || picked !== undefined ? undefined : choosing.barred(thing);
  if (thing === undefined || (!can(thing) && bar === undefined)) return null;
  if (!can(thing))
    return (
      <button
        type="button"
        className={classes('tl-pick', 'tl-barred', className)}
        aria-label={words.whyNot(name)}
        {...choosing.thing(thing)}
      />
    );
  const key = picked === undefined ? digit(thing) : undefined;
  const alone = offerAt(thing);
  const isAdvised = props.advised !== undefined && aimOf(props.advised.choice)?.thing === thing;
  return (
    <button
      type="button"
      className={classes('tl-pick', isAdvised && 'tl-advised', className)}
      aria-label={alone?.label ?? commonWords(offersOf(thing).map(({ label }) => label))}
      aria-keyshortcuts={key}
      {...choosing.thing(thing)}
    >
      <KeyMark digit={key} />
    </button>
  );
}

function KeyMark({ digit }: { readonly digit: string | undefined }) {
  if (digit === undefined) return null;
  return (
    <span className="tl-key" aria-hidden="true">
      {digit}
    </span>
  );
}
