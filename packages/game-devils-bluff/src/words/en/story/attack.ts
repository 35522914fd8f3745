/** Attacks from taking aim to the last wound. */
import type { Tellers } from '@fray/engine';
import type { Events, Need } from '../../events.js';
import { signed } from '../../figures.js';
import { type AttackType, needsIn, seatOf } from '../../story.js';
import { gearPart, inches, placeOf, placeWords, weaponPart } from '../figures.js';
import { MODIFIERS } from '../terms.js';
import { modelName } from '../who.js';

const name = (d: { readonly name: string }): string => modelName(d.name);

/** "Skill 6, partly hidden +2: need 8". */
export function needWords({ need, parts }: Need): string {
  const words = parts.map(({ id, figure }, i) =>
    i === 0 ? `${MODIFIERS[id]} ${figure}` : `${MODIFIERS[id]} ${signed(figure)}`,
  );
  return `${words.join(', ')}: need ${need}`;
}

export const ATTACK_TELLERS: Pick<Tellers<Events>, AttackType> = {
  aimed: (d) => ({
    words: [`${name(d)} levelled the `, weaponPart(d.weapon), ` at ${modelName(d.targetName)}.`],
    small: `${inches(d.away)}${d.long ? ', Longshot' : ''}`,
    ...seatOf(d),
  }),
  'quick-draw': (d) => ({
    words: [gearPart('quick-draw'), `: ${name(d)} fired first at ${modelName(d.targetName)}.`],
    ...seatOf(d),
  }),
  dodged: (d) => ({
    words: [gearPart('dodge-roll'), `: ${name(d)} rolled away and lies ${placeWords(d)}.`],
    small: `${inches(d.cost)} of ${inches(d.budget)} · ${placeOf(d)}`,
    ...seatOf(d),
  }),
  declined: (d) => ({ words: [`${name(d)} let the `, gearPart(d.what), ' be.'], ...seatOf(d) }),
  attack: (d) => {
    const { attack, defence, counter } = needsIn(d);
    const hidden = d.cover ? ', who is in cover' : d.obscured ? ', who is partly hidden' : '';
    return {
      words: [`${name(d)} attacked ${modelName(d.targetName)}${hidden}.`],
      small: `${needWords(attack)}. Defence ${defence.need}, counter ${counter.need}`,
      ...seatOf(d),
    };
  },
  blast: (d) => ({
    words: [`The blast reached ${d.names.map(modelName).join(', ')}.`],
  }),
  wounded: (d) => ({ words: [`${name(d)} was hurt.`], small: `${d.left} Hit Points left`, ...seatOf(d) }),
  injured: (d) => ({ words: [`${name(d)} is injured and out of Command Points.`], ...seatOf(d) }),
  unscathed: (d) => ({ words: [`${name(d)} came through with no more than a fright.`], ...seatOf(d) }),
  removed: (d) => ({ words: [`${name(d)} is out of the fight.`], ...seatOf(d) }),
};
