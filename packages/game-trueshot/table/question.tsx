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

export function Question({ props, picking, lexicon }: QuestionProps) {
  const { prompt, status, onChoose } = props;
  const answers = answersOf(picking, lexicon, onChoose);
  return (
    <div className="tl-question">
      <PromptBar prompt={prompt} status={status}>
        {answers.length > 0 && (
          <div className="tl-answers">
            {answers.map(({ label, act, quiet }, i) => (
              <Button
                key={label}
                kind={quiet ? 'quiet' : answers.length === 1 ? 'main' : 'choice'}
                {...(i < 9 ? { hotkey: String(i + 1) } : {})}
                onClick={act}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </PromptBar>
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
  const few = groups.reduce((sum, group) => sum + group.offers.length, singles.length) <= 6;
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

/** "Cast Feed Pet on your Fox" without its target, which comes next. */
function labelOf({ offers }: Group): string {
  const [first, second] = offers.map(({ label }) => label);
  if (second === undefined) return first!;
  let end = 0;
  while (end < first!.length && first![end] === second[end]) end++;
  const stem = first!
    .slice(0, end)
    .replace(/\s+\S*$/, '')
    .replace(/\s(on|at|for|with|by|against)$/, '');
  return stem === '' ? first! : `${stem} …`;
}
