/** The lamp: what lies in its light can be used, everything else is dark, inert and unheard. */
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import './lamp.css';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 10;
const ROUND = 14;
const LAMP_HEIGHT = 110;
/** A lamp over something wider lights nothing one could see. */
const WIDEST = 420;

export interface LampProps {
  /** The table that lies under it. */
  readonly root: HTMLElement | null;
  /** Names of places, as tables mark them with `data-spot`. None: the lamp shines on everything. */
  readonly spots: readonly string[];
  /** Off while something is shown. */
  readonly on: boolean;
  readonly children: ReactNode;
}

export function Lamp({ root, spots, on, children }: LampProps) {
  const boxes = useBoxes(root, spots, on);
  useDarkness(root, spots, on);
  const width = document.documentElement.clientWidth;
  const height = document.documentElement.clientHeight;
  return (
    <div className="lamp" data-on={on && boxes.length > 0}>
      {on && boxes.length > 0 && (
        <svg className="lamp-dark" aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
          <mask id="lamp-holes">
            <rect width={width} height={height} fill="white" />
            {boxes.map((box) => (
              <rect key={`${box.x} ${box.y}`} {...box} rx={ROUND} fill="black" />
            ))}
          </mask>
          <rect className="lamp-night" width={width} height={height} mask="url(#lamp-holes)" />
          <Light box={boxes[0]!} />
          {boxes.map((box) => (
            <rect key={`${box.x} ${box.y}`} className="lamp-edge" {...box} rx={ROUND} />
          ))}
        </svg>
      )}
      {on && (
        <div className="lamp-card" style={placeFor(boxes, width, height)}>
          {children}
        </div>
      )}
    </div>
  );
}

/** The lamp itself, hanging over the first spot, and its cone of light. */
function Light({ box: { x, y, width } }: { readonly box: Box }) {
  const middle = x + width / 2;
  const top = y - LAMP_HEIGHT;
  if (top < 0 || width > WIDEST) return null;
  return (
    <g className="lamp-light">
      <polygon points={`${middle - 30},${top + 34} ${middle + 30},${top + 34} ${x + width},${y} ${x},${y}`} />
      <path className="lamp-cord" d={`M${middle} 0V${top + 12}`} />
      <path className="lamp-shade" d={`M${middle - 14} ${top + 12}h28l18 22h-64z`} />
    </g>
  );
}

function spotsIn(root: HTMLElement, spots: readonly string[]): readonly HTMLElement[] {
  return spots.flatMap((spot) => {
    const element = root.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
    return element === null ? [] : [element];
  });
}

/** Where the spots are, as long as they are lit: tables move and resize under the lamp. */
function useBoxes(root: HTMLElement | null, spots: readonly string[], on: boolean): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useLayoutEffect(() => {
    if (root === null || !on) return;
    spotsIn(root, spots)[0]?.scrollIntoView({ block: 'nearest' });
    let known = '';
    let frame = 0;
    const look = (): void => {
      const now = spotsIn(root, spots).map(boxOf);
      const said = JSON.stringify(now);
      if (said !== known) setBoxes(now);
      known = said;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [root, spots, on]);
  return on ? boxes : [];
}

function boxOf(element: HTMLElement): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    x: Math.round(x - MARGIN),
    y: Math.round(y - MARGIN),
    width: Math.round(width + 2 * MARGIN),
    height: Math.round(height + 2 * MARGIN),
  };
}

/** Everything beside the way from the table to a lit spot cannot be reached, by hand, key or screen reader. */
function useDarkness(root: HTMLElement | null, spots: readonly string[], on: boolean): void {
  useEffect(() => {
    if (root === null || !on || spots.length === 0) return;
    let darkened: readonly Element[] = [];
    const darken = (): void => {
      for (const element of darkened) element.removeAttribute('inert');
      const lit = spotsIn(root, spots);
      // The header stays in reach: one can always leave.
      darkened = (lit.length === 0 ? [] : besides(root, lit)).filter(({ tagName }) => tagName !== 'HEADER');
      for (const element of darkened) element.setAttribute('inert', '');
    };
    darken();
    const watch = new MutationObserver(darken);
    watch.observe(root, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const element of darkened) element.removeAttribute('inert');
    };
  }, [root, spots, on]);
}

function besides(root: Element, lit: readonly Element[]): readonly Element[] {
  return [...root.children].flatMap((child): readonly Element[] => {
    if (lit.includes(child)) return [];
    return lit.some((spot) => child.contains(spot)) ? besides(child, lit) : [child];
  });
}

const CARD_WIDTH = 400;
const CARD_HEIGHT = 230;
/** Higher up the header would hide it. */
const TOP = 68;

/** Beside the light where there is room, else below or above it; on a phone at the bottom or the top. */
function placeFor(boxes: readonly Box[], width: number, height: number): React.CSSProperties {
  if (boxes.length === 0) return { left: '50%', bottom: 24, translate: '-50%' };
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const middle = Math.max(TOP, Math.min(height - CARD_HEIGHT - 12, (top + bottom - CARD_HEIGHT) / 2));
  if (width - right > CARD_WIDTH + 32) return { left: right + 20, top: middle };
  if (left > CARD_WIDTH + 32) return { left: left - CARD_WIDTH - 20, top: middle };
  const across = Math.max(12, Math.min(width - CARD_WIDTH - 12, (left + right - CARD_WIDTH) / 2));
  if (height - bottom > CARD_HEIGHT) return { left: across, top: bottom + 16 };
  if (top > CARD_HEIGHT + TOP) return { left: across, bottom: height - top + 16 };
  const aside = Math.max(12, width - CARD_WIDTH - 12);
  return { left: aside, ...(height - bottom > top ? { bottom: 12 } : { top: TOP }) };
}
