/** The lamp over six places of a table: the one in the light may be used, and says what would happen there. */
import { faceOf } from '../../games/faces.js';
import { texts } from '../../texts/index.js';
import './lamp-scene.css';

const [WIDTH, HEIGHT] = [346, 282];
const CARD = 84;
const COLUMNS = [24, 131, 238];
const ROWS = [88, 186];

export function LampScene({ game }: { readonly game: string }) {
  const { home } = texts();
  const figures = faceOf(game)?.scene.figures ?? [];
  const [mine, theirs] = [0, 1].map((side) => figures.filter((figure) => figure.side === side));
  return (
    <svg className="lamp-scene" data-game={game} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect className="lamp-table" width={WIDTH} height={HEIGHT} />
      {COLUMNS.map((x, i) => (
        <Card key={x} x={x} y={ROWS[0]!} side={1} body={pick(theirs, i)} lit={i === 1} />
      ))}
      {[0, 2].map((i) => (
        <Card key={i} x={COLUMNS[i]!} y={ROWS[1]!} side={0} body={pick(mine, i)} lit={false} />
      ))}
      <path className="lamp-beam" d={`M151 52 L195 52 L262 ${HEIGHT} L84 ${HEIGHT} Z`} />
      <rect className="lamp-place" x={COLUMNS[1]! - 4} y={ROWS[1]} width={CARD + 8} height={CARD} rx={8} />
      <text className="lamp-words lamp-strong" x={WIDTH / 2} y={ROWS[1]! + 38}>
        {home.lampPlace}
      </text>
      <text className="lamp-words" x={WIDTH / 2} y={ROWS[1]! + 58}>
        {home.lampWhy}
      </text>
      <path className="lamp-cord" d="M173 0 V26 M164 26 h18 l4 9 h-26 Z" />
      <path className="lamp-shade" d="M160 34 h26 l17 20 h-60 Z" />
      <ellipse className="lamp-bulb" cx={WIDTH / 2} cy={54} rx={29} ry={5} />
    </svg>
  );
}

function pick(figures: readonly { readonly body: string }[] | undefined, i: number): string {
  return figures?.[i % Math.max(1, figures.length)]?.body ?? '';
}

interface CardProps {
  readonly x: number;
  readonly y: number;
  readonly side: 0 | 1;
  readonly body: string;
  readonly lit: boolean;
}

function Card({ x, y, side, body, lit }: CardProps) {
  return (
    <g className={`side-${side} ${lit ? 'lamp-lit' : 'lamp-dim'}`} transform={`translate(${x} ${y})`}>
      <rect className="lamp-card" width={CARD} height={CARD} rx={8} />
      <rect className="lamp-edge" width={CARD} height={4} rx={2} />
      <rect className="lamp-field" x={10} y={12} width={CARD - 20} height={CARD - 22} rx={5} />
      <g
        className="lamp-figure"
        transform={`translate(17 19) scale(${50 / 512})`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the body is a path picked from game-icons at build time
        dangerouslySetInnerHTML={{ __html: body }}
      />
    </g>
  );
}
