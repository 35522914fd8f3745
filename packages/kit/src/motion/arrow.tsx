/** An arrow between two things of the page, laid round the words of the table it flies over. */
import { useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../classes.js';
import { type Box, clearWay } from './clear-way.js';
import { wordsIn } from './words-in.js';
import './arrow.css';

export interface ArrowProps {
  /** Selectors; `seatAnchor(3)` aims at a seat of the strip. The arrow follows them when they move. */
  readonly from: string;
  readonly to: string;
  /** loss: what threatens. plain: information, in ink. */
  readonly tone?: 'loss' | 'plain';
  readonly dashed?: boolean;
}

interface Line {
  readonly d: string;
  readonly head: string;
}

export function Arrow({ from, to, tone = 'plain', dashed = false }: ArrowProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [line, setLine] = useState<Line>();
  useLayoutEffect(() => {
    const draw = (): void => setLine(lineBetween(svg.current, from, to));
    draw();
    const watch = new ResizeObserver(draw);
    for (const element of [svg.current, document.querySelector(from), document.querySelector(to)])
      if (element !== null) watch.observe(element);
    return () => watch.disconnect();
  }, [from, to]);
  return (
    <svg ref={svg} aria-hidden="true" className={classes('arrow', `arrow-${tone}`, dashed && 'arrow-dashed')}>
      {line !== undefined && (
        <>
          <path className="arrow-line" d={line.d} />
          <path className="arrow-head" d={line.head} />
        </>
      )}
    </svg>
  );
}

const HEAD = 13;

function lineBetween(svg: SVGSVGElement | null, from: string, to: string): Line | undefined {
  const [start, end] = [document.querySelector(from), document.querySelector(to)];
  if (svg === null || start === null || end === null) return undefined;
  const frame = svg.getBoundingClientRect();
  const within = ({ x, y, width, height }: DOMRect): Box => ({
    x: x - frame.x,
    y: y - frame.y,
    width,
    height,
  });
  const words = wordsIn(svg.closest('.overlay')?.parentElement ?? document.body).map(within);
  const { tail, bend, tip } = clearWay(
    within(start.getBoundingClientRect()),
    within(end.getBoundingClientRect()),
    words,
  );
  const angle = Math.atan2(tip.y - bend.y, tip.x - bend.x);
  const wing = (turn: number): string =>
    `${tip.x - HEAD * Math.cos(angle + turn)} ${tip.y - HEAD * Math.sin(angle + turn)}`;
  return {
    d: `M${tail.x} ${tail.y} Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`,
    head: `M${tip.x} ${tip.y} L${wing(0.45)} L${wing(-0.45)} Z`,
  };
}
