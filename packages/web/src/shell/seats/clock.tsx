/** The time a seat has left, ticking while it is asked. Little time is told by colour, words and, if wished, a sound. */
import { classes } from '@fray/kit';
import type { ClockFace } from '@fray/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../settings.js';
import { texts } from '../../texts/index.js';
import { sound as play } from '../sound/sounds.js';

export const LOW_MS = 20_000;

/** Milliseconds left for a seat at this time of the host; undefined where no clock runs for it. */
export function leftFor(clock: ClockFace, seat: number, now: number): number | undefined {
  const left = clock.left[seat];
  if (left === undefined || !clock.running.includes(seat)) return left;
  return left - Math.max(0, now - Math.max(clock.at, clock.from ?? 0));
}

export function useNow(active: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!active) return;
    const timer = window.setInterval(() => setNow(Date.now()), 500);
    return () => window.clearInterval(timer);
  }, [active]);
  return now;
}

export interface SeatClockProps {
  readonly clock: ClockFace;
  readonly ahead: number;
  readonly seat: number;
  readonly name: string;
}

export function SeatClock({ clock, ahead, seat, name }: SeatClockProps) {
  const runs = clock.running.includes(seat);
  const now = useNow(runs);
  const left = leftFor(clock, seat, now - ahead);
  const low = left !== undefined && runs && left < LOW_MS;
  if (left === undefined) return null;
  const time = formatTime(left);
  return (
    <span
      className={classes('seat-clock', low && 'seat-clock-low')}
      title={texts().table.clockLeft(name, time)}
    >
      {time}
    </span>
  );
}

/** My own time is nearly over: said in words above the table, and with a knock for those who want sounds. */
export function LowTime({ clock, ahead, seat }: Pick<SeatClockProps, 'clock' | 'ahead' | 'seat'>) {
  const runs = clock.running.includes(seat);
  const now = useNow(runs);
  const left = leftFor(clock, seat, now - ahead);
  const low = runs && left !== undefined && left < LOW_MS;
  useLowSound(low);
  return (
    <div role="status">
      {low && (
        <p className="low-time">
          <b>{texts().table.lowTime}</b>
        </p>
      )}
    </div>
  );
}

function useLowSound(low: boolean): void {
  const sound = useSettings((s) => s.sound);
  const before = useRef(false);
  useEffect(() => {
    if (low && !before.current && sound) play('time');
    before.current = low;
  }, [low, sound]);
}

/** Minutes and seconds; days and hours where a choice may take that long. */
export function formatTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return texts().table.days(Math.floor(hours / 24), hours % 24);
  const rest = `${String(seconds % 60).padStart(2, '0')}`;
  if (hours > 0) return `${hours}:${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}:${rest}`;
  return `${Math.floor(seconds / 60)}:${rest}`;
}
