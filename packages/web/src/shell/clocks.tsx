/** The time each seat has left, ticking for whoever is asked. */

import { Chip } from '@fray/kit';
import { useEffect, useState } from 'react';
import type { SessionState } from '../session/session.js';
import { texts } from '../texts/index.js';

export function Clocks({ state }: { readonly state: SessionState }) {
  const { clock, names } = state;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (clock === undefined || clock.running.length === 0) return;
    const timer = window.setInterval(() => setNow(Date.now()), 500);
    return () => window.clearInterval(timer);
  }, [clock]);
  if (clock === undefined) return null;
  return clock.left.map((left, seat) => {
    if (left === undefined) return null;
    const running = clock.running.includes(seat);
    const time = formatTime(running ? left - Math.max(0, now - clock.at) : left);
    return (
      <Chip
        key={names[seat]}
        {...(running ? { tone: 'ring' as const } : {})}
        title={texts().table.clockLeft(names[seat]!, time)}
      >
        {names[seat]} <b>{time}</b>
      </Chip>
    );
  });
}

export function formatTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
