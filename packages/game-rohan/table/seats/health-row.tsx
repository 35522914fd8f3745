/** Health as torches or stones, one for each point; what the Assault would cost is striped. */
import { Icon, useKitWords } from '@fray/kit';
import { HEART } from '../pictures.js';

export interface HealthRowProps {
  readonly seat: number;
  readonly value: number;
  readonly max: number;
  readonly coming: number;
  readonly label: string;
}

export function HealthRow({ seat, value, max, coming, label }: HealthRowProps) {
  const words = useKitWords();
  const left = Math.max(0, Math.min(value, coming));
  const lost = Math.max(0, value) - left;
  const kinds = Array.from({ length: max }, (_, i) => (i < left ? 'kept' : i < value ? 'risk' : 'gone'));
  return (
    <div className="rohan-health">
      <span className="rohan-heart" data-health={seat}>
        <Icon body={HEART} />
        <b>{value}</b>
        {lost > 0 && <span className="rohan-coming">→ {left}</span>}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> cannot be drawn in points, some of them striped */}
      <div
        className="rohan-points"
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.max(0, Math.min(value, max))}
        aria-valuetext={lost > 0 ? words.atStake(value, max, lost) : words.of(value, max)}
      >
        {kinds.map((kind, i) => (
          <span key={i} className={`rohan-point rohan-${kind}`} />
        ))}
      </div>
    </div>
  );
}
