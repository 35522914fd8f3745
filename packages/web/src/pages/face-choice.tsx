/** The dozen faces that people choose from; kept in this browser, beside the name. */
import { AVATAR_IDS, avatarFor, Face } from '@fray/kit';
import { changeSettings, useSettings } from '../settings.js';
import { texts } from '../texts/index.js';
import './face-choice.css';

export function FaceChoice() {
  const { face, name } = useSettings();
  const words = texts().settings;
  const choices = [
    { id: '', shown: avatarFor(name), label: words.faceByName },
    ...AVATAR_IDS.map((id, i) => ({ id, shown: id, label: words.faceNumber(i + 1) })),
  ];
  return (
    <fieldset className="face-choice">
      <legend>{words.face}</legend>
      {choices.map(({ id, shown, label }) => (
        <label key={id} className={id === '' ? 'face-choice-name' : undefined} title={label}>
          <input
            type="radio"
            name="face"
            className="sr-only"
            checked={face === id}
            aria-label={label}
            onChange={() => changeSettings({ face: id })}
          />
          <Face id={shown} />
          {id === '' && <span aria-hidden="true">{label}</span>}
        </label>
      ))}
    </fieldset>
  );
}
