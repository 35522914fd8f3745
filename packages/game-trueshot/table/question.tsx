/** The question with its answers: first what acts, then what it acts on. */
import { Button, type Offer, PromptBar, type TableProps } from '@fray/kit';
import type { TrueshotView } from '../src/index.js';
import type { Lexicon } from './lexicon.js';
import type { Group, Picking } from './use-picking.js';

interface QuestionProps {
  readonly props: TableProps<TrueshotView>;
  readonly picking: Picking;
  readonly lexicon: Lexicon;
}

const FEW = 2;
/** So many answers are listed with their targets; of more, what acts is picked first. */
const FEW_ENOUGH = 4;

export function Question({ props, picking, lexicon }: QuestionProps) {
  const { prompt, status, onChoose } = props;
  const answers = answersOf(picking, lexicon, onChoose).filter(({ onCard }) => !onCard);
  const only = answers.length === 1 && (picking.picked !== undefined || picking.spells.size === 0);
  if (answers.length === 0)
    return (
      <div className="tl-question orders-beside">
        <PromptBar prompt={prompt} status={status} />
      </div>
    );
  const buttons = (
    <div className="tl-answers">
      {answers.map(({ label, act, quiet }, i) => (
        <Button
          key={`${i} ${label}`}
          kind={quiet ? 'quiet' : only ? 'main' : 'choice'}
          {...(i < 9 ? { hotkey: String(i + 1) } : {})}
          onClick={act}
        >
          {label}
        </Button>
      ))}
    </div>
  );
  // Few stand beside the question, many below it.
  return (
    <div className="tl-question orders-beside">
      {answers.length <= FEW ? (
        <PromptBar prompt={prompt} status={status} actions={buttons} />
      ) : (
        <PromptBar prompt={prompt} status={status}>
          {buttons}
        </PromptBar>
      )}
    </div>
  );
}

export interface Answer {
  readonly label: string;
  readonly act: () => void;
  readonly quiet: boolean;
  /** Shown by a card in my hand, not among the buttons. */
  readonly onCard: boolean;
}

/** In the order in which they are numbered: buttons first, then the spells in my hand. */
export function answersOf(picking: Picking, lexicon: Lexicon, onChoose: TableProps['onChoose']): Answer[] {
  const { picked, groups, singles, spells } = picking;
  const chosen = (offer: Offer): Answer => ({ ...PLAIN, label: offer.label, act: () => onChoose(offer) });
  if (picked !== undefined)
    return [
      ...picked.offers.map(chosen),
      { ...PLAIN, label: lexicon.words.back, act: picking.drop, quiet: true },
    ];
  const onCards = new Set(spells.values());
  const others = groups.filter((group) => !onCards.has(group));
  const few = others.reduce((sum, group) => sum + group.offers.length, singles.length) <= FEW_ENOUGH;
  const picks = (group: Group): Answer => ({
    ...PLAIN,
    label: labelOf(group),
    act: () => picking.pick(group.key),
    onCard: onCards.has(group),
  });
  return [
    ...(few ? others.flatMap(({ offers }) => offers.map(chosen)) : others.map(picks)),
    ...singles.map(chosen),
    ...[...onCards].map(picks),
  ];
}

const PLAIN = { quiet: false, onCard: false };

/** The number that picks a spell in my hand, by its id. */
export function spellKeys(answers: readonly Answer[], { spells }: Picking): ReadonlyMap<string, string> {
  const first = answers.findIndex(({ onCard }) => onCard);
  return new Map(first < 0 ? [] : [...spells.keys()].map((id, i) => [id, String(first + i + 1)]));
}

/** "Strike Birch's Wolf with your Fox" without its target, which comes next: the words that all of them share. */
function labelOf({ offers }: Group): string {
  const labels = offers.map(({ label }) => label.split(' '));
  const shared = (at: (label: readonly string[], n: number) => string | undefined): number => {
    let n = 0;
    while (n < labels[0]!.length && labels.every((label) => at(label, n) === at(labels[0]!, n))) n++;
    return n;
  };
  const [start, end] = [shared((label, n) => label[n]), shared((label, n) => label.at(-1 - n))];
  const words = labels[0]!;
  if (start + end >= words.length) return words.join(' ');
  return [...words.slice(0, start), '…', ...words.slice(words.length - end)].join(' ');
}
