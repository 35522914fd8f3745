/** The question with its answers: first what acts, then what it acts on. */
import { Button, PromptBar, type TableProps } from '@fray/kit';
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
  const answers = answersOf(picking, lexicon, onChoose);
  if (answers.length === 0)
    return (
      <div className="tl-question">
        <PromptBar prompt={prompt} status={status} />
      </div>
    );
  const buttons = (
    <div className="tl-answers">
      {answers.map(({ label, act, quiet }, i) => (
        <Button
          key={`${i} ${label}`}
          kind={quiet ? 'quiet' : answers.length === 1 ? 'main' : 'choice'}
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
    <div className="tl-question">
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
}

/** In the order in which they are shown and numbered. */
export function answersOf(picking: Picking, lexicon: Lexicon, onChoose: TableProps['onChoose']): Answer[] {
  const { picked, groups, singles } = picking;
  if (picked !== undefined)
    return [
      ...picked.offers.map((offer) => ({ label: offer.label, act: () => onChoose(offer), quiet: false })),
      { label: lexicon.words.back, act: picking.drop, quiet: true },
    ];
  const few = groups.reduce((sum, group) => sum + group.offers.length, singles.length) <= FEW_ENOUGH;
  const first = few
    ? groups.flatMap(({ offers }) =>
        offers.map((offer) => ({ label: offer.label, act: () => onChoose(offer), quiet: false })),
      )
    : groups.map((group) => ({ label: labelOf(group), act: () => picking.pick(group.key), quiet: false }));
  return [
    ...first,
    ...singles.map((offer) => ({ label: offer.label, act: () => onChoose(offer), quiet: false })),
  ];
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
