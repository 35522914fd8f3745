/** Health as a long bar; what is at stake right now is hatched, and said in words. */
import './health-bar.css';
import { useKitWords } from '../words/kit-words.js';

export interface HealthBarProps {
  readonly value: number;
  readonly max: number;
  /** How much of it would be lost as things stand. */
  readonly stake?: number;
  readonly label?: string;
}

export function HealthBar({ value, max, stake = 0, label }: HealthBarProps) {
  const words = useKitWords();
  const share = (n: number): string => `${(100 * Math.max(0, Math.min(n, max))) / Math.max(1, max)}%`;
  const lost = Math.min(stake, Math.max(0, value));
  const text = lost > 0 ? words.atStake(value, max, lost) : words.of(value, max);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <meter> cannot be drawn in two parts, one of them hatched
    <div
      className="health"
      role="meter"
      aria-label={label ?? words.health}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.max(0, Math.min(value, max))}
      aria-valuetext={text}
    >
      <div className="health-kept" style={{ width: share(value - lost) }} />
      <div className="health-stake" style={{ width: share(lost) }} />
    </div>
  );
}
