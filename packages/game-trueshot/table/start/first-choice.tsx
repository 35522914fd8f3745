/** The sealed first choice: three large cards to pick from (TL-33, TL-34). */
import { Button, type Offer, StagePrompt, useTableKeys } from '@fray/kit';
import { useState } from 'react';
import { PETS } from '../../src/index.js';
import { LargePet } from '../cards/large-pet.js';
import { useLexicon } from '../lexicon.js';
import { useTable } from '../table-context.js';

const OFFERS = ['first', 'second', 'third'];

export interface FirstPick {
  readonly picked: number;
  readonly chosen: Offer | undefined;
  readonly offerOf: (i: number) => Offer | undefined;
  readonly pick: (i: number) => void;
}

/** Which of the three is picked; a second step seals it. */
export function useFirstPick(): FirstPick {
  const { props } = useTable();
  const { moves, onChoose } = props;
  const [picked, pick] = useState(-1);
  const offerOf = (i: number): Offer | undefined => moves.find(({ choice }) => choice['offer'] === OFFERS[i]);
  const chosen = offerOf(picked);
  useTableKeys((key) => {
    const isOnButton = document.activeElement?.matches('button:not(.tl-pick)') === true;
    if (key === 'Enter' && chosen !== undefined && !isOnButton) {
      onChoose(chosen);
      return true;
    }
    const i = Number(key) - 1;
    if (offerOf(i) === undefined) return false;
    pick(i);
    return true;
  });
  return { picked, chosen, offerOf, pick };
}

export function FirstChoice({ first }: { readonly first: FirstPick }) {
  const { table } = useTable();
  const { words } = useLexicon();
  return (
    <section className="tl-first" aria-label={words.offers}>
      {table.offer.map((kind, i) => {
        const offer = first.offerOf(i);
        const isPicked = first.chosen !== undefined && first.picked === i;
        return (
          <LargePet
            key={`${PETS[kind]!.id} ${OFFERS[i]}`}
            kind={kind}
            may={offer !== undefined}
            picked={isPicked}
          >
            {offer !== undefined && (
              <button
                type="button"
                className="tl-pick"
                aria-label={offer.label}
                aria-pressed={isPicked}
                onClick={() => first.pick(i)}
              >
                <span className="tl-key" aria-hidden="true">
                  {i + 1}
                </span>
              </button>
            )}
          </LargePet>
        );
      })}
    </section>
  );
}

export function FirstQuestion({ first }: { readonly first: FirstPick }) {
  const { table, props } = useTable();
  const { words, pet } = useLexicon();
  const { prompt, status, onChoose } = props;
  const { chosen, picked } = first;
  return (
    <StagePrompt
      prompt={prompt}
      status={status}
      wideY={74.4}
      tallY={62.4}
      actions={
        chosen !== undefined && (
          <Button kind="main" hotkey="Enter" onClick={() => onChoose(chosen)}>
            {words.seal(pet(table.offer[picked]!))}
          </Button>
        )
      }
    />
  );
}
