/** Everything that keeps a hero from fighting, box by box: for a builder, where one mends one thing after the other. */
import type { Message } from '@fray/engine';
import { buildHero } from './build-hero.js';
import type { Box } from './hero.js';
import type { HeroSpec } from './hero-spec.js';

export interface HeroFault {
  /** Absent for what is wrong with the hero itself. */
  readonly box?: Box;
  readonly problem: Message;
}

/** Empty exactly when the hero can be built, as long as no box is filled twice. */
export function heroFaults(spec: HeroSpec): HeroFault[] {
  const alone = buildHero({ ...spec, items: [] });
  const own: HeroFault[] = alone.ok ? [] : [{ problem: alone.error }];
  const healthy = { name: 'Nobody', path: spec.path, career: spec.career };
  if (!buildHero({ ...healthy, items: [] }).ok) return own;
  const items = spec.items.flatMap((item): HeroFault[] => {
    const built = buildHero({ ...healthy, items: [item] });
    return built.ok ? [] : [{ box: item.box, problem: built.error }];
  });
  return [...own, ...items];
}
