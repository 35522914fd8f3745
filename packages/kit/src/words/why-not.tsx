/** The answer to "why not?": one sentence, and the clause a click away. */
import './why-not.css';
import { Clause, Said } from './glossary.js';
import { useKitWords } from './kit-words.js';

export interface WhyNotProps {
  /** What was tried, such as "Play Lockbearer in lane 2". */
  readonly what: string;
  readonly text: string;
  readonly clause: string;
  readonly onClose?: () => void;
}

export function WhyNot({ what, text, clause, onClose }: WhyNotProps) {
  const words = useKitWords();
  return (
    <div className="why-not" role="status">
      <div className="why-not-head">
        <b>{words.whyNot(what)}</b>
        {onClose !== undefined && (
          <button type="button" className="why-not-close" aria-label={words.closeWhy} onClick={onClose}>
            ×
          </button>
        )}
      </div>
      <p>
        <Said text={text} /> <Clause id={clause} />
      </p>
    </div>
  );
}
