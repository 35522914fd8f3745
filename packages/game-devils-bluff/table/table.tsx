/** The table of Devil's Bluff: the measured map, both gangs, the question, and the cards below. */
import {
  Clause,
  type Offer,
  TableKeys,
  type TableProps,
  TableSide,
  useTableKeys,
  useTableWords,
} from '@fray/kit';
import { useContext, useMemo, useRef, useSyncExternalStore } from 'react';
import { battlefield, type DevilsView, profileOf, type RunningAttack, runningAttack } from '../src/index.js';
import { stepOnTable } from './ask/places.js';
import { plainOffers, Question } from './ask/question.js';
import { type Placing, usePlacing } from './ask/use-placing.js';
import { useShots } from './ask/use-shots.js';
import { attackCards } from './attack/attack-cards.js';
import { AttackPanel } from './attack/attack-panel.js';
import { Bottom, OnTheTable } from './cards/bottom.js';
import { CARD_VERBS, DrawChoices } from './cards/draw-choices.js';
import { BattleMap } from './map/battle-map.js';
import { type Sheet, sheetOf } from './map/sheet.js';
import { Tools } from './map/tools.js';
import { useAspect } from './map/use-aspect.js';
import { type Measuring, useMeasuring } from './map/use-measuring.js';
import { useMapWindow } from './map/use-window.js';
import { wayLabel } from './map/way.js';
import { Gangs, stateOf } from './side/gangs.js';
import { LiveSentence, Odds } from './side/odds.js';
import type { DevilsWords } from './words/en.js';
import './table.css';
import './map/map.css';
import './cards/cards.css';

export function Table(props: TableProps<DevilsView>) {
  const { view, seat, names, moves, onChoose, backwards } = props;
  const { table } = view;
  const words = useTableWords<DevilsWords>();
  const root = useRef<HTMLDivElement>(null);
  const field = battlefield(table.table).ground.table;
  const sheet = useMemo(
    () => sheetOf(field.width, field.depth, table.edges[seat] ?? -1),
    [field, table.edges, seat],
  );
  const placing = usePlacing(props);
  const measuring = useMeasuring(table);
  const shots = useShots(table, placing);
  const attack = runningAttack(view);
  const cards = attack === undefined ? [] : attackCards(backwards());
  const byModel = useMemo(() => offersByModel(moves), [moves]);
  const onModel = (model: number): void => {
    const offers = byModel.get(model) ?? [];
    if (offers.length === 1) onChoose(offers[0]!);
    else root.current?.querySelector<HTMLButtonElement>(`[data-about="${model}"]`)?.focus();
  };
  const narrow = useNarrow();
  const may = new Set(byModel.keys());
  const focus = placing.spot ?? middleOf(placing) ?? aboutOf(table, attack, may);
  const [box, aspect] = useAspect();
  const about = focus === undefined ? undefined : sheet.at(focus.x, focus.y);
  const window = useMapWindow(sheet, narrow, about, aspect, attack !== undefined);
  useMapKeys(props, placing, measuring, sheet);
  const drawing = moves.some(({ choice }) => CARD_VERBS.has(choice.do));
  const cost = placing.way[placing.way.length - 1]?.cost;
  return (
    <div ref={root} className="db table-fits">
      <Gangs {...{ table, names, seat, words, may, onModel }} onPoint={measuring.threaten} />
      <div className="db-field">
        <div ref={box} className="db-map-box" data-spot="map">
          <BattleMap
            {...{ table, field, sheet, window, placing, measuring, shots, may, words, onModel }}
            duel={attack === undefined ? [] : [attack.attacker, attack.target, attack.victim]}
            tokenLabel={(model) => tokenLabel(table, model, words)}
          />
          <Tools {...{ table, field, sheet, window, measuring, words }} />
        </div>
        {attack !== undefined && <AttackPanel {...{ attack, table, seat, cards, words }} />}
      </div>
      <Question props={props} placing={placing} sheet={sheet} words={words} />
      {drawing ? (
        <DrawChoices table={table} seat={seat} moves={moves} words={words} onChoose={onChoose} />
      ) : (
        <Bottom table={table} seat={seat} words={words} />
      )}
      <LiveSentence
        {...{ table, field, shots, words }}
        way={cost === undefined ? '' : wayLabel(placing.way, cost, placing.budget, words)}
      />
      <TableSide>
        {drawing ? (
          <section className="db-odds" aria-label={words.onTheTable}>
            <OnTheTable table={table} seat={seat} words={words} />
            <p className="db-they-see">
              <b>{words.drawing.see}</b> {words.drawing.seeText(table.need)} <Clause id="DB-65" />
            </p>
          </section>
        ) : (
          <Odds {...{ table, field, shots, words }} />
        )}
      </TableSide>
    </div>
  );
}

