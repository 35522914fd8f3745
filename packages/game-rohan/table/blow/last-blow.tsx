/** The blow that ends the match, over everything: the card grows, the figure strikes, the face falls, the heart breaks. */
import { Face, type FaceId, type ShownBeat } from '@fray/kit';
import type { Card } from '../../src/index.js';
import { CardView } from '../board/card-view.js';
import { useLexicon } from '../lexicon.js';
import type { Killing } from './killing.js';
import './last-blow.css';

export interface LastBlowProps {
  readonly killing: Killing;
  readonly card: Card;
  readonly phase: ShownBeat['phase'];
  readonly victim: string;
  readonly face: FaceId;
  readonly lanes: number;
}

export function LastBlow({ killing, card, phase, victim, face, lanes }: LastBlowProps) {
  const { words, name } = useLexicon();
  const { lane, loss, before, open } = killing;
  const struck = phase === 'trail';
  return (
    <div className={struck ? 'rohan-last rohan-last-struck' : 'rohan-last'} aria-hidden="true">
      <div className="rohan-last-card">
        <CardView card={card} values={card} />
      </div>
      <div className="rohan-last-beam" />
      <svg className="rohan-last-star" viewBox="-100 -100 200 200" aria-hidden="true">
        <path d={STAR} />
        <path d={STAR} transform="scale(.72) rotate(9)" className="rohan-last-core" />
      </svg>
      <div className="rohan-last-foe">
        <Face id={face} mood={struck ? 'stunned' : 'calm'} />
      </div>
      <svg className="rohan-last-heart" viewBox="-20 -6 210 180" aria-hidden="true">
        <path d="M80 168C30 128 0 100 0 58 0 20 40 2 72 30l-16 30 26 22-18 30z" />
        <path d="M96 168c50-40 80-68 80-110C176 20 134 2 104 30l-16 30 26 22-18 30z" />
        <text x="88" y="104" textAnchor="middle">
          0
        </text>
      </svg>
      <div className="rohan-last-figure">{loss}</div>
      <p className="rohan-last-line">
        <b>{open ? words.lastOpen(lane) : words.lastThrough(lane)}</b>
        <span>{words.lastBlow(name(card), loss, victim, before)}</span>
      </p>
      <ol className="rohan-last-lanes">
        {Array.from({ length: lanes }, (_, i) => (
          <li key={i} className={i === lane ? 'rohan-last-here' : i < lane ? 'rohan-last-done' : undefined} />
        ))}
      </ol>
    </div>
  );
}

/** Sixteen points, every second one long. */
const STAR = `M${Array.from({ length: 32 }, (_, i) => {
  const reach = i % 2 === 1 ? 62 : i % 4 === 0 ? 100 : 84;
  const turn = (i * Math.PI) / 16;
  return `${Math.round(reach * Math.cos(turn))} ${Math.round(reach * Math.sin(turn))}`;
}).join('L')}z`;
