/** How far it is, as a tape drawn out between the two. */
import type { RunningAttack } from '../../src/index.js';
import type { DevilsWords } from '../words/en.js';

const LONG = 520;

interface TapeProps {
  readonly attack: RunningAttack;
  readonly words: DevilsWords;
}

export function Tape({ attack, words }: TapeProps) {
  const inches = Math.max(1, Math.round(attack.range / 1000));
  const step = LONG / inches;
  const at = Math.min(LONG, (attack.away / Math.max(1, attack.range)) * LONG);
  const facts = [
    words.attack.range(words.inches(attack.away), words.inches(attack.range)),
    attack.obscured ? (attack.cover ? words.cover : words.obscured) : words.attack.inTheOpen,
  ];
  return (
    <p className="db-tape-out">
      <svg viewBox="0 0 520 40" aria-hidden="true">
        <path d="M0 6h500q14 0 14 14t-14 14H0z" fill="#f3cf6a" stroke="#5c3a10" strokeWidth="2" />
        <path
          d={Array.from(
            { length: inches - 1 },
            (_, i) => `M${Math.round((i + 1) * step)} 6v${i % 2 === 0 ? 8 : 14}`,
          ).join('')}
          stroke="#3a2208"
          strokeWidth="1.8"
        />
        <path d={`M0 6h${Math.round(at)}v28H0z`} fill="#fff" opacity=".35" />
        <path d={`M${Math.round(at)} 0v40`} stroke="#8c1f10" strokeWidth="4" />
      </svg>
      <b>{facts.join(' · ')}</b>
    </p>
  );
}
