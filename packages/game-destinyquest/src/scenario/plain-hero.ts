/** A hero without any ability or item, for positions in which only one thing matters. */
import type { Hero } from '../heroes/hero.js';

/** Round figures: speed and brawn 10, armour 5, health 50 before doubling. */
export function plainHero(id: string): Hero {
  return {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    path: 'warrior',
    career: 'none',
    attributes: { speed: 10, brawn: 10, magic: 0, armour: 5 },
    health: 50,
    wounds: 0,
    weapons: {
      main: null,
      left: null,
      mainSpeed: 0,
      leftSpeed: 0,
      mainBrawn: 0,
      leftBrawn: 0,
      mainMagic: 0,
      leftMagic: 0,
    },
    abilities: [],
    items: [],
    story: [],
  };
}
