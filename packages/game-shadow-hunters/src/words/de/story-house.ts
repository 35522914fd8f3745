/** The log of the house rules. */
import type { Tellers, Telling } from '@fray/engine';
import type { Events } from '../events.js';
import { isYou } from '../reader.js';
import { HOUSE_NAMES } from './house.js';
import { changeText } from './options.js';
import { dein, dich, dir, german, Hat } from './people.js';
import { dice } from './story-attack.js';

function at(d: { readonly seat: number }, text: string, small?: string): Telling {
  return { words: [text], seat: d.seat, ...(small === undefined ? {} : { small }) };
}

export const HOUSE_TELLERS: Pick<
  Tellers<Events>,
  | 'agreed'
  | 'answered'
  | 'backfired'
  | 'coup'
  | 'stood'
  | 'blur'
  | 'dodged'
  | 'doubled'
  | 'lost'
  | 'taken-back'
  | 'adjusting'
  | 'change-proposed'
  | 'changed'
> = {
  agreed: (d) => {
    const names = d.rules.map((id) => HOUSE_NAMES[id]);
    const words =
      names.length === 0 ? 'Ihr spielt ohne Hausregeln.' : `Alle sind einig: ${german.listed(names)}.`;
    return { words: [words] };
  },
  answered: (d, r) => at(d, `${Hat(d.seat, r)} mit einer ${d.die} geantwortet.`, `W${d.sides ?? 4}`),
  backfired: (d, r) => at(d, `Die Würfel waren gleich, und der Schlag fiel auf ${dich(d.seat, r)} zurück.`),
  coup: (d, r) => {
    const end = d.finished ? 'und es war vorbei' : 'doch daraus wurde nichts';
    return at(d, `${Hat(d.seat, r)} bei ${dir(d.target, r)} den Gnadenstoß versucht, ${end}.`, dice(d));
  },
  stood: (d, r) => at(d, `${Hat(d.seat, r)} ${dir(d.against, r)} ein letztes Gefecht geliefert.`),
  blur: (d, r) => at(d, `${Hat(d.seat, r)} versucht auszuweichen.`),
  dodged: (d, r) => {
    const end = d.ends ? `, und ${dein(d.by, r, 'dein')} Zug war vorbei` : '';
    const were = isYou(d.seat, r) ? 'warst' : 'war';
    const text = d.missed ? `${were} verschwunden${end}` : `${were} zu langsam`;
    return at(d, `${Hat(d.seat, r)} ${dice(d)} geworfen und ${text}.`);
  },
  doubled: (d, r) => at(d, `${Hat(d.seat, r)} verdoppelt.`),
  lost: (d, r) =>
    at(d, `Es ging schief, und ${dich(d.seat, r)} hat es selbst getroffen.`, `${d.amount} Schaden`),
  adjusting: (d, r) => ({ words: [`${Hat(d.by, r)} die Hausregeln aufgeschlagen.`], seat: d.by }),
  'change-proposed': (d, r) => ({
    words: [`${Hat(d.by, r)} eine Änderung vorgeschlagen. ${changeText(d.change)}.`],
    seat: d.by,
  }),
  changed: (d) => ({
    words: [
      d.agreed
        ? `Alle sind für die Änderung. ${changeText(d.change)}.`
        : 'Nicht alle waren dafür. Die Regeln bleiben, wie sie waren.',
    ],
    seat: d.by,
  }),
  'taken-back': (d, r) => ({
    words: [
      d.agreed
        ? 'Alle sind einig: „Doppelt oder nichts“ gilt für den Rest der Partie nicht mehr.'
        : `${Hat(d.by, r)} vorgeschlagen, „Doppelt oder nichts“ zu beenden, aber nicht alle waren dafür.`,
    ],
    seat: d.by,
  }),
};
