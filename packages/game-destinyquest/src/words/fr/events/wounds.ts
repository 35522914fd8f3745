/** The story: health lost and regained, and what lies on a hero. */
import type { Reader } from '@fray/engine';
import type { MarkId } from '../../../state/marks.js';
import { signed } from '../../common/data.js';
import type { Tells, Told, WoundEvent } from '../../common/told.js';
import type { Events } from '../../events.js';
import { abilityName } from '../ability-words.js';
import { statWords } from '../names.js';
import { because, grammar, harm, health, named } from '../parts.js';
import { does, has, owned, who, whom } from '../people.js';

export const WOUNDS: Tells<WoundEvent> = {
  stopped: (d, r) => ({
    words: [`${does(d.seat, r, 'n’as', 'n’a')} rien subi des ${harm(d.by)}, grâce à `, named(d.ability), '.'],
  }),
  armour: (d, r) => ({ words: [armourTook(d, r)], small: armourFigures(d) }),
  lose: (d, r) => ({
    words: [`${has(d.seat, r)} perdu ${health(d.by)} par `, named(d.ability), '.'],
    small: `reste ${d.health}`,
  }),
  heal: (d, r) => ({
    words: [`${has(d.seat, r)} récupéré ${health(d.by)} avec `, named(d.ability), '.'],
    small: `maintenant ${d.health}`,
  }),
  change: changed,
  mark: (d, r) => {
    const told = MARKED[d.mark][d.on ? 0 : 1];
    return { words: [`${does(d.seat, r, ...told)}.`] };
  },
  tick: (d, r) => ({
    words: [`${has(d.seat, r)} perdu ${health(d.by)} à la fin de la manche.`],
    small: `${tickParts(d)} ; reste ${d.health}`,
  }),
  saved: (d, r) => ({
    words: [`${does(d.seat, r, 'te relèves', 'se relève')} avec `, named(d.ability), '.'],
    small: `de nouveau ${health(d.health)}`,
  }),
};

/** "Maladie 2, Épines 1": what each of them cost. */
function tickParts(d: Events['tick']): string {
  return d.parts.map(({ ability, by }) => `${abilityName(ability)} ${by}`).join(', ');
}

function armourTook(d: Events['armour'], reader: Reader): string {
  const seat = d.seat;
  const rest = d.rest;
  if (d.armour === 0) return `Rien ne s’est dressé entre ${whom(seat, reader)} et le coup.`;
  const armour = armourOf(seat, reader);
  const through = grammar.plural(rest, { one: 'est passé', other: 'sont passés' });
  return rest === 0
    ? `${armour} a tout arrêté.`
    : `${armour} a arrêté ${d.score - rest} ; ${rest} ${through}.`;
}

function armourOf(seat: number, reader: Reader): string {
  return owned(seat, reader, 'Ton armure', 'L’armure');
}

function armourFigures(d: Events['armour']): string {
  return `${d.score} − ${d.armour} d’armure = ${d.rest}${because(d.causes)}`;
}

const HOW_LONG: Readonly<Record<string, string>> = {
  round: 'pour cette manche',
  'two-rounds': 'pour cette manche et la suivante',
  next: 'pour la manche suivante',
  'next-two': 'pour les deux manches suivantes',
  'next-three': 'pour les trois manches suivantes',
  'from-next': 'dès la manche suivante',
  rest: 'pour le reste du duel',
};

function changed(d: Events['change'], reader: Reader): Told {
  const seat = d.seat;
  const stat = d.stat;
  const span = HOW_LONG[d.span];
  if (stat === 'staggered') return { words: [`${armourOf(seat, reader)} ne compte plus ${span}.`] };
  if (stat === 'doubled-armour') return { words: [`${armourOf(seat, reader)} compte double ${span}.`] };
  return {
    words: [
      `${who(seat, reader)} : ${signed(d.by)} ${statWords(stat, d.by)} ${span}, par `,
      named(d.ability),
      '.',
    ],
  };
}

type Persons = readonly [you: string, they: string];

/** What comes over a hero, and how it goes. */
const MARKED: Readonly<Record<MarkId, readonly [on: Persons, off: Persons]>> = {
  bleed: [
    ['saignes désormais', 'saigne désormais'],
    ['ne saignes plus', 'ne saigne plus'],
  ],
  venom: [
    ['as du venin dans le sang', 'a du venin dans le sang'],
    ['n’as plus de venin dans le sang', 'n’a plus de venin dans le sang'],
  ],
  disease: [
    ['as maintenant la maladie', 'a maintenant la maladie'],
    ['n’as plus la maladie', 'n’a plus la maladie'],
  ],
  burn: [
    ['brûles désormais', 'brûle désormais'],
    ['ne brûles plus', 'ne brûle plus'],
  ],
  'thorn-cage': [
    ['te débats dans une cage d’épines', 'se débat dans une cage d’épines'],
    ['sors de la cage d’épines', 'sort de la cage d’épines'],
  ],
  haunt: [
    ['subis désormais une hantise', 'subit désormais une hantise'],
    ['ne subis plus de hantise', 'ne subit plus de hantise'],
  ],
  convulsions: [
    ['as maintenant des convulsions', 'a maintenant des convulsions'],
    ['n’as plus de convulsions', 'n’a plus de convulsions'],
  ],
  shades: [
    ['as maintenant des spectres', 'a maintenant des spectres'],
    ['n’as plus de spectres', 'n’a plus de spectres'],
  ],
  'bolt-charge': [
    ['as chargé un carreau', 'a chargé un carreau'],
    ['n’as plus de carreau chargé', 'n’a plus de carreau chargé'],
  ],
  'stone-rain': [
    ['fais pleuvoir des pierres', 'fait pleuvoir des pierres'],
    ['ne fais plus pleuvoir de pierres', 'ne fait plus pleuvoir de pierres'],
  ],
  vortex: [
    ['as ouvert un vortex', 'a ouvert un vortex'],
    ['n’as plus de vortex', 'n’a plus de vortex'],
  ],
  meditation: [
    ['médites désormais', 'médite désormais'],
    ['ne médites plus', 'ne médite plus'],
  ],
  'stone-skin': [
    ['as maintenant une peau de pierre', 'a maintenant une peau de pierre'],
    ['n’as plus de peau de pierre', 'n’a plus de peau de pierre'],
  ],
  'time-shift': [
    ['vis un saut temporel', 'vit un saut temporel'],
    ['sors du saut temporel', 'sort du saut temporel'],
  ],
  'monkey-mob': [
    ['as maintenant une bande de singes sur le dos', 'a maintenant une bande de singes sur le dos'],
    ['n’as plus de singes sur le dos', 'n’a plus de singes sur le dos'],
  ],
  packmaster: [
    ['as maintenant la meute aux trousses', 'a maintenant la meute aux trousses'],
    ['n’as plus la meute aux trousses', 'n’a plus la meute aux trousses'],
  ],
  underhand: [
    ['prépares un coup bas', 'prépare un coup bas'],
    ['ne prépares plus de coup bas', 'ne prépare plus de coup bas'],
  ],
  atonement: [
    ['demandes expiation', 'demande expiation'],
    ['as obtenu expiation', 'a obtenu expiation'],
  ],
};
