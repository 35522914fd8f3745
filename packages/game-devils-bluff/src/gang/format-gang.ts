/** Writes a gang as the small readable file that `parseGang` reads: one line a model. */
import type { GangFile } from './gang-file.js';

export function formatGang({ name, models }: GangFile): string {
  const lines = models.map((model) => {
    const gear = model.gear.map((item) => JSON.stringify(item)).join(', ');
    return `    { "name": ${JSON.stringify(model.name)}, "profile": "${model.profile}", "gear": [${gear}] }`;
  });
  return `{\n  "name": ${JSON.stringify(name)},\n  "models": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
