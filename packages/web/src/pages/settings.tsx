/** What a person may set for this browser. */
import { Panel, SegmentField, SwitchField, TextField } from '../kit/index.js';
import { changeSettings, type Settings, useSettings } from '../settings.js';
import { texts } from '../texts/index.js';
import { Page } from './page.js';

export function SettingsPage() {
  const settings = useSettings();
  const { animations, themes } = texts.settings;
  return (
    <Page title={texts.settings.title}>
      <div className="stack">
        <h1>{texts.settings.title}</h1>
        <Panel>
          <div className="stack">
            <SegmentField
              label={texts.settings.animation}
              value={settings.animation}
              values={choicesOf(animations)}
              onChange={(animation) => changeSettings({ animation })}
            />
            <SegmentField
              label={texts.settings.theme}
              value={settings.theme}
              values={choicesOf(themes)}
              onChange={(theme) => changeSettings({ theme })}
            />
            <Switch name="sound" label={texts.settings.sound} />
            <Switch name="hints" label={texts.settings.hints} />
            <Switch name="confirm" label={texts.settings.confirm} help={texts.settings.confirmHelp} />
            <Switch name="cover" label={texts.settings.cover} />
            <TextField
              label={texts.settings.name}
              value={settings.name}
              maxLength={40}
              onChange={(name) => changeSettings({ name })}
            />
          </div>
        </Panel>
        <p className="soft">{texts.settings.saved}</p>
      </div>
    </Page>
  );
}

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

function Switch({
  name,
  label,
  help,
}: {
  readonly name: Flag;
  readonly label: string;
  readonly help?: string;
}) {
  const value = useSettings((s) => s[name]);
  return (
    <SwitchField
      label={label}
      {...(help === undefined ? {} : { help })}
      value={value}
      onChange={(next) => changeSettings({ [name]: next })}
    />
  );
}

function choicesOf<T extends string>(labels: Readonly<Record<T, string>>) {
  return (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
}
