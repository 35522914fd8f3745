/** The table of Devil's Bluff: the measured map, both gangs, the question, and the cards below. */
import {
  Button,
  classes,
  type Offer,
  PromptBar,
  type TableProps,
  useTableKeys,
  useTableWords,
} from '@fray/kit';
import { useMemo, useRef } from 'react';
import { type DevilsView, ON_TABLE, previewShots, withModelAt } from '../src/index.js';
import { Bottom } from './bottom.js';
import { Gangs } from './gangs.js';
import { BattleMap } from './map.js';
import { Odds } from './odds.js';
import { type Placing, usePlacing } from './use-placing.js';
import type { DevilsWords } from './words/en.js';
import './table.css';
import './map.css';

export function Table(props: TableProps<DevilsView>) {
  const { view, seat, names, book, moves, onChoose } = props;
  const { table } = view;
  const words = useTableWords<DevilsWords>();
  const root = useRef<HTMLDivElement>(null);
  const placing = usePlacing(props);
  const byModel = useMemo(() => offersByModel(moves), [moves]);
  const onModel = (model: number): void => {
    const offers = byModel.get(model) ?? [];
    if (offers.length === 1) onChoose(offers[0]!);
    else root.current?.querySelector<HTMLButtonElement>(`[data-about="${model}"]`)?.focus();
  };
  const { shots, from } = useShots(table, placing);
  useMapKeys(placing, moves, onChoose);
  const weaponName = (id: string): string => book.glossary[`weapon:${id}`]?.name ?? id;
  const may = new Set([...byModel.keys()]);
  return (
    <div ref={root} className="db">
      <div className="db-main">
        <Gangs
          table={table}
          names={names}
          seat={seat}
          words={words}
          weaponName={weaponName}
          may={may}
          onModel={onModel}
        />
        <div className="db-field">
          <BattleMap
            props={props}
            placing={placing}
            shots={shots}
            from={from}
            words={words}
            onModel={onModel}
            may={may}
          />
          <Odds
            table={table}
            shots={shots}
            moved={placing.spot !== undefined}
            words={words}
            weaponName={weaponName}
          />
        </div>
      </div>
      <Question props={props} placing={placing} words={words} />
      <Bottom table={table} names={names} seat={seat} words={words} moves={moves} onChoose={onChoose} />
    </div>
  );
}

/** What the acting model could shoot at from where it would stop, or stands. */
function useShots(table: DevilsView, { spot, verb }: Placing) {
  const actor = table.active;
  return useMemo(() => {
    if (actor < 0 || (table.where[actor] !== ON_TABLE && spot === undefined))
      return { shots: [], from: undefined };
    const there =
      spot === undefined || verb !== 'move' ? table : withModelAt(table, actor, spot.x, spot.y, spot.level);
    const actions = Math.max(1, table.plan.length);
    return { shots: previewShots(there, actor, actions), from: { x: there.x[actor]!, y: there.y[actor]! } };
  }, [table, actor, spot, verb]);
}

/** Arrow keys move the ghost by half an inch, with Shift by a tenth; Enter commits. */
function useMapKeys(placing: Placing, moves: readonly Offer[], onChoose: TableProps['onChoose']): void {
  useTableKeys((key, event) => {
    const step = event.shiftKey ? 100 : 500;
    const ways: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, step],
      ArrowDown: [0, -step],
    };
    const way = ways[key];
    if (placing.verb !== undefined && way !== undefined) {
      placing.nudge(way[0], way[1]);
      return true;
    }
    if (key === 'Enter' && placing.offer !== undefined && event.target === document.body) {
      onChoose(placing.offer);
      return true;
    }
    const others = moves.filter(({ choice }) => choice.do !== placing.verb);
    const numbered = /^[1-9]$/.test(key) ? others[Number(key) - 1] : undefined;
    if (numbered !== undefined) onChoose(numbered);
    return numbered !== undefined;
  });
}

function offersByModel(moves: readonly Offer[]): ReadonlyMap<number, readonly Offer[]> {
  const offers = new Map<number, Offer[]>();
  for (const offer of moves) {
    const { choice } = offer;
    const about =
      choice.do === 'activate' ? choice['model'] : choice.do === 'attack' ? choice['target'] : undefined;
    if (about === undefined) continue;
    const model = Number(about) - 1;
    offers.set(model, [...(offers.get(model) ?? []), offer]);
  }
  return offers;
}

interface QuestionProps {
  readonly props: TableProps<DevilsView>;
  readonly placing: Placing;
  readonly words: DevilsWords;
}

function Question({ props, placing, words }: QuestionProps) {
  const { prompt, status, moves, onChoose } = props;
  const others = moves.filter(({ choice }) => choice.do !== placing.verb);
  const only = moves.length === 1;
  return (
    <div className="db-question">
      <PromptBar
        prompt={prompt}
        status={status}
        actions={
          placing.verb !== undefined && (
            <Button
              kind="main"
              hotkey="⏎"
              disabled={placing.offer === undefined}
              onClick={() => placing.offer !== undefined && onChoose(placing.offer)}
            >
              {placing.verb === 'move' ? words.moveHere : words.placeHere}
            </Button>
          )
        }
      >
        {placing.verb !== undefined && <Places placing={placing} words={words} />}
        {others.length > 0 && (
          <div className="db-answers">
            {others.map((offer, i) => (
              <Button
                key={offer.label}
                kind={only ? 'main' : 'choice'}
                data-about={aboutOf(offer)}
                {...(i < 9 ? { hotkey: String(i + 1) } : {})}
                onClick={() => onChoose(offer)}
              >
                {offer.label}
              </Button>
            ))}
          </div>
        )}
      </PromptBar>
    </div>
  );
}

function aboutOf({ choice }: Offer): number | undefined {
  const about = choice['model'] ?? choice['target'];
  return about === undefined ? undefined : Number(about) - 1;
}

/** The good places by name, for keyboards and screen readers, and buttons to nudge for fingers. */
function Places({ placing, words }: { readonly placing: Placing; readonly words: DevilsWords }) {
  return (
    <div className="db-places">
      <label>
        {words.places}{' '}
        <select
          value={placing.candidates.findIndex(
            ({ spot }) => spot.x === placing.spot?.x && spot.y === placing.spot?.y,
          )}
          onChange={(event) => {
            const chosen = placing.candidates[Number(event.target.value)];
            if (chosen !== undefined) placing.choose(chosen.spot);
          }}
        >
          <option value={-1}>{words.pickPlace}</option>
          {placing.candidates.map(({ offer, spot }, i) => (
            <option key={`${spot.x} ${spot.y} ${spot.level}`} value={i}>
              {offer.label}
            </option>
          ))}
        </select>
      </label>
      <span className={classes('db-nudges')}>
        {(
          [
            ['left', '←', -500, 0],
            ['right', '→', 500, 0],
            ['up', '↑', 0, 500],
            ['down', '↓', 0, -500],
          ] as const
        ).map(([name, sign, dx, dy]) => (
          <button
            key={name}
            type="button"
            className="button button-quiet"
            aria-label={words.nudge[name]}
            onClick={() => placing.nudge(dx, dy)}
          >
            {sign}
          </button>
        ))}
      </span>
      {placing.spot !== undefined && !placing.legal && (
        <span className="db-illegal" role="status">
          {words.illegal}
        </span>
      )}
    </div>
  );
}
