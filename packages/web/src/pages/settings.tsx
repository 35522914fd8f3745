/** What a person may set for this browser. */
import { Panel, SegmentField, TextField } from '@fray/kit';
import { SettingSwitch } from '../setting-switch.js';
import { changeSettings, useSettings } from '../settings.js';
import { shellLanguages, texts } from '../texts/index.js';
import { FaceChoice } from './face-choice.js';
import { Page } from './page.js';

const SWITCHES = [
  'shortcuts',
  'sound',
  'notify',
  'hints',
  'confirm',
  'throwForMe',
  'cover',
  'expert',
] as const;

export function SettingsPage() {
  const settings = useSettings();
  const { animations, themes, contrasts, markSets } = texts().settings;
  return (
    <Page title={texts().settings.title}>
      <div className="stack">
        <h1>{texts().settings.title}</h1>
        <Panel>
          <div className="stack">
            <SegmentField
              label={texts().settings.language}
              value={settings.language}
              values={languageChoices()}
              onChange={setLanguage}
            />
            <SegmentField
              label={texts().settings.animation}
              value={settings.animation}
              values={choicesOf(animations)}
              onChange={(animation) => changeSettings({ animation })}
            />
            <SegmentField
              label={texts().settings.theme}
              value={settings.theme}
              values={choicesOf(themes)}
              onChange={(theme) => changeSettings({ theme })}
            />
            <SegmentField
              label={texts().settings.contrast}
              value={settings.contrast}
              values={choicesOf(contrasts)}
              onChange={(contrast) => changeSettings({ contrast })}
            />
            <SegmentField
              label={texts().settings.marks}
              value={settings.marks}
              values={choicesOf(markSets)}
              onChange={(marks) => changeSettings({ marks })}
            />
            {SWITCHES.map((name) => (
              <SettingSwitch key={name} name={name} />
            ))}
            <TextField
              label={texts().settings.name}
              value={settings.name}
              maxLength={40}
              onChange={(name) => changeSettings({ name })}
            />
            <FaceChoice />
          </div>
        </Panel>
        {settings.shortcuts && <Keys />}
        <p className="soft">{texts().settings.saved}</p>
      </div>
    </Page>
  );
}

/** One letter or sign for each thing that has a key. */
function Keys() {
  const keys = useSettings((s) => s.keys);
  const { keyNames, keys: title } = texts().settings;
  return (
    <Panel title={title}>
      <div className="row">
        {Object.keys(keyNames).map((key) => (
          <TextField
            key={key}
            label={keyNames[key]!}
            value={keys[key] ?? key.toUpperCase()}
            maxLength={1}
            onChange={(value) => {
              const { [key]: _old, ...others } = keys;
              const next = value.trim().toLowerCase();
              changeSettings({ keys: next === '' || next === key ? others : { ...others, [key]: next } });
            }}
          />
        ))}
      </div>
    </Panel>
  );
}

/** Each language by the name that its speakers know it by, whatever is spoken now. */
function languageChoices() {
  const named = shellLanguages.map((value) => ({ value, label: ownNameOf(value) }));
  return [{ value: 'system', label: texts().settings.asBrowser }, ...named];
}

function ownNameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Words are fetched before anything is drawn, so the page is opened anew. */
function setLanguage(language: string): void {
  changeSettings({ language });
  location.reload();
}

function choicesOf<T extends string>(labels: Readonly<Record<T, string>>) {
  return (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
}
