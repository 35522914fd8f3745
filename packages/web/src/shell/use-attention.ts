/** Calls the player back: the tab's title says whose turn it is, and a soft sound tells when it is theirs. */
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings.js';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Fray' : `${title} · Fray`;
  }, [title]);
}

export function useTurnSound(mine: boolean): void {
  const sound = useSettings((s) => s.sound);
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current && sound) knock();
    before.current = mine;
  }, [mine, sound]);
}

/** Two soft knocks on wood. */
function knock(): void {
  const audio = new AudioContext();
  for (const [i, pitch] of [196, 262].entries()) {
    const at = audio.currentTime + i * 0.13;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(pitch, at);
    volume.gain.setValueAtTime(0.14, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.12);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.13);
  }
  window.setTimeout(() => void audio.close(), 600);
}
