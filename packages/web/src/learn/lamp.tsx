/** The lamp: what lies in its light can be used, everything else is dark, inert and unheard. */
import { wordsIn } from '@fray/kit';
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
/** The lamp hangs from the header; over something wider or farther down it would light nothing one could see. */
const LAMP = { width: 64, height: 32 };
const WIDEST = 420;
const FARTHEST = 320;

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
  const room = roomUnder(root);
  const [card, high] = useHeight();
  const { width, height } = room;
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
          <Light box={boxes[0]!} from={room.top - EDGE} root={root!} />
          {boxes.map((box) => (
            <rect key={`${box.x} ${box.y}`} className="lamp-edge" {...box} rx={ROUND} />
          ))}
        </svg>
      )}
      {on && (
        <div ref={card} className="lamp-card" style={placeFor(boxes, room, high)}>
          {children}
        </div>
      )}
    </div>
  );
}

interface LightProps {
  readonly box: Box;
  /** Where the header ends. */
  readonly from: number;
  readonly root: HTMLElement;
}

/** The lamp itself, hanging over the first spot where it covers no words, and its cone of light. */
function Light({ box: { x, y, width }, from, root }: LightProps) {
  const middle = x + width / 2;
  const shade = { left: middle - LAMP.width / 2, right: middle + LAMP.width / 2, bottom: from + LAMP.height };
  if (y < shade.bottom || y > from + FARTHEST || width > WIDEST) return null;
  const covers = (word: DOMRect): boolean =>
    word.right > shade.left && word.left < shade.right && word.bottom > from && word.top < shade.bottom;
  if (wordsIn(root).some(covers)) return null;
  return (
    <g className="lamp-light">
      <polygon
        points={`${shade.left + 2},${shade.bottom} ${shade.right - 2},${shade.bottom} ${x + width},${y} ${x},${y}`}
      />
      <path className="lamp-cord" d={`M${middle} ${from}v12`} />
      <path className="lamp-shade" d={`M${middle - 14} ${from + 10}h28l18 22h-64z`} />
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
const EDGE = 12;
const APART = 16;

interface Room {
  readonly width: number;
  readonly height: number;
  /** Higher up the header would hide it. */
  readonly top: number;
}

function roomUnder(root: HTMLElement | null): Room {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const header = root?.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return { width, height, top: Math.max(0, header) + EDGE };
}

/** How high the card is with the words that are in it. */
function useHeight(): readonly [(card: HTMLElement | null) => void, number] {
  const [card, setCard] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (card === null) return;
    const measure = new ResizeObserver(() => setHeight(card.offsetHeight));
    measure.observe(card);
    setHeight(card.offsetHeight);
    return () => measure.disconnect();
  }, [card]);
  return [setCard, height];
}

/** So much of a lit place must be in sight to matter. */
const SEEN = 3 * MARGIN;

/** Beside the light where there is room, else below or above it, else wherever it hides least. */
function placeFor(all: readonly Box[], room: Room, high: number): React.CSSProperties {
  const boxes = all.filter(({ y, height }) => y + height > room.top + SEEN && y < room.height - SEEN);
  if (boxes.length === 0) return { left: '50%', bottom: 24, translate: '-50%' };
  const width = Math.min(CARD_WIDTH, room.width - 2 * EDGE);
  const hidden = ({ left, top }: Place): number =>
    boxes.reduce((sum, box) => sum + shared(box, { x: left, y: top, width, height: high }), 0);
  return placesIn(boxes, room, width, high).reduce((best, place) =>
    hidden(place) < hidden(best) ? place : best,
  );
}

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Where the card may lie, the best first: at the sides of all that is lit, between two lit places, then anywhere. */
function placesIn(boxes: readonly Box[], room: Room, wide: number, high: number): readonly Place[] {
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const within = (place: Place): Place => ({
    left: Math.max(EDGE, Math.min(room.width - wide - EDGE, place.left)),
    top: Math.max(room.top, Math.min(room.height - high - EDGE, place.top)),
  });
  const middle = { left: (left + right - wide) / 2, top: (top + bottom - high) / 2 };
  const thirds = [0, 0.5, 1];
  return [
    { left: right + APART, top: middle.top },
    { left: left - wide - APART, top: middle.top },
    { left: middle.left, top: bottom + APART },
    { left: middle.left, top: top - APART - high },
    ...boxes.flatMap(({ y, height }) => [
      { left: middle.left, top: y + height + APART },
      { left: middle.left, top: y - APART - high },
    ]),
    ...thirds.flatMap((down) =>
      thirds.map((across) => ({ left: across * room.width, top: down * room.height })),
    ),
  ].map(within);
}

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
