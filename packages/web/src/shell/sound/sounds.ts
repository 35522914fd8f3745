/** The sounds of the table, made by the browser itself: soft knocks, rattles and short tones, all of them quiet. */
import type { SoundName } from '@fray/kit';

interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly lasts?: number;
  /** How loud, against the others. */
  readonly loud?: number;
  /** Where the pitch slides to. */
  readonly to?: number;
  readonly shape?: OscillatorType;
}

const VOLUME = 0.12;

const TONES: Readonly<Record<Exclude<SoundName, 'dice'>, readonly Tone[]>> = {
  // Two soft knocks on wood: it is your turn.
  turn: [
    { pitch: 196, at: 0 },
    { pitch: 262, at: 0.13 },
  ],
  // One higher knock: little time is left.
  time: [{ pitch: 523, at: 0 }],
  card: [{ pitch: 170, to: 120, at: 0, lasts: 0.07, loud: 0.7 }],
  hit: [{ pitch: 130, to: 60, at: 0, lasts: 0.16, shape: 'square', loud: 0.35 }],
  fall: [{ pitch: 150, to: 48, at: 0, lasts: 0.4, loud: 0.9 }],
  heal: [
    { pitch: 392, at: 0, loud: 0.5 },
    { pitch: 523, at: 0.08, loud: 0.5 },
  ],
  round: [{ pitch: 330, at: 0, lasts: 0.3, loud: 0.4, shape: 'sine' }],
  won: [392, 494, 587, 784].map((pitch, i) => ({ pitch, at: 0.12 * i, lasts: 0.3 })),
  lost: [330, 294, 247].map((pitch, i) => ({ pitch, at: 0.16 * i, lasts: 0.3, loud: 0.7 })),
};

export function sound(name: SoundName): void {
  const audio = new AudioContext();
  if (name === 'dice') rattle(audio);
  else for (const tone of TONES[name]) sing(audio, tone);
  window.setTimeout(() => void audio.close(), 1500);
}

function sing(
  audio: AudioContext,
  { pitch, at, lasts = 0.12, loud = 1, to, shape = 'triangle' }: Tone,
): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, start);
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
  tone.connect(fading(audio, start, lasts, loud));
  tone.start(start);
  tone.stop(start + lasts + 0.01);
}

/** Bone on wood: short bursts of noise, each quieter than the one before. */
function rattle(audio: AudioContext): void {
  for (let knock = 0; knock < 5; knock++) {
    const start = audio.currentTime + 0.06 * knock + 0.02 * (knock % 2);
    const noise = audio.createBufferSource();
    noise.buffer = noiseOf(audio);
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = 1400 - 140 * knock;
    noise.connect(band).connect(fading(audio, start, 0.05, 1.4 - 0.2 * knock));
    noise.start(start);
    noise.stop(start + 0.06);
  }
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.round(audio.sampleRate * 0.06), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function fading(audio: AudioContext, start: number, lasts: number, loud: number): AudioNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(VOLUME * loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  volume.connect(audio.destination);
  return volume;
}
