/** Activations, moves, markers and points. */
import type { Tellers } from '@fray/engine';
import { grammarOf } from '@fray/engine';
import type { Events } from '../../events.js';
import { capital } from '../../figures.js';
import { type PlayType, seatOf } from '../../story.js';
import { actionName, inches, placeOf, placeWords } from '../figures.js';
import { SCORED_FOR } from '../terms.js';
import { gangOf, hat, modelName, ofGang, von } from '../who.js';

const { plural } = grammarOf('de');
const model = (d: { readonly name: string }): string => modelName(d.name);
const counted = (count: unknown, one: 'Punkt' | 'Kommandopunkt'): string =>
  `${count} ${plural(Number(count), { one, other: `${one}e` })}`;

export const PLAY_TELLERS: Pick<Tellers<Events>, PlayType> = {
  activated: (d, reader) => ({
    words: [`${hat(d.seat, reader)} ${model(d)} losgeschickt.`],
    small: counted(d.cp, 'Kommandopunkt'),
    ...seatOf(d),
  }),
  routing: (d, reader) => ({
    words: [`${capital(gangOf(d.seat, reader))} hat sich umgesehen.`],
    small: `Flucht ${d.total} von 21`,
    ...seatOf(d),
  }),
  routed: (d, reader) => ({
    words: [`${capital(gangOf(d.seat, reader))} hat die Nerven verloren und wird davonlaufen.`],
    ...seatOf(d),
  }),
  dismounted: (d) => ({ words: [`${model(d)} ist abgesessen.`], ...seatOf(d) }),
  placed: (d) => ({
    words: [`${model(d)} ist hereingekommen, ${placeWords(d)}.`],
    small: placeOf(d),
    ...seatOf(d),
  }),
  checked: (d) => ({
    words: [
      d.led
        ? `Der Boss hat ${model(d)} Mut gemacht.`
        : d.passed
          ? `${model(d)} hat sich zusammengerissen.`
          : `${model(d)} hat den letzten Kommandopunkt verloren.`,
    ],
    ...seatOf(d),
  }),
  declared: (d) => ({
    words: [`${model(d)}: ${d.plan.map(actionName).join(', dann ')}.`],
    small: `noch ${counted(d.left, 'Kommandopunkt')}`,
    ...seatOf(d),
  }),
  moved: (d) => ({
    words: [
      d.cost === 0
        ? `${model(d)} ist ${placeWords(d)} geblieben.`
        : `${model(d)} steht jetzt ${placeWords(d)}.`,
    ],
    small: `${inches(d.cost)} von ${inches(d.budget)} · ${placeOf(d)}`,
    ...seatOf(d),
  }),
  passed: (d) => ({ words: [`${model(d)} hat gewartet.`], ...seatOf(d) }),
  scored: (d, reader) => ({
    words: [`${hat(d.seat, reader)} ${counted(d.points, 'Punkt')} für ${SCORED_FOR[d.what]} bekommen.`],
    small: `${counted(d.total, 'Punkt')} insgesamt`,
    ...seatOf(d),
  }),
  wavering: (d, reader) => ({
    words: [`${capital(gangOf(d.seat, reader))} wankt.`],
    small: d.leaderless ? 'ohne Boss' : `${d.lost} von ${d.all} verloren`,
    ...seatOf(d),
  }),
  secured: (d) => ({
    words: [
      d.access
        ? `${model(d)} hat Versteck ${d.marker + 1} geöffnet.`
        : d.control
          ? `${model(d)} hat die Fahne gehisst.`
          : `${model(d)} hat Fund ${d.marker + 1} aufgehoben.`,
    ],
    ...seatOf(d),
  }),
  lapsed: (d, reader) => ({
    words: [
      d.access
        ? `Versteck ${d.marker + 1} blieb sich selbst überlassen.`
        : `${capital(von(ofGang(d.seat, reader)))} stand niemand mehr bei der Fahne.`,
    ],
    ...seatOf(d),
  }),
  'lost-in-reserve': (d) => ({ words: [`${model(d)} kam nie auf den Tisch.`], ...seatOf(d) }),
  fled: (d, reader) => ({
    words: [`${capital(gangOf(d.seat, reader))} ist davongelaufen.`],
    ...seatOf(d),
  }),
  again: (d) => ({ words: [`${model(d)} hat „Vorwärts!“ gerufen.`], ...seatOf(d) }),
  conceded: (d, reader) => ({ words: [`${hat(d.seat, reader)} aufgegeben.`], ...seatOf(d) }),
};
