/** The gang at the right: who is hired, what it costs, what is in order, and why it cannot ride yet. */
import type { Message, WordBook } from '@fray/engine';
import { Button, classes, Icon, useTableWords } from '@fray/kit';
import {
  DOLLARS,
  type GangFile,
  gangCost,
  gangFaults,
  type HireRules,
  type ModelFile,
  modelCost,
  modelFaults,
} from '../../src/index.js';
import { HORSE_PICTURE, PROFILE_PICTURES } from '../pictures.js';
import type { DevilsWords } from '../words/en.js';

interface GangSheetProps {
  readonly gang: GangFile;
  readonly rules: HireRules;
  readonly book: WordBook;
  readonly at: number;
  readonly onPick: (at: number) => void;
  readonly onModel: (at: number, model: ModelFile) => void;
}

export function GangSheet({ gang, rules, book, at, onPick, onModel }: GangSheetProps) {
  const { setup } = useTableWords<DevilsWords>();
  const cost = gangCost(gang, rules.edition);
  const faults = gangFaults(gang, rules);
  return (
    <section className="db-sheet" aria-label={gang.name}>
      <p className="db-money">
        <b>{setup.dollars(cost)}</b> <span>{setup.left(DOLLARS - cost, 30)}</span>
      </p>
      <span className="db-money-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (100 * cost) / DOLLARS)}%` }} />
      </span>
      <ul className="db-hired">
        {gang.models.map((model, i) => (
          <li key={i}>
            <button
              type="button"
              className={classes('db-hired-one', i === at && 'db-chosen')}
              aria-pressed={i === at}
              onClick={() => onPick(i)}
            >
              <ModelLine model={model} rules={rules} />
            </button>
          </li>
        ))}
      </ul>
      <Checks faults={faults} />
      {faults.length > 0 && (
        <WhyNot gang={gang} rules={rules} book={book} fault={faults[0]!} at={at} onModel={onModel} />
      )}
    </section>
  );
}

/** The whole gang in lines, to look at. */
export function ModelLines({ gang, rules }: Pick<GangSheetProps, 'gang' | 'rules'>) {
  return (
    <ul className="db-hired">
      {gang.models.map((model, i) => (
        <li key={i} className="db-hired-one">
          <ModelLine model={model} rules={rules} />
        </li>
      ))}
    </ul>
  );
}

function ModelLine({ model, rules }: { readonly model: ModelFile; readonly rules: HireRules }) {
  const words = useTableWords<DevilsWords>();
  const rides = model.gear.includes('horse');
  const item = (id: string): string => (words.weapon(id) === id ? words.gear(id) : words.weapon(id));
  const wrong = modelFaults(model, rules).length > 0;
  return (
    <>
      <Icon
        body={rides ? HORSE_PICTURE : (PROFILE_PICTURES[model.profile] ?? PROFILE_PICTURES['hired-gun']!)}
        size={26}
      />
      <span>
        <b>{words.model(model.name)}</b>
        <small>{model.gear.map(item).join(', ')}</small>
      </span>
      <b className={classes('db-price', wrong && 'db-bad')}>
        {words.setup.dollars(modelCost(model, rules.edition))}
        {wrong && ' ✕'}
      </b>
    </>
  );
}

/** Which kinds of fault belong to which line. */
const LINES = {
  leader: (f: Message) => f.data?.['profile'] === 'leader' && f.id.startsWith('gang-too'),
  legends: (f: Message) => f.data?.['profile'] === 'legend' && f.id.startsWith('gang-too'),
  guns: (f: Message) => f.data?.['profile'] === 'hired-gun' && f.id.startsWith('gang-too'),
  horses: (f: Message) => f.id === 'gang-limit' && f.data?.['item'] === 'horse',
  weapons: (f: Message) => f.id === 'gang-weapons',
  caps: (f: Message) => f.id === 'gang-gear',
  money: (f: Message) => f.id === 'gang-price',
} as const;

function Checks({ faults }: { readonly faults: readonly Message[] }) {
  const { setup } = useTableWords<DevilsWords>();
  return (
    <ul className="db-checks">
      {(Object.keys(LINES) as (keyof typeof LINES)[]).map((id) => {
        const wrong = faults.some(LINES[id]);
        return (
          <li key={id} className={wrong ? 'db-bad' : 'db-fine'}>
            {wrong ? '✕' : '✓'} {setup.checks[id]}
          </li>
        );
      })}
    </ul>
  );
}

interface WhyNotProps extends Omit<GangSheetProps, 'onPick'> {
  readonly fault: Message;
}

/** The first thing that is wrong, in a sentence, with what would mend it. */
function WhyNot({ gang, rules, book, fault, onModel }: WhyNotProps) {
  const words = useTableWords<DevilsWords>();
  const at = gang.models.findIndex(({ name }) => name === fault.data?.['model']);
  const model = gang.models[at];
  const item = (id: string): string => (words.weapon(id) === id ? words.gear(id) : words.weapon(id));
  const without = (id: string): ModelFile => ({ ...model!, gear: model!.gear.filter((each) => each !== id) });
  const drops =
    model === undefined
      ? []
      : model.gear.filter((id) => modelFaults(without(id), rules).length === 0).slice(0, 3);
  return (
    <div className="db-why" role="status">
      <b>{words.setup.cannotRide}</b>
      <p>{book.problem(fault)}</p>
      <div className="db-answers">
        {drops.map((id) => (
          <Button key={id} kind="choice" onClick={() => onModel(at, without(id))}>
            {words.setup.drop(item(id))}
          </Button>
        ))}
      </div>
    </div>
  );
}
