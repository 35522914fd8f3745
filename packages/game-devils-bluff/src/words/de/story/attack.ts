/** Attacks from taking aim to the last wound. */
import type { Tellers } from '@fray/engine';
import { grammarOf } from '@fray/engine';
import type { Events, Need } from '../../events.js';
import { signed } from '../../figures.js';
import { type AttackType, needsIn, seatOf } from '../../story.js';
import { gearPart, inches, placeOf, placeWords } from '../figures.js';
import { MODIFIERS } from '../terms.js';
import { modelName, withWeaponPart } from '../who.js';

const { listed, plural } = grammarOf('de');
const name = (d: { readonly name: string }): string => modelName(d.name);

/** "Können 6, halb verdeckt +2: nötig 8". */
function needWords({ need, parts }: Need): string {
  const words = parts.map(({ id, figure }, i) =>
    i === 0 ? `${MODIFIERS[id]} ${figure}` : `${MODIFIERS[id]} ${signed(figure)}`,
  );
  return `${words.join(', ')}: nötig ${need}`;
}

export const ATTACK_TELLERS: Pick<Tellers<Events>, AttackType> = {
  aimed: (d) => ({
    words: [`${name(d)} hat `, withWeaponPart(d.weapon), ` auf ${modelName(d.targetName)} gezielt.`],
    small: `${inches(d.away)}${d.long ? ', Weitschuss' : ''}`,
    ...seatOf(d),
  }),
  'quick-draw': (d) => ({
    words: [gearPart('quick-draw'), `: ${name(d)} hat zuerst geschossen, auf ${modelName(d.targetName)}.`],
    ...seatOf(d),
  }),
  dodged: (d) => ({
    words: [gearPart('dodge-roll'), `: ${name(d)} hat sich weggerollt und liegt ${placeWords(d)}.`],
    small: `${inches(d.cost)} von ${inches(d.budget)} · ${placeOf(d)}`,
    ...seatOf(d),
  }),
  declined: (d) => ({ words: [`${name(d)} hat verzichtet: `, gearPart(d.what), '.'], ...seatOf(d) }),
  attack: (d) => {
    const { attack, defence, counter } = needsIn(d);
    const hidden = d.cover ? ' (in Deckung)' : d.obscured ? ' (halb verdeckt)' : '';
    return {
      words: [`${name(d)} hat ${modelName(d.targetName)}${hidden} angegriffen.`],
      small: `${needWords(attack)}. Abwehr ${defence.need}, Wegstecken ${counter.need}`,
      ...seatOf(d),
    };
  },
  blast: (d) => ({
    words: [`Die Explosion hat ${listed(d.names.map(modelName))} erreicht.`],
  }),
  wounded: (d) => ({
    words: [`${name(d)} hat etwas abbekommen.`],
    small: `noch ${d.left} ${plural(d.left, { one: 'Trefferpunkt', other: 'Trefferpunkte' })}`,
    ...seatOf(d),
  }),
  injured: (d) => ({ words: [`${name(d)} ist verletzt und ohne Kommandopunkte.`], ...seatOf(d) }),
  unscathed: (d) => ({ words: [`${name(d)} kam mit dem Schrecken davon.`], ...seatOf(d) }),
  removed: (d) => ({ words: [`${name(d)} ist ausgeschieden.`], ...seatOf(d) }),
};
