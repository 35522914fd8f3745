/** At the first question of all: whether the table may be heard. Either answer is kept; the settings have it later. */
import { Button } from '@fray/kit';
import { changeSettings, useSettings } from '../../settings.js';
import { texts } from '../../texts/index.js';
import './ask-sound.css';
import { sound } from './sounds.js';

export function AskSound() {
  const asked = useSettings((s) => s.soundAsked);
  if (asked) return null;
  const words = texts().table;
  const answer = (on: boolean): void => {
    changeSettings({ sound: on, soundAsked: true });
    if (on) sound('turn');
  };
  return (
    <section className="ask-sound" aria-label={words.askSound}>
      <span>{words.askSound}</span>
      <Button onClick={() => answer(true)}>{words.soundOn}</Button>
      <Button kind="quiet" onClick={() => answer(false)}>
        {words.soundOff}
      </Button>
    </section>
  );
}
