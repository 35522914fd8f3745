/** The story: the course of the duel, from the check list to the fall. */
import { type EventData, elided, type Part, type Reader, type Words } from '@fray/engine';
import { num, nums, plusMinus, word, words } from '../../common/data.js';
import { heroName, itemName } from '../../common/items.js';
import type { FlowEvent, Tell, Told } from '../../common/told.js';
import { abilityName } from '../ability-words.js';
import { careerName } from '../names.js';
import { because, grammar, health, named } from '../parts.js';
import { does, has, isYou, nameOf, owned, who, whom } from '../people.js';
import { called } from '../ready-names.js';

export const FLOW: Readonly<Record<FlowEvent, Tell>> = {
  ready: (d, r) => ({ words: [stepsForward(d, r)], small: checkList(d) }),
  named: (d, r) => ({
    words: [
      `${does(num(d, 'seat'), r, 'nommes', 'nomme')} le ${num(d, 'number')} pour `,
      named(word(d, 'ability')),
      '.',
    ],
  }),
  round: (d, r) => ({
    heading: true,
    words: [`Manche ${num(d, 'round')}`],
    small: nums(d, 'health')
      .map((left, seat) => `${who(seat, r)} ${left}`)
      .join(', '),
  }),
  none: (d, r) => ({
    words: [`${does(num(d, 'seat'), r, 'n’as', 'n’a')} joué aucune capacité de vitesse.`],
  }),
  papers: (d, r) => ({ words: papersTurn(words(d, 'abilities'), r) }),
  announce: (d, r) => ({
    words: [`${has(num(d, 'seat'), r)} joué `, named(word(d, 'ability')), '.'],
    small: origin(d['from'] as EventData),
  }),
  speed: (d, r) => ({
    words: [
      `${has(num(d, 'seat'), r)} lancé ${grammar.listed(nums(d, 'dice').map(String))} pour la vitesse d’attaque.`,
    ],
    small: speedFigures(d),
  }),
  tie: () => ({ words: ['Aucun n’a été plus rapide, alors les deux ont relancé.'] }),
  won: roundWon,
  turned: (d, r) => ({
    words: [
      `${has(num(d, 'seat'), r)} retourné la manche à ${isYou(num(d, 'seat'), r) ? 'ton' : 'son'} profit.`,
    ],
  }),
  avoided,
  held: (d, r) => ({
    words: [
      `${has(num(d, 'seat'), r)} fait échouer ${owned(num(d, 'at'), r, 'ton esquive', 'l’esquive')} avec `,
      named(word(d, 'ability')),
      '.',
    ],
  }),
  glance: (d, r) => ({
    words: [
      d['glances'] === true
        ? `Le coup a ricoché sur ${owned(num(d, 'seat'), r, 'ta peau de pierre', 'la peau de pierre')}.`
        : `Le coup a entamé ${owned(num(d, 'seat'), r, 'ta peau de pierre', 'la peau de pierre')}.`,
    ],
    small: `dé ${num(d, 'die')}`,
  }),
  decline: (d, r) => ({
    words: [
      `${does(num(d, 'seat'), r, 'as laissé passer ta chance et n’as', 'a laissé passer sa chance et n’a')} pas lancé de dégâts.`,
    ],
  }),
  renew: (d, r) => ({
    words: [`${does(num(d, 'seat'), r, 'peux', 'peut')} rejouer `, named(word(d, 'ability')), '.'],
  }),
  fall: (d, r) => ({ words: [`${has(num(d, 'seat'), r)} succombé.`] }),
  double: () => ({ words: ['Les deux héros ont succombé ensemble.'] }),
  cap: (d) => ({ words: [`Après ${num(d, 'rounds')} manches, personne n’a succombé : match nul.`] }),
  conceded: (d, r) => ({ words: [`${has(num(d, 'seat'), r)} abandonné.`] }),
};

/** Players who go by their hero's name need it only once. */
function stepsForward(d: EventData, reader: Reader): string {
  const seat = num(d, 'seat');
  const hero = called(heroName(d['hero'] as EventData));
  const known = reader.names[seat]?.startsWith(hero) === true && !isYou(seat, reader);
  const as = known ? '' : `, sous les traits ${elided('de', hero)}`;
  return `${does(seat, reader, 'entres', 'entre')} en lice avec ${health(num(d, 'health'))}${as}.`;
}

function checkList(d: EventData): string {
  const cards = (d['cards'] as readonly EventData[]).map((card) => called(itemName(card)));
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
function origin(from: EventData): string {
  if ('item' in from) return called(itemName(from['item'] as EventData));
  return 'career' in from
    ? `métier ${elided('de', careerName(word(from, 'career')))}`
    : `par ${abilityName(word(from, 'by'))}`;
}

function speedFigures(d: EventData): string {
  const counts = nums(d, 'counts');
  const changed = num(d, 'total') - num(d, 'speed') - counts.reduce((sum, n) => sum + n, 0);
  const sum = `${counts.join(' + ')} + ${num(d, 'speed')} de vitesse${plusMinus(changed)} = ${num(d, 'total')}`;
  return `${sum}${because(d['causes'])}`;
}

function roundWon(d: EventData, reader: Reader): Told {
  const seat = num(d, 'seat');
  const totals = nums(d, 'totals');
  if (seat < 0)
    return { words: ['Aucun n’a été plus rapide : personne n’attaque.'], small: totals.join(' à ') };
  const small = `${totals[seat]} à ${totals[1 - seat]}`;
  const won = `${has(seat, reader)} gagné la manche.`;
  if (d['forced'] !== true) return { words: [won], small };
  const shook = owned(1 - seat, reader, 'tes convulsions', 'les convulsions');
  return { words: [`Un double a réveillé ${shook}. ${won}`], small };
}

function avoided(d: EventData, reader: Reader): Told {
  const seat = num(d, 'seat');
  if (d['dodged'] === true) return { words: [`${has(seat, reader)} esquivé l’attaque.`] };
  const by = whom(num(d, 'by'), reader);
  return { words: [`${has(seat, reader)} arrêté l’attaque : pas de jet de dégâts pour ${by}.`] };
}
