/** The log of the house rules. */
import type { EventData, Reader } from '@fray/engine';
import type { HouseId } from '../../house/ids.js';
import { isYou, num, type Teller, type Told } from '../reader.js';
import { HOUSE_NAMES } from './house.js';
import { dein, dich, dir, german, Hat } from './people.js';
import { dice } from './story-attack.js';

function at(d: EventData, text: string, small?: string): Told {
  return { words: [text], seat: num(d, 'seat'), ...(small === undefined ? {} : { small }) };
}

export const HOUSE_TELLERS = {
  agreed: (d: EventData) => {
    const names = (d['rules'] as readonly HouseId[]).map((id) => HOUSE_NAMES[id]);
    const words =
      names.length === 0 ? 'Ihr spielt ohne Hausregeln.' : `Alle sind einig: ${german.listed(names)}.`;
    return { words: [words] };
  },
  answered: (d: EventData, r: Reader) =>
    at(d, `${Hat(d['seat'], r)} mit einer ${d['die']} geantwortet.`, 'W4'),
  backfired: (d: EventData, r: Reader) =>
    at(d, `Die Würfel waren gleich, und der Schlag fiel auf ${dich(d['seat'], r)} zurück.`),
  coup: (d: EventData, r: Reader) => {
    const end = d['finished'] === true ? 'und es war vorbei' : 'doch daraus wurde nichts';
    return at(d, `${Hat(d['seat'], r)} bei ${dir(d['target'], r)} den Gnadenstoß versucht, ${end}.`, dice(d));
  },
  stood: (d: EventData, r: Reader) =>
    at(d, `${Hat(d['seat'], r)} ${dir(d['against'], r)} ein letztes Gefecht geliefert.`),
  blur: (d: EventData, r: Reader) => at(d, `${Hat(d['seat'], r)} versucht auszuweichen.`),
  dodged: (d: EventData, r: Reader) => {
    const end = d['ends'] === true ? `, und ${dein(d['by'], r, 'dein')} Zug war vorbei` : '';
    const were = isYou(d['seat'], r) ? 'warst' : 'war';
    const text = d['missed'] === true ? `${were} verschwunden${end}` : `${were} zu langsam`;
    return at(d, `${Hat(d['seat'], r)} ${dice(d)} geworfen und ${text}.`);
  },
  doubled: (d: EventData, r: Reader) => at(d, `${Hat(d['seat'], r)} verdoppelt.`),
  lost: (d: EventData, r: Reader) =>
    at(d, `Es ging schief, und ${dich(d['seat'], r)} hat es selbst getroffen.`, `${d['amount']} Schaden`),
  'taken-back': (d: EventData, r: Reader) => ({
    words: [
      d['agreed'] === true
        ? 'Alle sind einig: „Doppelt oder nichts“ gilt für den Rest der Partie nicht mehr.'
        : `${Hat(d['by'], r)} vorgeschlagen, „Doppelt oder nichts“ zu beenden, aber nicht alle waren dafür.`,
    ],
    seat: num(d, 'by'),
  }),
} satisfies Readonly<Record<string, Teller>>;
