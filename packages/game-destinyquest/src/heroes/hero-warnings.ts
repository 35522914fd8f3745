/** What a legal hero carries in vain. Such a hero may fight; its player should know (R-REQ). */
import { ABILITIES, abilityIndex } from '../abilities/index.js';
import { meets } from '../sheet/weapons.js';
import type { Hero } from './hero.js';

/** Abilities that do nothing unless the hero has at least one of these as well. */
const LEANS_ON: Readonly<Record<string, readonly string[]>> = {
  sacrifice: ['shades'],
  burn: ['ignite'],
  embers: ['ignite'],
  'deadly-poisons': ['venom'],
  'poison-mastery': ['venom'],
  merciless: ['bleed', 'disease', 'venom'],
};

export function heroWarnings(hero: Hero): string[] {
  const has = (id: string): boolean => hero.abilities.some((a) => a.ability === abilityIndex(id));
  const warnings: string[] = [];
  for (const { ability } of hero.abilities) {
    const { id, name, needs } = ABILITIES[ability]!;
    if (needs !== undefined && !meets(needs, hero.weapons.main, hero.weapons.left))
      warnings.push(`${name} can never be used: it needs ${needs.words}.`);
    const others = LEANS_ON[id];
    if (others !== undefined && !others.some(has))
      warnings.push(`${name} can do nothing without ${others.join(' or ')}.`);
  }
  if (hero.career === 'assassin' && has('first-cut'))
    warnings.push('first cut does not work for an assassin.');
  if (has('first-strike') && has('bulls-eye'))
    warnings.push("bull's eye does not work together with first strike.");
  return [...warnings, ...repeated(hero)];
}

/** The same ability twice counts once, unless it works once per item. */
function repeated(hero: Hero): string[] {
  const carried = hero.items.flatMap((item) => item.abilities);
  return hero.abilities
    .filter(({ ability, copies }) => copies === 1 && carried.filter((a) => a === ability).length > 1)
    .map(({ ability }) => `${ABILITIES[ability]!.name} is carried more than once but counts once.`);
}
