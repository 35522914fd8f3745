/** The story: health lost and regained, and what lies on a hero. */
import type { Reader } from '@fray/engine';
import type { MarkId } from '../../../state/marks.js';
import { signed } from '../../common/data.js';
import type { Tells, Told, WoundEvent } from '../../common/told.js';
import type { Events } from '../../events.js';
import { abilityName } from '../ability-words.js';
import { STATS } from '../names.js';
import { because, grammar, named } from '../parts.js';
import { dir, does, Hat, Ist, owned, Wer } from '../people.js';

export const WOUNDS: Tells<WoundEvent> = {
  stopped: (d, r) => ({
    words: [`Schaden von ${d.by} ist an ${dir(d.seat, r)} vorbeigegangen, dank `, named(d.ability), '.'],
  }),
  armour: (d, r) => ({ words: [armourTook(d, r)], small: armourFigures(d) }),
  lose: (d, r) => ({
    words: [`${Hat(d.seat, r)} durch `, named(d.ability), ` ${d.by} Leben verloren.`],
    small: `noch ${d.health}`,
  }),
  heal: (d, r) => ({
    words: [`${Hat(d.seat, r)} mit `, named(d.ability), ` ${d.by} Leben geheilt.`],
    small: `jetzt ${d.health}`,
  }),
  change: changed,
  mark: (d, r) => {
    const told = MARKED[d.mark][d.on ? 0 : 1];
    return { words: [`${does(d.seat, r, ...told)}.`] };
  },
  tick: (d, r) => ({
    words: [`${Hat(d.seat, r)} am Rundenende ${d.by} Leben verloren.`],
    small: `${tickParts(d)}; noch ${d.health}`,
  }),
  saved: (d, r) => ({
    words: [`${Ist(d.seat, r)} durch `, named(d.ability), ' wieder aufgestanden.'],
    small: `wieder ${d.health} Leben`,
  }),
};

/** "Seuche 2, Dornen 1": what each of them cost. */
function tickParts(d: Events['tick']): string {
  return d.parts.map(({ ability, by }) => `${abilityName(ability)} ${by}`).join(', ');
}

function armourTook(d: Events['armour'], reader: Reader): string {
  const seat = d.seat;
  const rest = d.rest;
  if (d.armour === 0) return `Nichts stand zwischen ${dir(seat, reader)} und dem Hieb.`;
  const armour = armourOf(seat, reader);
  const through = `${rest} ${grammar.plural(rest, { one: 'ist', other: 'sind' })} durchgekommen`;
  return rest === 0
    ? `${armour} hat alles abgefangen.`
    : `${armour} hat ${d.score - rest} abgefangen; ${through}.`;
}

function armourOf(seat: number, reader: Reader): string {
  return owned(seat, reader, 'Deine Rüstung', 'Die Rüstung');
}

function armourFigures(d: Events['armour']): string {
  return `${d.score} − ${d.armour} Rüstung = ${d.rest}${because(d.causes)}`;
}

const HOW_LONG: Readonly<Record<string, string>> = {
  round: 'in dieser Runde',
  'two-rounds': 'in dieser und der nächsten Runde',
  next: 'in der nächsten Runde',
  'next-two': 'in den nächsten zwei Runden',
  'next-three': 'in den nächsten drei Runden',
  'from-next': 'ab der nächsten Runde',
  rest: 'für den Rest des Duells',
};

function changed(d: Events['change'], reader: Reader): Told {
  const seat = d.seat;
  const stat = d.stat;
  const span = HOW_LONG[d.span];
  if (stat === 'staggered') return { words: [`${armourOf(seat, reader)} zählt ${span} nicht.`] };
  if (stat === 'doubled-armour') return { words: [`${armourOf(seat, reader)} zählt ${span} doppelt.`] };
  return {
    words: [`${Wer(seat, reader)}: ${signed(d.by)} ${STATS[stat]} ${span}, durch `, named(d.ability), '.'],
  };
}

type Persons = readonly [you: string, they: string];

/** What comes over a hero, and how it goes. */
const MARKED: Readonly<Record<MarkId, readonly [on: Persons, off: Persons]>> = {
  bleed: [
    ['blutest jetzt', 'blutet jetzt'],
    ['blutest nicht mehr', 'blutet nicht mehr'],
  ],
  venom: [
    ['bist jetzt vergiftet', 'ist jetzt vergiftet'],
    ['bist das Gift los', 'ist das Gift los'],
  ],
  disease: [
    ['hast jetzt die Seuche', 'hat jetzt die Seuche'],
    ['bist die Seuche los', 'ist die Seuche los'],
  ],
  burn: [
    ['brennst jetzt', 'brennt jetzt'],
    ['brennst nicht mehr', 'brennt nicht mehr'],
  ],
  'thorn-cage': [
    ['sitzt jetzt im Dornenkäfig', 'sitzt jetzt im Dornenkäfig'],
    ['bist dem Dornenkäfig entkommen', 'ist dem Dornenkäfig entkommen'],
  ],
  haunt: [
    ['wirst jetzt heimgesucht', 'wird jetzt heimgesucht'],
    ['wirst nicht mehr heimgesucht', 'wird nicht mehr heimgesucht'],
  ],
  convulsions: [
    ['hast jetzt Krämpfe', 'hat jetzt Krämpfe'],
    ['hast keine Krämpfe mehr', 'hat keine Krämpfe mehr'],
  ],
  shades: [
    ['hast jetzt Schemen an deiner Seite', 'hat jetzt Schemen an der Seite'],
    ['hast keine Schemen mehr', 'hat keine Schemen mehr'],
  ],
  'bolt-charge': [
    ['hast jetzt einen Bolzen geladen', 'hat jetzt einen Bolzen geladen'],
    ['hast keinen Bolzen mehr geladen', 'hat keinen Bolzen mehr geladen'],
  ],
  'stone-rain': [
    ['lässt jetzt Steine regnen', 'lässt jetzt Steine regnen'],
    ['lässt keine Steine mehr regnen', 'lässt keine Steine mehr regnen'],
  ],
  vortex: [
    ['hast jetzt einen Strudel im Spiel', 'hat jetzt einen Strudel im Spiel'],
    ['hast keinen Strudel mehr im Spiel', 'hat keinen Strudel mehr im Spiel'],
  ],
  meditation: [
    ['meditierst jetzt', 'meditiert jetzt'],
    ['meditierst nicht mehr', 'meditiert nicht mehr'],
  ],
  'stone-skin': [
    ['bist jetzt aus Stein', 'ist jetzt aus Stein'],
    ['bist nicht mehr aus Stein', 'ist nicht mehr aus Stein'],
  ],
  'time-shift': [
    ['stehst jetzt im Zeitsprung', 'steht jetzt im Zeitsprung'],
    ['hast den Zeitsprung hinter dir', 'hat den Zeitsprung hinter sich'],
  ],
  'monkey-mob': [
    ['hast jetzt die Affenbande am Hals', 'hat jetzt die Affenbande am Hals'],
    ['bist die Affenbande los', 'ist die Affenbande los'],
  ],
  packmaster: [
    ['hast jetzt das Rudel auf den Fersen', 'hat jetzt das Rudel auf den Fersen'],
    ['bist das Rudel los', 'ist das Rudel los'],
  ],
  underhand: [
    ['führst etwas im Schilde', 'führt etwas im Schilde'],
    ['führst nichts mehr im Schilde', 'führt nichts mehr im Schilde'],
  ],
  atonement: [
    ['forderst jetzt Sühne', 'fordert jetzt Sühne'],
    ['hast Sühne bekommen', 'hat Sühne bekommen'],
  ],
};
