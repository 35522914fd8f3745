/** The question as a strip below the map: one line, and beside it what has no thing of its own to point at. */
import { Button, classes, type Offer, StagePrompt, type TableProps } from '@fray/kit';
import { useMemo } from 'react';
import { ACTIONS, type DevilsView, type ShotPreview } from '../../src/index.js';
import { CARD_VERBS } from '../cards/draw-choices.js';
import type { Sheet } from '../map/sheet.js';
import { wayLabel } from '../map/way.js';
import type { DevilsWords } from '../words/en.js';
import type { Advice } from './advice.js';
import { Places } from './places.js';
import { PlanPicker } from './plan-picker.js';
import type { Placing } from './use-placing.js';

const RUSHED = 3;

interface QuestionProps {
  readonly props: TableProps<DevilsView>;
  readonly placing: Placing;
  readonly sheet: Sheet;
  readonly advice: Advice;
  /** Every shot that could be taken now, where it is asked whom to attack. */
  readonly shots: readonly ShotPreview[];
  /** Whom one points at has several answers: which of them; less than 0 for nobody. */
  readonly about: number;
  readonly words: DevilsWords;
}

/** What is answered by a model: calling on it, or attacking it. */
export function modelOf({ choice }: Offer): number | undefined {
  const about =
    choice.do === 'activate' ? choice['model'] : choice.do === 'attack' ? choice['target'] : undefined;
  return about === undefined ? undefined : Number(about) - 1;
}

/** What is not answered by pointing, by picking actions or by a card. */
export function plainOffers(moves: readonly Offer[], placing: Placing, about: number): readonly Offer[] {
  const verb = placing.pointing?.verb;
  return moves.filter((offer) => {
    const { do: what } = offer.choice;
    if (what === verb || what === 'declare' || CARD_VERBS.has(what)) return false;
    const model = modelOf(offer);
    return model === undefined || model === about;
  });
}

export function Question(question: QuestionProps) {
  const { props, placing, words, advice, about } = question;
  const { prompt, status, moves, onChoose, view } = props;
  const others = plainOffers(moves, placing, about);
  const plans = useMemo(() => moves.filter(({ choice }) => choice.do === 'declare'), [moves]);
  const many = moves.some((offer) => modelOf(offer) !== undefined);
  return (
    <StagePrompt
      prompt={prompt}
      status={status}
      wideY={0}
      tallY={0}
      actions={
        moves.length === 0 ? undefined : (
          <>
            {placing.pointing !== undefined && (
              <div className="db-placing">
                <Places table={view.table} placing={placing} sheet={question.sheet} words={words} />
                <Going table={view.table} placing={placing} words={words} />
                <Commit {...question} others={others} />
              </div>
            )}
            {plans.length > 0 && (
              <PlanPicker
                table={view.table}
                offers={plans}
                advised={advice.plan}
                words={words}
                onChoose={onChoose}
              />
            )}
            {placing.pointing === undefined && (others.length > 0 || many) && (
              <div className={classes('db-answers', about >= 0 && 'db-about')}>
                {many && about < 0 && <span className="db-point-at">{words.pointAt}</span>}
                {others.map((offer, i) => (
                  <Answer key={offer.label} {...question} offer={offer} hotkey={String(i + 1)} />
                ))}
              </div>
            )}
          </>
        )
      }
    />
  );
}

function Answer(props: QuestionProps & { readonly offer: Offer; readonly hotkey: string }) {
  const { props: table, shots, offer, hotkey, advice, words } = props;
  const shot = shots.find((each) => isShot(offer, each));
  const note =
    shot !== undefined
      ? `${words.needAndOdds(shot.need, shot.chance)} · ${words.drawsOf(shot.draws)}`
      : offer.choice.do === 'pass'
        ? words.passNote
        : undefined;
  return (
    <Button
      kind={table.moves.length === 1 ? 'main' : 'choice'}
      hotkey={hotkey}
      className={classes(advice.offer === offer && 'db-advised')}
      {...(note === undefined ? {} : { note })}
      onClick={() => table.onChoose(offer)}
    >
      {offer.label}
    </Button>
  );
}

/** The one main action: to go where the ghost is; what else may be done stands before it. */
function Commit(question: QuestionProps & { readonly others: readonly Offer[] }) {
  const { props, placing, words, others } = question;
  const { pointing, offer, stay } = placing;
  const { onChoose } = props;
  if (pointing === undefined) return null;
  const label = {
    move: words.moveHere,
    place: words.placeHere,
    dodge: words.dodgeHere,
    mark: words.markHere,
    enter: words.enterHere,
  }[pointing.verb];
  return (
    <div className="db-commit">
      {others.map((each, i) => (
        <Answer key={each.label} {...question} offer={each} hotkey={String(i + 1)} />
      ))}
      {stay !== undefined && (
        <Button note={words.stayNote} onClick={() => onChoose(stay)}>
          {words.stay}
        </Button>
      )}
      <Button
        kind="main"
        hotkey="⏎"
        disabled={offer === undefined}
        onClick={() => offer !== undefined && onChoose(offer)}
      >
        {label}
      </Button>
    </div>
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
        </span>
      )}
      {table.plan.length > 0 && placing.pointing?.verb !== 'dodge' && (
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

function isShot({ choice }: Offer, { target, weapon, long }: ShotPreview): boolean {
  return (
    choice.do === 'attack' &&
    Number(choice['target']) - 1 === target &&
    choice['weapon'] === weapon &&
    (choice['shot'] === 'long') === long
  );
}
