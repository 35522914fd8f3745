/** The story: the course of the duel, from the check list to the fall. */
import { elided, type Part, type Reader, type Words } from '@fray/engine';
import { plusMinus } from '../../common/data.js';
import { heroName, itemName } from '../../common/items.js';
import type { FlowEvent, Tells, Told } from '../../common/told.js';
import type { Events, Origin } from '../../events.js';
import { abilityName } from '../ability-words.js';
import { careerName } from '../names.js';
import { because, grammar, health, named } from '../parts.js';
import { does, has, isYou, nameOf, owned, who, whom } from '../people.js';
import { called } from '../ready-names.js';

export const FLOW: Tells<FlowEvent> = {
  ready: (d, r) => ({ words: [stepsForward(d, r)], small: checkList(d) }),
  named: (d, r) => ({
    words: [`${does(d.seat, r, 'nommes', 'nomme')} le ${d.number} pour `, named(d.ability), '.'],
  }),
  round: (d, r) => ({
    heading: true,
    words: [`Manche ${d.round}`],
    small: d.health.map((left, seat) => `${who(seat, r)} ${left}`).join(', '),
  }),
  none: (d, r) => ({
    words: [`${does(d.seat, r, 'n’as', 'n’a')} joué aucune capacité de vitesse.`],
  }),
  papers: (d, r) => ({ words: papersTurn(d.abilities, r) }),
  announce: (d, r) => ({
    words: [`${has(d.seat, r)} joué `, named(d.ability), '.'],
    small: origin(d.from),
  }),
  speed: (d, r) => ({
    words: [`${has(d.seat, r)} lancé ${grammar.listed(d.dice.map(String))} pour la vitesse d’attaque.`],
    small: speedFigures(d),
  }),
  tie: () => ({ words: ['Aucun n’a été plus rapide, alors les deux ont relancé.'] }),
  won: roundWon,
  turned: (d, r) => ({
    words: [`${has(d.seat, r)} retourné la manche à ${isYou(d.seat, r) ? 'ton' : 'son'} profit.`],
  }),
  avoided,
  held: (d, r) => ({
    words: [
      `${has(d.seat, r)} fait échouer ${owned(d.at, r, 'ton esquive', 'l’esquive')} avec `,
      named(d.ability),
      '.',
    ],
  }),
  glance: (d, r) => ({
    words: [
      d.glances
        ? `Le coup a ricoché sur ${owned(d.seat, r, 'ta peau de pierre', 'la peau de pierre')}.`
        : `Le coup a entamé ${owned(d.seat, r, 'ta peau de pierre', 'la peau de pierre')}.`,
    ],
    small: `dé ${d.die}`,
  }),
  decline: (d, r) => ({
    words: [
      `${does(d.seat, r, 'as laissé passer ta chance et n’as', 'a laissé passer sa chance et n’a')} pas lancé de dégâts.`,
    ],
  }),
  renew: (d, r) => ({
    words: [`${does(d.seat, r, 'peux', 'peut')} rejouer `, named(d.ability), '.'],
  }),
  fall: (d, r) => ({ words: [`${has(d.seat, r)} succombé.`] }),
  double: () => ({ words: ['Les deux héros ont succombé ensemble.'] }),
  cap: (d) => ({ words: [`Après ${d.rounds} manches, personne n’a succombé : match nul.`] }),
  conceded: (d, r) => ({ words: [`${has(d.seat, r)} abandonné.`] }),
};

/** Players who go by their hero's name need it only once. */
function stepsForward(d: Events['ready'], reader: Reader): string {
  const seat = d.seat;
  const hero = called(heroName(d.hero));
  const known = reader.names[seat]?.startsWith(hero) === true && !isYou(seat, reader);
  const as = known ? '' : `, sous les traits ${elided('de', hero)}`;
  return `${does(seat, reader, 'entres', 'entre')} en lice avec ${health(d.health)}${as}.`;
}

function checkList(d: Events['ready']): string {
  const cards = d.cards.map((card) => called(itemName(card)));
  const shown =
    cards.length === 0 ? 'aucune carte de butin' : `cartes de butin montrées : ${grammar.listed(cards)}`;
  return `santé doublée, sac fermé, ${shown}`;
}

function papersTurn(abilities: readonly string[], reader: Reader): Words {
  const said = abilities.flatMap((ability, seat): Part[] => [
    `${seat === 0 ? '' : ', '}${isYou(seat, reader) ? 'tu as' : `${nameOf(seat, reader)} a`} écrit `,
    ability === 'none' ? '« aucune capacité »' : named(ability),
  ]);
  return ['Les papiers se retournent : ', ...said, '.'];
}

/** An item, a career, or the ability that took it over. */
function origin(from: Origin): string {
  if ('item' in from) return called(itemName(from.item));
  return 'career' in from ? `métier ${elided('de', careerName(from.career))}` : `par ${abilityName(from.by)}`;
}

function speedFigures(d: Events['speed']): string {
  const counts = d.counts;
  const changed = d.total - d.speed - counts.reduce((sum, n) => sum + n, 0);
  const sum = `${counts.join(' + ')} + ${d.speed} de vitesse${plusMinus(changed)} = ${d.total}`;
  return `${sum}${because(d.causes)}`;
}

function roundWon(d: Events['won'], reader: Reader): Told {
  const seat = d.seat;
  const totals = d.totals;
  if (seat < 0)
    return { words: ['Aucun n’a été plus rapide : personne n’attaque.'], small: totals.join(' à ') };
  const small = `${totals[seat]} à ${totals[1 - seat]}`;
  const won = `${has(seat, reader)} gagné la manche.`;
  if (!d.forced) return { words: [won], small };
  const shook = owned(1 - seat, reader, 'tes convulsions', 'les convulsions');
  return { words: [`Un double a réveillé ${shook}. ${won}`], small };
}

function avoided(d: Events['avoided'], reader: Reader): Told {
  const seat = d.seat;
  if (d.dodged) return { words: [`${has(seat, reader)} esquivé l’attaque.`] };
  const by = whom(d.by, reader);
  return { words: [`${has(seat, reader)} arrêté l’attaque : pas de jet de dégâts pour ${by}.`] };
}
