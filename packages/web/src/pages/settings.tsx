/** What a person may set for this browser. */
import { Panel, SegmentField, TextField } from '@fray/kit';
import { SettingSwitch } from '../setting-switch.js';
import { changeSettings, useSettings } from '../settings.js';
import { texts } from '../texts/index.js';
import { Page } from './page.js';

const SWITCHES = ['sound', 'notify', 'hints', 'confirm', 'throwForMe', 'cover'] as const;

export function SettingsPage() {
  const settings = useSettings();
  const { animations, themes } = texts().settings;
  return (
    <Page title={texts().settings.title}>
      <div className="stack">
        <h1>{texts().settings.title}</h1>
        <Panel>
          <div className="stack">
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
            {SWITCHES.map((name) => (
              <SettingSwitch key={name} name={name} />
            ))}
            <TextField
              label={texts().settings.name}
              value={settings.name}
              maxLength={40}
              onChange={(name) => changeSettings({ name })}
            />
          </div>
        </Panel>
        <p className="soft">{texts().settings.saved}</p>
      </div>
    </Page>
  );
}

function choicesOf<T extends string>(labels: Readonly<Record<T, string>>) {
  return (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
}
