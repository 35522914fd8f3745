/** Attacks from taking aim to the last wound. */
import type { Tellers } from '@fray/engine';
import { grammarOf } from '@fray/engine';
import type { Events, Need } from '../../events.js';
import { signed } from '../../figures.js';
import { type AttackType, needsIn, seatOf } from '../../story.js';
import { gearPart, inches, placeOf, placeWords } from '../figures.js';
import { MODIFIERS } from '../terms.js';
import { modelName, withWeaponPart } from '../who.js';

const { listed, plural } = grammarOf('fr');
const name = (d: { readonly name: string }): string => modelName(d.name);

/** "Adresse 6, en partie caché +2 : il faut 8". */
function needWords({ need, parts }: Need): string {
  const words = parts.map(({ id, figure }, i) =>
    i === 0 ? `${MODIFIERS[id]} ${figure}` : `${MODIFIERS[id]} ${signed(figure)}`,
  );
  return `${words.join(', ')} : il faut ${need}`;
}

export const ATTACK_TELLERS: Pick<Tellers<Events>, AttackType> = {
  aimed: (d) => ({
    words: [`${name(d)} a pris ${modelName(d.targetName)} pour cible, `, withWeaponPart(d.weapon), '.'],
    small: `${inches(d.away)}${d.long ? ', Tir lointain' : ''}`,
    ...seatOf(d),
  }),
  'quick-draw': (d) => ({
    words: [gearPart('quick-draw'), ` : ${name(d)} a tiré en premier, sur ${modelName(d.targetName)}.`],
    ...seatOf(d),
  }),
  dodged: (d) => ({
    words: [gearPart('dodge-roll'), ` : ${name(d)} a roulé et se retrouve ${placeWords(d)}.`],
    small: `${inches(d.cost)} sur ${inches(d.budget)} · ${placeOf(d)}`,
    ...seatOf(d),
  }),
  declined: (d) => ({ words: [`${name(d)} y a renoncé : `, gearPart(d.what), '.'], ...seatOf(d) }),
  attack: (d) => {
    const { attack, defence, counter } = needsIn(d);
    const hidden = d.cover ? ', à couvert' : d.obscured ? ', qu’on ne voyait qu’en partie' : '';
    return {
      words: [`${name(d)} a attaqué ${modelName(d.targetName)}${hidden}.`],
      small: `${needWords(attack)}. Défense ${defence.need}, encaissement ${counter.need}`,
      ...seatOf(d),
    };
  },
  blast: (d) => ({
    words: [`L’explosion a atteint ${listed(d.names.map(modelName))}.`],
  }),
  wounded: (d) => ({
    words: [`${name(d)} a pris un coup.`],
    small: `encore ${d.left} ${plural(d.left, { one: 'point', other: 'points' })} de vie`,
    ...seatOf(d),
  }),
  injured: (d) => ({
    words: [`${name(d)} porte une blessure et n’a plus de points de commandement.`],
    ...seatOf(d),
  }),
  unscathed: (d) => ({ words: [`${name(d)} s’en tire avec une belle peur.`], ...seatOf(d) }),
  removed: (d) => ({ words: [`${name(d)} est hors de combat.`], ...seatOf(d) }),
};
