/** Activations, moves, markers and points. */
import type { Tellers } from '@fray/engine';
import type { Events } from '../../events.js';
import { capital } from '../../figures.js';
import { type PlayType, seatOf } from '../../story.js';
import { actionName, commandPoints, inches, placeOf, placeWords } from '../figures.js';
import { SCORED_FOR } from '../terms.js';
import { gangOf, modelName, who } from '../who.js';

const model = (d: { readonly name: string }): string => modelName(d.name);

export const PLAY_TELLERS: Pick<Tellers<Events>, PlayType> = {
  activated: (d, reader) => ({
    words: [`${who(d.seat, reader)} called on ${model(d)}.`],
    small: commandPoints(d.cp),
    ...seatOf(d),
  }),
  routing: (d, reader) => ({
    words: [`${capital(gangOf(d.seat, reader))} looked back.`],
    small: `routing ${d.total} of 21`,
    ...seatOf(d),
  }),
  routed: (d, reader) => ({
    words: [`${capital(gangOf(d.seat, reader))} broke and will run.`],
    ...seatOf(d),
  }),
  dismounted: (d) => ({ words: [`${model(d)} dismounted.`], ...seatOf(d) }),
  placed: (d) => ({
    words: [`${model(d)} came in ${placeWords(d)}.`],
    small: placeOf(d),
    ...seatOf(d),
  }),
  checked: (d) => ({
    words: [
      d.led
        ? `${model(d)} took heart from the Leader.`
        : d.passed
          ? `${model(d)} pulled together.`
          : `${model(d)} lost the last Command Point.`,
    ],
    ...seatOf(d),
  }),
  declared: (d) => ({
    words: [`${model(d)}: ${d.plan.map(actionName).join(', then ')}.`],
    small: `${commandPoints(d.left)} left`,
    ...seatOf(d),
  }),
  moved: (d) => ({
    words: [d.cost === 0 ? `${model(d)} stayed ${placeWords(d)}.` : `${model(d)} stopped ${placeWords(d)}.`],
    small: `${inches(d.cost)} of ${inches(d.budget)} · ${placeOf(d)}`,
    ...seatOf(d),
  }),
  passed: (d) => ({ words: [`${model(d)} held still.`], ...seatOf(d) }),
  scored: (d, reader) => {
    const points = d.points;
    return {
      words: [`${who(d.seat, reader)} scored ${points} for ${SCORED_FOR[d.what]}.`],
      small: `${d.total} points`,
      ...seatOf(d),
    };
  },
  wavering: (d, reader) => ({
    words: [`${capital(gangOf(d.seat, reader))} began to waver.`],
    small: d.leaderless ? 'the Leader is gone' : `${d.lost} of ${d.all} lost`,
    ...seatOf(d),
  }),
  secured: (d) => ({
    words: [
      d.access
        ? `${model(d)} opened cache ${d.marker + 1}.`
        : d.control
          ? `${model(d)} raised the flag.`
          : `${model(d)} picked up find ${d.marker + 1}.`,
    ],
    ...seatOf(d),
  }),
  lapsed: (d, reader) => ({
    words: [
      d.access
        ? `Cache ${d.marker + 1} was left to itself.`
        : `Nobody of ${gangOf(d.seat, reader)} stood by the flag any more.`,
    ],
    ...seatOf(d),
  }),
  'lost-in-reserve': (d) => ({ words: [`${model(d)} never made it to the table.`], ...seatOf(d) }),
  fled: (d, reader) => ({ words: [`${capital(gangOf(d.seat, reader))} ran.`], ...seatOf(d) }),
  again: (d) => ({ words: [`${model(d)} shouted "Move it!"`], ...seatOf(d) }),
  conceded: (d, reader) => ({ words: [`${who(d.seat, reader)} gave up.`], ...seatOf(d) }),
};
