/** Activations, moves, markers and points. */
import type { Tellers } from '@fray/engine';
import { grammarOf } from '@fray/engine';
import type { Events } from '../../events.js';
import { capital } from '../../figures.js';
import { type PlayType, seatOf } from '../../story.js';
import { actionName, inches, placeOf, placeWords } from '../figures.js';
import { SCORED_FOR } from '../terms.js';
import { gangOf, has, modelName } from '../who.js';

const { plural } = grammarOf('fr');
const model = (d: { readonly name: string }): string => modelName(d.name);
const counted = (count: unknown, what: 'points de commandement' | 'points'): string => {
  const one = what.replace('points', 'point');
  return `${count} ${plural(Number(count), { one, other: what })}`;
};

export const PLAY_TELLERS: Pick<Tellers<Events>, PlayType> = {
  activated: (d, reader) => ({
    words: [`${has(d.seat, reader)} fait appel à ${model(d)}.`],
    small: counted(d.cp, 'points de commandement'),
    ...seatOf(d),
  }),
  routing: (d, reader) => ({
    words: [`${capital(gangOf(d.seat, reader))} a regardé derrière elle.`],
    small: `déroute ${d.total} sur 21`,
    ...seatOf(d),
  }),
  routed: (d, reader) => ({
    words: [`${capital(gangOf(d.seat, reader))} craque : elle va fuir.`],
    ...seatOf(d),
  }),
  dismounted: (d) => ({ words: [`${model(d)} a mis pied à terre.`], ...seatOf(d) }),
  placed: (d) => ({
    words: [`${model(d)} a fait son entrée ${placeWords(d)}.`],
    small: placeOf(d),
    ...seatOf(d),
  }),
  checked: (d) => ({
    words: [
      d.led
        ? `Le Chef a redonné courage à ${model(d)}.`
        : d.passed
          ? `${model(d)} a tenu bon.`
          : `${model(d)} a perdu son dernier point de commandement.`,
    ],
    ...seatOf(d),
  }),
  declared: (d) => ({
    words: [`${model(d)} : ${d.plan.map(actionName).join(', puis ')}.`],
    small: `encore ${counted(d.left, 'points de commandement')}`,
    ...seatOf(d),
  }),
  moved: (d) => ({
    words: [
      d.cost === 0
        ? `${model(d)} n’a pas bougé, ${placeWords(d)}.`
        : `${model(d)} s’arrête ${placeWords(d)}.`,
    ],
    small: `${inches(d.cost)} sur ${inches(d.budget)} · ${placeOf(d)}`,
    ...seatOf(d),
  }),
  passed: (d) => ({ words: [`${model(d)} n’a rien fait.`], ...seatOf(d) }),
  scored: (d, reader) => ({
    words: [`${has(d.seat, reader)} marqué ${counted(d.points, 'points')} pour ${SCORED_FOR[d.what]}.`],
    small: `${counted(d.total, 'points')} en tout`,
    ...seatOf(d),
  }),
  wavering: (d, reader) => ({
    words: [`${capital(gangOf(d.seat, reader))} vacille.`],
    small: d.leaderless ? 'plus de Chef' : `pertes : ${d.lost} sur ${d.all}`,
    ...seatOf(d),
  }),
  secured: (d) => ({
    words: [
      d.access
        ? `${model(d)} a ouvert la cache ${d.marker + 1}.`
        : d.control
          ? `${model(d)} a hissé le drapeau.`
          : `${model(d)} a ramassé la trouvaille ${d.marker + 1}.`,
    ],
    ...seatOf(d),
  }),
  lapsed: (d, reader) => ({
    words: [
      d.access
        ? `La cache ${d.marker + 1} est restée sans personne.`
        : `Plus personne de ${gangOf(d.seat, reader)} n’était près du drapeau.`,
    ],
    ...seatOf(d),
  }),
  'lost-in-reserve': (d) => ({ words: [`${model(d)} n’a jamais atteint la table.`], ...seatOf(d) }),
  fled: (d, reader) => ({
    words: [`${capital(gangOf(d.seat, reader))} a pris la fuite.`],
    ...seatOf(d),
  }),
  again: (d) => ({ words: [`${model(d)} a crié « On se bouge ! »`], ...seatOf(d) }),
  conceded: (d, reader) => ({ words: [`${has(d.seat, reader)} abandonné.`], ...seatOf(d) }),
};
