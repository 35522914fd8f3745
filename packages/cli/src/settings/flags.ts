/** The table of settings as flags of a command. */
import { type Command, Option } from 'commander';
import { words } from '../words/index.js';
import { settingOf, WAYS, type Way } from './settings.js';

const { help } = words;

export function addSettings(command: Command): Command {
  command
    .addOption(new Option('--config <file>', help.config).env('FRAY_CONFIG'))
    .option('--print-config', help.printConfig);
  for (const way of WAYS) for (const option of optionsOf(way)) command.addOption(option);
  return command;
}

function optionsOf(way: Way): readonly Option[] {
  const { flag, setting, inFile } = way;
  const { value, secret, standard } = settingOf(setting);
  const about = help.serve[setting];
  if (inFile) return [new Option(`${flag} <file>`, help.fromFile(about))];
  // Known only to be refused with a reason.
  if (secret) return [new Option(`${flag} [value]`).hideHelp()];
  if (value === undefined)
    return [new Option(flag, about), new Option(flag.replace('--', '--no-')).hideHelp()];
  return [
    new Option(`${flag} ${value}`, standard === undefined ? about : help.standard(about, String(standard))),
  ];
}
