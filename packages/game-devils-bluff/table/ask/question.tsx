/** The question with its answers: a point on the map, a list of actions, or plain choices with their odds. */
import { Button, classes, type Offer, PromptBar, type TableProps } from '@fray/kit';
import { useMemo } from 'react';
import { ACTIONS, type DevilsView, previewShots, type ShotPreview } from '../../src/index.js';
import { CARD_VERBS } from '../cards/draw-choices.js';
import type { Sheet } from '../map/sheet.js';
import { wayLabel } from '../map/way.js';
import type { DevilsWords } from '../words/en.js';
import { Places } from './places.js';
import { PlanPicker } from './plan-picker.js';
import type { Placing } from './use-placing.js';

const RUSHED = 3;

interface QuestionProps {
  readonly props: TableProps<DevilsView>;
  readonly placing: Placing;
  readonly sheet: Sheet;
  readonly words: DevilsWords;
}

/** What is not answered by pointing, by picking actions or by a card. */
export function plainOffers(moves: readonly Offer[], placing: Placing): readonly Offer[] {
  const verb = placing.pointing?.verb;
  return moves.filter(
    ({ choice }) => choice.do !== verb && choice.do !== 'declare' && !CARD_VERBS.has(choice.do),
  );
}

export function Question({ props, placing, sheet, words }: QuestionProps) {
  const { prompt, status, moves, onChoose, view } = props;
  const others = plainOffers(moves, placing);
  const plans = useMemo(() => moves.filter(({ choice }) => choice.do === 'declare'), [moves]);
  const shots = others.some(({ choice }) => choice.do === 'attack')
    ? previewShots(view.table, view.table.active, view.table.plan.length)
    : [];
  return (
    <div className="db-question">
      <PromptBar
        prompt={prompt}
        status={status}
        actions={<Commit placing={placing} others={others} words={words} onChoose={onChoose} />}
      >
        {placing.pointing !== undefined && (
          <div className="db-placing">
            <Places table={view.table} placing={placing} sheet={sheet} words={words} />
            <Going table={view.table} placing={placing} words={words} />
          </div>
        )}
        {plans.length > 0 && (
          <PlanPicker table={view.table} offers={plans} words={words} onChoose={onChoose} />
        )}
        {others.length > 0 && placing.pointing === undefined && (
          <div className="db-answers">
            {others.map((offer, i) => {
              const shot = shots.find((each) => isShot(offer, each));
              return (
                <Button
                  key={offer.label}
                  kind={moves.length === 1 ? 'main' : 'choice'}
                  data-about={aboutOf(offer)}
                  {...(i < 9 ? { hotkey: String(i + 1) } : {})}
                  {...(shot === undefined
                    ? {}
                    : {
                        note: `${words.needAndOdds(shot.need, shot.chance)} · ${words.drawsOf(shot.draws)}`,
                      })}
                  onClick={() => onChoose(offer)}
                >
                  {offer.label}
                </Button>
              );
            })}
          </div>
        )}
      </PromptBar>
    </div>
  );
}

interface CommitProps extends Pick<QuestionProps, 'placing' | 'words'>, Pick<TableProps, 'onChoose'> {
  readonly others: readonly Offer[];
}

/** The one main action: to go where the ghost is; what else may be done stands before it. */
function Commit({ placing, others, words, onChoose }: CommitProps) {
  const { pointing, offer, stay } = placing;
  if (pointing === undefined) return null;
  const label = {
    move: words.moveHere,
    place: words.placeHere,
    dodge: words.dodgeHere,
    mark: words.markHere,
    enter: words.enterHere,
  }[pointing.verb];
  return (
    <>
      {others.map((offer, i) => (
        <Button key={offer.label} kind="choice" hotkey={String(i + 1)} onClick={() => onChoose(offer)}>
          {offer.label}
        </Button>
      ))}
      {stay !== undefined && <Button onClick={() => onChoose(stay)}>{words.stay}</Button>}
      <Button
        kind="main"
        hotkey="⏎"
        disabled={offer === undefined}
        onClick={() => offer !== undefined && onChoose(offer)}
      >
        {label}
      </Button>
    </>
  );
}

/** What is declared, step by step, and how far the ghost has gone. */
function Going({
  table,
  placing,
  words,
}: Pick<QuestionProps, 'placing' | 'words'> & { readonly table: DevilsView }) {
  const { way, budget } = placing;
  const cost = way[way.length - 1]?.cost;
  return (
    <div className="db-going">
      {cost !== undefined && (
        <span className="db-going-way">
          <b>{wayLabel(way, cost, budget, words)}</b>
          <span className="db-going-bar" aria-hidden="true">
            <span style={{ inlineSize: `${Math.round((100 * cost) / budget)}%` }} />
          </span>
        </span>
      )}
      {table.plan.length > 0 && (
        <ol className="db-steps" aria-label={words.plan.steps}>
          {table.plan.map((kind, i) => (
            <li
              key={`${i} ${kind}`}
              className={classes(i < table.at && 'db-step-done', i === table.at && 'db-step-now')}
              {...(i === table.at ? { 'aria-current': 'step' as const } : {})}
            >
              <i aria-hidden="true">{i < table.at ? '✓' : i + 1}</i> {words.action(ACTIONS[kind]!)}
            </li>
          ))}
          <li>{table.plan.length >= RUSHED ? words.plan.rush : words.plan.calm}</li>
        </ol>
      )}
    </div>
  );
}

function aboutOf({ choice }: Offer): number | undefined {
  const about = choice['model'] ?? choice['target'];
  return about === undefined ? undefined : Number(about) - 1;
}

function isShot({ choice }: Offer, { target, weapon, long }: ShotPreview): boolean {
  return (
    choice.do === 'attack' &&
    Number(choice['target']) - 1 === target &&
    choice['weapon'] === weapon &&
    (choice['shot'] === 'long') === long
  );
}
