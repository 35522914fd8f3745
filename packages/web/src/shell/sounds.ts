/** The few sounds of the table, made by the browser itself. */

/** Two soft knocks on wood: it is your turn. */
export function knock(): void {
  play([
    { pitch: 196, at: 0 },
    { pitch: 262, at: 0.13 },
  ]);
}

/** One higher knock: little time is left. */
export function tick(): void {
  play([{ pitch: 523, at: 0 }]);
}

function play(tones: readonly { readonly pitch: number; readonly at: number }[]): void {
  const audio = new AudioContext();
  for (const { pitch, at } of tones) {
    const start = audio.currentTime + at;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(pitch, start);
    volume.gain.setValueAtTime(0.14, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.13);
  }
  window.setTimeout(() => void audio.close(), 600);
}
