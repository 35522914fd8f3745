/** Nobody who opens a match at its beginning is told how long it lasts; whoever has been at its end knows. */
import { useState } from 'react';

export interface Hiding {
  readonly hides: boolean;
  /** The last moment that may be told of. */
  readonly last: number;
  readonly setHides: (hides: boolean) => void;
}

export function useHiding(n: number, length: number, first: number): Hiding {
  const [wanted, setHides] = useState(first === 0);
  const [seen, setSeen] = useState(n);
  if (n > seen) setSeen(n);
  const hides = wanted && seen < length;
  return { hides, last: hides ? seen : length, setHides };
}