function tokenLabel(table: DevilsView, model: number, words: DevilsWords): string {
  const facts = [
    words.hp(table.hp[model]!, profileOf(table, model).hp),
    ...(table.mounted[model] === 1 ? [words.mounted] : []),
    ...(table.level[model]! > 0 ? [words.level(table.level[model]!)] : []),
    stateOf(table, model, words),
  ];
  const { name } = table.roster[model]!;
  return words.tokenLabel(words.model(name), words.gang(table.gangNames[table.seatOf[model]!]!), facts);
}

/** The middle of what may be pointed at. */
function middleOf({ regions }: Placing) {
  const points = regions.flat(2);
  if (points.length === 0) return undefined;
  const mean = (odd: number): number =>
    (2 * points.reduce((sum, at, i) => (i % 2 === odd ? sum + at : sum), 0)) / points.length;
  return { x: mean(0), y: mean(1) };
}

/** What the map should show when only a part of it fits: the attack, whoever acts, or those of whom one may be picked. */
function aboutOf(table: DevilsView, attack: RunningAttack | undefined, may: ReadonlySet<number>) {
  const models =
    attack !== undefined ? [attack.attacker, attack.target] : table.active >= 0 ? [table.active] : [...may];
  if (models.length === 0) return undefined;
  const mean = (at: readonly number[]): number =>
    models.reduce((sum, model) => sum + at[model]!, 0) / models.length;
  return { x: mean(table.x), y: mean(table.y) };
}

const NARROW = '(max-width: 760px)';

/** Whether only a part of the map is shown; a picture shows the whole of it, as nobody could move it. */
function useNarrow(): boolean {
  const isUsed = useContext(TableKeys);
  const matches = useSyncExternalStore(
    (changed) => {
      const list = matchMedia(NARROW);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(NARROW).matches,
  );
  return isUsed && matches;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys move the ghost by half an inch, with Shift by a tenth; Enter goes there; T and R measure; numbers answer. */
function useMapKeys(
  { moves, onChoose }: TableProps<DevilsView>,
  placing: Placing,
  measuring: Measuring,
  sheet: Sheet,
): void {
  useTableKeys((key, event) => {
    const arrow = ARROWS[key];
    if (placing.pointing !== undefined && arrow !== undefined) {
      placing.nudge(...stepOnTable(sheet, arrow[0], arrow[1], event.shiftKey ? 100 : 500));
      return true;
    }
    if (key === 'Enter' && placing.offer !== undefined && !(event.target instanceof HTMLButtonElement)) {
      onChoose(placing.offer);
      return true;
    }
    const tool = ({ t: 'tape', r: 'threat' } as const)[key.toLowerCase()];
    if (tool !== undefined) measuring.pick(tool);
    const cards = moves.filter(({ choice }) => CARD_VERBS.has(choice.do));
    const numbered = /^[1-9]$/.test(key)
      ? [...cards, ...plainOffers(moves, placing)][Number(key) - 1]
      : undefined;
    if (numbered !== undefined) onChoose(numbered);
    return tool !== undefined || numbered !== undefined;
  });
}

/** What clicking a model would choose: activating it, or attacking it. */
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
