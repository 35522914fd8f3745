/** Calls the player back: the tab's title says whose turn it is, a soft sound or a notification tells when it is theirs. */
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings.js';
import { sound as play } from './sound/sounds.js';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Fray' : `${title} · Fray`;
  }, [title]);
}

/** `question` is what is asked of me; empty when nothing is. */
export function useTurnCall(title: string, question: string): void {
  const sound = useSettings((s) => s.sound);
  const notify = useSettings((s) => s.notify);
  const before = useRef(question);
  useEffect(() => {
    const begins = question !== '' && before.current === '';
    before.current = question;
    if (!begins) return;
    if (sound) play('turn');
    if (notify && document.visibilityState === 'hidden' && Notification.permission === 'granted')
      new Notification(title, { body: question, tag: 'fray-turn' });
  }, [title, question, sound, notify]);
}
