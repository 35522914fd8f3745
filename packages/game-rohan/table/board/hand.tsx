/** My hand as a fan on the wall: tap or key to pick, or drag a card to its lane. On a phone equal cards lie in one stack. */
import { classes } from '@fray/kit';
import type { CSSProperties } from 'react';
import type { RohanOptions } from '../../src/index.js';
import type { Placing } from '../acting/use-placing.js';
import { useLexicon } from '../lexicon.js';
import { cardOf } from './card-of.js';
import { CardView, spokenCard } from './card-view.js';

export interface HandProps {
  readonly options: RohanOptions;
  readonly seat: number;
  readonly placing: Placing;
}

export function Hand({ options, seat, placing }: HandProps) {
  const { hand, choosing } = placing;
  const picked = choosing.picked === undefined ? undefined : Number(choosing.picked);
  const lexicon = useLexicon();
  const { words } = lexicon;
  const count = hand.length;
  const stacks = new Set(hand).size;
  const fan = { '--count': count, '--stacks': stacks } as CSSProperties;
  return (
    <ol className={`rohan-hand side-${seat}`} aria-label={words.hand} style={fan} data-held={seat}>
      {hand.map((index, i) => {
        const card = cardOf(options, index);
        const bar = choosing.barred(`${i}`);
        const copies = hand.filter((other) => other === index).length;
        const isPicked = picked === i;
        const lean = { '--from-middle': i - (count - 1) / 2 } as CSSProperties;
        const first = hand.indexOf(index);
        const inStack = picked !== undefined && hand[picked] === index ? picked : first;
        return (
          <li
            key={i}
            className={classes('rohan-held', i !== inStack && 'rohan-under', isPicked && 'rohan-held-picked')}
            style={lean}
          >
            <button
              type="button"
              className="rohan-held-card"
              {...choosing.thing(`${i}`)}
              data-spot={`hand ${card.id}`}
              aria-label={`${words.held(spokenCard(card, card, lexicon), i + 1)}${bar === undefined ? '' : `. ${words.heldRefused(bar.reason)}`}`}
              aria-description={lexicon.abilityText(card)}
            >
              <CardView card={card} values={card} muted={bar !== undefined} selected={isPicked} />
              {copies > 1 && (
                <span className="rohan-copies" aria-hidden="true">
                  ×{copies}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
