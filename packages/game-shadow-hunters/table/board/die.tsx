/** A die as its number in its own shape: the d6 a square, the d4 a triangle. */
interface DieProps {
  readonly value: number;
  readonly sides: number;
}

export function Die({ value, sides }: DieProps) {
  return (
    <svg className="sh-die" viewBox="0 0 32 32" role="img" aria-label={`d${sides}: ${value}`} key={value}>
      {sides === 4 ? <path d="M16 3 30.5 29H1.5z" /> : <rect x="3" y="3" width="26" height="26" rx="6" />}
      <text x="16" y={sides === 4 ? 25 : 22} textAnchor="middle">
        {value}
      </text>
    </svg>
  );
}
