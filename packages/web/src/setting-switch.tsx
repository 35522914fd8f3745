/** One of the settings that are on or off, with its words. */
import { SwitchField } from '@fray/kit';
import { changeSettings, type Settings, useSettings } from './settings.js';
import { texts } from './texts/index.js';

/** A browser that is not allowed to tell anything is not switched on. */
async function switchCalls(on: boolean): Promise<void> {
  const { callMe, doNotCallMe } = await import('./online/push.js');
  if (!on) await doNotCallMe();
  else if (!(await callMe())) changeSettings({ notify: false });
}

type Flag = Exclude<
  { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings],
  'soundAsked'
>;

export function SettingSwitch({ name }: { readonly name: Flag }) {
  const value = useSettings((settings) => settings[name]);
  const help = texts().settings.help[name];
  return (
    <SwitchField
      label={texts().settings[name]}
      {...(help === undefined ? {} : { help })}
      value={value}
      onChange={(next) => {
        changeSettings({ [name]: next });
        if (name === 'notify') void switchCalls(next);
      }}
    />
  );
}
