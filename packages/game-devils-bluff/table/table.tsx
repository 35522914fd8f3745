/** The table of Devil's Bluff: the measured map at full height, a gang on each side, the question below; an attack takes the street. */
import { Stage, type TableProps, useTableWords } from '@fray/kit';
import { useMemo, useRef, useState } from 'react';
import {
  battlefield,
  type DevilsView,
  previewShots,
  type RunningAttack,
  runningAttack,
} from '../src/index.js';
import { adviceOf } from './ask/advice.js';
import { Question } from './ask/question.js';
import { useMapKeys } from './ask/use-map-keys.js';
import { useModels } from './ask/use-models.js';
import { type Placing, usePlacing } from './ask/use-placing.js';
import { useShots } from './ask/use-shots.js';
import { attackCards } from './attack/attack-cards.js';
import { FaceOff } from './attack/face-off.js';
import { Moment } from './attack/moments.js';
import { CARD_VERBS, DrawChoices } from './cards/draw-choices.js';
import { Deck, Hand } from './cards/hand.js';
import { FaceSheet } from './fighters/faces.js';
import { BattleMap } from './map/battle-map.js';
import { Tools } from './map/measuring/tools.js';
import { useMeasuring } from './map/measuring/use-measuring.js';
import { sheetOf } from './map/sheet.js';
import { useNarrow } from './map/use-narrow.js';
import { inchesPerPixel, useBoxSize } from './map/use-scale.js';
import { useMapWindow } from './map/use-window.js';
import { wayLabel } from './map/way.js';
import { Rail } from './rails/rail.js';
import { LiveSentence, Odds } from './side/odds.js';
import { tokenLabel } from './side/token-label.js';
import type { DevilsWords } from './words/en.js';
import planks from './world/planks.svg';
import './css/table.css';
import './css/strip.css';
import './css/map.css';
import './css/pins.css';
import './css/rails.css';
import './css/cards.css';
import './css/attack.css';
import './css/rows.css';
import './css/upright.css';
import './css/lying.css';

export function Table(props: TableProps<DevilsView>) {
  const { view, seat, names, moves, onChoose, backwards, advised, outcome } = props;
  const { table } = view;
  const words = useTableWords<DevilsWords>();
  const root = useRef<HTMLDivElement>(null);
  const field = battlefield(table.table).ground.table;
  const sheet = useMemo(
    () => sheetOf(field.width, field.depth, table.edges[seat] ?? -1),
    [field, table.edges, seat],
  );
  const placing = usePlacing(props);
  const advice = useMemo(() => adviceOf(advised, table, placing), [advised, table, placing.pointing]);
  const [aimed, setAimed] = useState(-1);
  const measuring = useMeasuring(table, aimed, placing.pointing !== undefined);
  const shots = useShots(table, placing);
  const attack = runningAttack(view);
  const drawing = moves.some(({ choice }) => CARD_VERBS.has(choice.do));
  const faceOff = attack !== undefined && placing.pointing === undefined && outcome === null;
  const models = useModels(moves, onChoose);
  const attacking = moves.some(({ choice }) => choice.do === 'attack');
  const preview = useMemo(
    () => (attacking ? previewShots(table, table.active, table.plan.length) : []),
    [attacking, table],
  );
  const [box, size] = useBoxSize();
  const narrow = useNarrow();
  const focus = placing.spot ?? middleOf(placing) ?? aboutOf(table, attack, models.may);
  const about = focus === undefined ? undefined : sheet.at(focus.x, focus.y);
  const window = useMapWindow(sheet, narrow, about, size.height / size.width);
  useMapKeys({ props, placing, measuring, sheet, models });
  const label = useMemo(() => (model: number) => tokenLabel(table, model, words), [table, words]);
  const rail = (gang: number) => (
    <Rail
      {...{ table, gang, seat, words, aimed }}
      name={names[gang]!}
      may={models.may}
      advised={advice.model}
      onModel={models.pick}
      onPoint={setAimed}
    />
  );
  const mine = Math.max(0, seat);
  const cost = placing.way[placing.way.length - 1]?.cost;
  const roster = useMemo(() => table.roster.map(({ name }) => name), [table.roster]);
  return (
    <div ref={root} className="db" data-drawing={drawing} data-faceoff={faceOff}>
      <FaceSheet names={roster} />
      <Stage
        wide={[144, 85.6]}
        tall={[39, 80]}
        world={<div className="db-planks" style={{ backgroundImage: `url("${planks}")` }} />}
        edges={
          <>
            {rail(mine)}
            {rail(1 - mine)}
            <Deck table={table} words={words} />
          </>
        }
        frame={
          <>
            <div ref={box} className="db-map-box" data-spot="map">
              <BattleMap
                {...{ table, field, sheet, window, placing, measuring, shots, words, aimed, advice, label }}
                pixel={inchesPerPixel(window.part, size)}
                duel={duelOf(attack)}
                may={models.may}
                onModel={models.pick}
                onPoint={setAimed}
              />
              {!faceOff && !drawing && <Tools {...{ table, field, sheet, window, measuring, words }} />}
              {!faceOff && !drawing && <Odds {...{ table, field, shots, words }} />}
            </div>
            {faceOff && (
              <FaceOff
                {...{ attack, table, field, sheet, seat, words }}
                cards={attackCards(backwards())}
                choosing={drawing}
              />
            )}
            {drawing ? (
              <DrawChoices {...{ table, seat, moves, words, onChoose }} advised={advised} />
            ) : (
              seat >= 0 && <Hand table={table} words={words} />
            )}
            {drawing && (
              <p className="db-they-see">
                <b>{words.drawing.see}</b> {words.drawing.seeText(table.need)}
              </p>
            )}
          </>
        }
        prompt={
          outcome === null && (
            <Question {...{ props, placing, sheet, words, advice }} shots={preview} about={models.about} />
          )
        }
        above={<Moment props={props} dueling={faceOff} words={words} />}
      />
      <LiveSentence
        {...{ table, field, shots, words }}
        way={cost === undefined ? '' : wayLabel(placing.way, cost, placing.budget, words)}
      />
    </div>
  );
}

const NOBODY: readonly number[] = [];

function duelOf(attack: RunningAttack | undefined): readonly number[] {
  return attack === undefined ? NOBODY : [attack.attacker, attack.target, attack.victim];
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
