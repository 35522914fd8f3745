/** How often each end came, as bars: from the most health left to the least. */
const WIDTH = 206;
const HEIGHT = 44;
const MOST_BARS = 13;

export interface SpreadProps {
  readonly counts: readonly number[];
  /** The health that the last count stands for. */
  readonly most: number;
}

export function Spread({ counts, most }: SpreadProps) {
  const bars = gathered(counts.toReversed());
  const highest = Math.max(...bars);
  if (counts.length < 2) return null;
  const step = WIDTH / bars.length;
  const likeliest = bars.indexOf(highest);
  return (
    <svg className="dq-spread" viewBox={`0 0 ${WIDTH} 62`} aria-hidden="true">
      {bars.map((count, i) => {
        const height = Math.max(2, (HEIGHT * count) / highest);
        return (
          <rect
            key={i}
            className={i === likeliest ? 'dq-spread-most' : undefined}
            x={i * step + 1}
            y={HEIGHT - height}
            width={step - 3}
            height={height}
            rx="2"
          />
        );
      })}
      <text x="0" y="59">
        {most}
      </text>
      <text x={WIDTH} y="59" textAnchor="end">
        {most - counts.length + 1}
      </text>
    </svg>
  );
}

/** Many ends are told in fewer bars. */
function gathered(counts: readonly number[]): readonly number[] {
  const size = Math.ceil(counts.length / MOST_BARS);
  const bars = Array.from({ length: Math.ceil(counts.length / size) }, () => 0);
  counts.forEach((count, i) => {
    bars[Math.floor(i / size)]! += count;
  });
  return bars;
}
