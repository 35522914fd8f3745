/** What a mood changes in a face: brows, eyes and mouth alone, in a box of 120 by 96. */
import type { Mood } from './face-id.js';

export const INK = '#26211a';

interface Feature {
  readonly mood: Mood;
  readonly y: number;
  readonly apart?: number;
}

export function Brows({
  mood,
  y,
  apart = 10,
  stroke,
  width = 1.9,
}: Feature & { stroke: string; width?: number }) {
  const [left, right] = [60 - apart, 60 + apart];
  const lift = mood === 'stunned' ? -4 : mood === 'glad' ? -1.5 : 0;
  const tilt = mood === 'stunned' ? -1.5 : mood === 'sly' ? 2.5 : 0;
  return (
    <g stroke={stroke} strokeWidth={width} strokeLinecap="round" fill="none">
      <path d={`M${left - 5} ${y + lift - tilt}q5-3 9 ${tilt}`} />
      <path d={`M${right - 4} ${y + lift}q5-${3 - tilt} 9 ${mood === 'sly' ? -3.5 : -tilt}`} />
    </g>
  );
}

export function Eyes({ mood, y, apart = 10 }: Feature) {
  const eyes = [60 - apart, 60 + apart];
  if (mood === 'glad')
    return (
      <g stroke={INK} strokeWidth="1.9" strokeLinecap="round" fill="none">
        {eyes.map((x) => (
          <path key={x} d={`M${x - 3.2} ${y + 1}q3.2-3.6 6.4 0`} />
        ))}
      </g>
    );
  if (mood === 'stunned')
    return eyes.map((x) => (
      <g key={x}>
        <circle cx={x} cy={y} r="4.4" fill="#fbf3df" stroke={INK} strokeWidth="0.8" />
        <circle cx={x} cy={y} r="1.6" fill={INK} />
      </g>
    ));
  return (
    <g fill={INK}>
      {eyes.map((x) => (
        <ellipse key={x} cx={x} cy={y} rx="2.1" ry={mood === 'sly' ? 1.2 : 2.1} />
      ))}
    </g>
  );
}

export function Mouth({ mood, y, stroke = INK }: Feature & { stroke?: string }) {
  if (mood === 'stunned') return <ellipse cx="60" cy={y + 1.5} rx="3.6" ry="4.6" fill="#5a2018" />;
  if (mood === 'glad')
    return (
      <>
        <path d={`M51 ${y - 1}q9 11 18 0z`} fill="#6a1f18" />
        <path d={`M52.4 ${y - 0.8}q7.6 3 15.2 0z`} fill="#fdf6e3" />
      </>
    );
  const way = mood === 'sly' ? 'q8 3.5 13-3' : 'q6 3.4 12 0';
  return <path d={`M54 ${y}${way}`} stroke={stroke} strokeWidth="1.8" strokeLinecap="round" fill="none" />;
}
