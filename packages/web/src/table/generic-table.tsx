/** The table every game has from its first day: drawn from its sheet, its choices and its events alone. */
import { parseNotation } from '@fray/engine';
import {
  Button,
  Clause,
  classes,
  type Offer,
  Panel,
  PromptBar,
  type RefusedOffer,
  type TableProps,
  WordsView,
} from '@fray/kit';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { texts } from '../texts/index.js';
import { type ChoiceItem, groupChoices } from './generic-groups.js';
import './generic-table.css';

export function GenericTable(props: TableProps) {
  const { book, view, reader, seat } = props;
  const sections = useMemo(() => book.sheet(view, reader), [book, view, reader]);
  return (
    <div className="generic table-fits">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keys */}
      <section className="generic-sheet" aria-label={texts().table.sheet} tabIndex={0}>
        <div className="generic-columns">
          {sections.map((section) => (
            <Panel
              key={section.title}
              title={section.title}
              className={classes(
                section.seat !== undefined && `generic-seat seat-${section.seat}`,
                section.seat === seat && 'generic-mine',
              )}
            >
              <dl className="generic-rows">
                {section.rows.map((row, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a sheet have no identity but their place
                  <div key={i}>
                    <dt>{row.label}</dt>
                    <dd>
                      <WordsView words={row.words} />
                    </dd>
                  </div>
                ))}
              </dl>
            </Panel>
          ))}
        </div>
      </section>
      <PromptBar prompt={props.prompt} status={props.status}>
        {props.moves.length > 0 && <Choices {...props} />}
      </PromptBar>
    </div>
  );
}

function Choices(props: TableProps) {
  const { moves, refused, onChoose, onRefused } = props;
  const groups = useMemo(() => groupChoices(moves, refused), [moves, refused]);
  const offered = groups.flatMap((group) => group.items);
  const elsewhere = refused.filter((r) => !offered.some((item) => item.refused === r));
  const section = useRef<HTMLElement>(null);
  // The button that was pressed is gone: the keyboard goes on at the new choices, not at the top of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new choices are the reason to look where the focus is
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [moves]);
  return (
    <section ref={section} className="generic-choices" aria-label={texts().table.choices} tabIndex={-1}>
      {groups.map((group) => (
        <div key={group.key} className="generic-group">
          {group.shared !== '' && <span className="generic-shared">{group.shared}</span>}
          {group.items.map((item) => (
            <ChoiceButton
              key={item.offer.move.join()}
              item={item}
              grouped={group.shared !== ''}
              onChoose={onChoose}
              onRefused={onRefused}
            />
          ))}
        </div>
      ))}
      {elsewhere.length > 0 && <RefusedList refused={elsewhere} />}
      <TypedChoice {...props} />
    </section>
  );
}

function ChoiceButton(props: {
  readonly item: ChoiceItem;
  readonly grouped: boolean;
  readonly onChoose: (offer: Offer) => void;
  readonly onRefused: (refused: RefusedOffer) => void;
}) {
  const { offer, refused, rest } = props.item;
  if (refused !== undefined)
    return (
      <Button
        aria-disabled="true"
        className="generic-refused"
        aria-label={texts().table.notAllowed(offer.label)}
        onClick={() => props.onRefused(refused)}
      >
        {rest}
      </Button>
    );
  return (
    <Button
      kind="choice"
      {...(props.grouped ? { 'aria-label': offer.label } : {})}
      onClick={() => props.onChoose(offer)}
    >
      {rest}
    </Button>
  );
}

/** Grouped by reason, so that a hand full of refused cards is a few sentences. */
function RefusedList({ refused }: { readonly refused: readonly RefusedOffer[] }) {
  const reasons = Map.groupBy(refused, (r) => `${r.why.clause} ${r.reason}`);
  return (
    <details className="generic-why">
      <summary>{texts().table.refusedList}</summary>
      <ul>
        {[...reasons.values()].map((list) => (
          <li key={list[0]!.reason}>
            {list[0]!.reason} <Clause id={list[0]!.why.clause} />
            <span className="generic-why-what">{list.map((r) => r.label).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** For those who would rather type "play recruit 3". */
function TypedChoice({ game, book, moves, refused, onChoose, onRefused }: TableProps) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const parsed = parseNotation(game.verbs, text);
    if (!parsed.ok) {
      setWrong(book.problem(parsed.error));
      return;
    }
    const same = (offer: Offer): boolean => offer.move.join() === parsed.value.join();
    const offer = moves.find(same);
    const no = refused.find(same);
    setWrong('');
    if (offer !== undefined) onChoose(offer);
    else if (no !== undefined) onRefused(no);
    else setWrong(texts().table.notOffered);
  };
  return (
    <form className="generic-typed" onSubmit={submit}>
      <input
        aria-label={texts().table.typeLabel}
        placeholder={texts().table.typeLabel}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{texts().table.typeButton}</Button>
      {wrong !== '' && <p role="alert">{wrong}</p>}
    </form>
  );
}
