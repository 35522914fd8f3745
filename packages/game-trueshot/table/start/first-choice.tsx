/** The sealed first choice: three large cards to pick from, and three backs before every rival (TL-33, TL-34). */
import { Button, Icon, type Offer, PromptBar, SeatMark, type TableProps, useTableKeys } from '@fray/kit';
import { useState } from 'react';
import { PETS, type TrueshotView } from '../../src/index.js';
import { LargePet } from '../cards/large-pet.js';
import type { Lexicon } from '../lexicon.js';
import { PAW } from '../pictures.js';
import { StartNotes } from './start-notes.js';
import './start.css';

interface FirstChoiceProps {
  readonly props: TableProps<TrueshotView>;
  readonly rivals: readonly number[];
  readonly lexicon: Lexicon;
}

const OFFERS = ['first', 'second', 'third'];

export function FirstChoice({ props, rivals, lexicon }: FirstChoiceProps) {
  const { moves, onChoose, prompt, status } = props;
  const { table } = props.view;
  const { words } = lexicon;
  const [picked, setPicked] = useState(-1);
  const offerOf = (i: number): Offer | undefined => moves.find(({ choice }) => choice['offer'] === OFFERS[i]);
  const chosen = offerOf(picked);
  useTableKeys((key) => {
    if (
      key === 'Enter' &&
      chosen !== undefined &&
      document.activeElement?.matches('button:not(.tl-pick)') !== true
    ) {
      onChoose(chosen);
      return true;
    }
    const i = Number(key) - 1;
    if (offerOf(i) === undefined) return false;
    setPicked(i);
    return true;
  });
  return (
    <>
      <div className="tl-sealed-row">
        {rivals.map((owner) => (
          <Sealed key={owner} {...{ props, owner, lexicon }} />
        ))}
      </div>
      <section className="tl-first" aria-label={words.offers}>
        {table.offer.map((kind, i) => {
          const offer = offerOf(i);
          return (
            <LargePet
              key={`${PETS[kind]!.id} ${OFFERS[i]}`}
              kind={kind}
              lexicon={lexicon}
              may={offer !== undefined}
              picked={chosen !== undefined && picked === i}
            >
              {offer !== undefined && (
                <button
                  type="button"
                  className="tl-pick"
                  aria-label={offer.label}
                  aria-pressed={picked === i}
                  onClick={() => setPicked(i)}
                />
              )}
            </LargePet>
          );
        })}
      </section>
      <div className="tl-question">
        <PromptBar
          prompt={prompt}
          status={status}
          actions={
            chosen !== undefined && (
              <Button kind="main" hotkey="Enter" onClick={() => onChoose(chosen)}>
                {words.seal(lexicon.pet(table.offer[picked]!))}
              </Button>
            )
          }
        />
      </div>
      <StartNotes lexicon={lexicon} table={table} />
    </>
  );
}

interface SealedProps {
  readonly props: TableProps<TrueshotView>;
  readonly owner: number;
  readonly lexicon: Lexicon;
}

/** Whether a rival has chosen is open; which of the three is not. */
function Sealed({ props, owner, lexicon }: SealedProps) {
  const looking = props.asked.includes(owner);
  return (
    <section className={`tl-sealed seat-${owner}`} data-lodge={owner}>
      <header className="tl-lodge-head">
        <SeatMark seat={owner} /> <b>{props.names[owner]}</b>
        <span className="tl-soft">{looking ? lexicon.words.looking : lexicon.words.sealed}</span>
      </header>
      <span className="tl-sealed-cards" aria-hidden="true">
        {OFFERS.map((each, i) => (
          <span key={each} className={looking || i === 0 ? 'tl-seal' : 'tl-seal tl-seal-gone'}>
            <Icon body={PAW} />
          </span>
        ))}
      </span>
    </section>
  );
}
