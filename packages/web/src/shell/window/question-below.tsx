/** On a phone, where the question lies below what is seen: its words stand at the edge of the screen and lead to it. */
import { useEffect, useState } from 'react';
import './question-below.css';

const QUESTION = '.shell-game .prompt-line';
/** So much of the question must be seen, or it has not been found. */
const ENOUGH_PX = 36;

export function QuestionBelow({ ask }: { readonly ask: string }) {
  const [below, setBelow] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next question may stand elsewhere
  useEffect(() => {
    const question = document.querySelector(QUESTION);
    if (question === null) return;
    const observer = new IntersectionObserver(
      ([seen]) => setBelow(!seen!.isIntersecting && seen!.boundingClientRect.top > 0),
      { rootMargin: `0px 0px -${ENOUGH_PX}px 0px` },
    );
    observer.observe(question);
    return () => {
      observer.disconnect();
      setBelow(false);
    };
  }, [ask]);
  if (!below) return null;
  return (
    <button
      type="button"
      className="question-below"
      onClick={() => document.querySelector(QUESTION)?.scrollIntoView({ block: 'end' })}
    >
      <span>{ask}</span>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M6 9l6 6 6-6" />
      </svg>
    </button>
  );
}
