/** The story of a combat: what becomes of players and pets, each with its cause. */
import type { EventData } from '@fray/engine';
import type { EventType } from '../ids.js';
import { capital, type Teller } from '../teller.js';
import { card, dein, dir, german, hat, pet, petText, quoted, tellBy, verb, who } from './say.js';

/** "Adas Wolf kann ..." with the cause behind it. */
const onPet =
  (words: string): Teller =>
  (d, r) => ({ words: [...capital(pet(d['pet'], r)), ` ${words}.`], ...tellBy(d) });

const change = (d: EventData): string => `${d['before']} → ${d['health']}, durch ${quoted(d['by'])}`;

export const STATE_EVENTS = {
  'lost-health': (d, r) => ({
    words: [`${hat(d['seat'], r)} ${d['amount']} Leben verloren.`],
    small: change(d),
  }),
  'gained-health': (d, r) => ({
    words: [`${hat(d['seat'], r)} Leben zurückbekommen.`],
    small: change(d),
  }),
  shielded: (d, r) => ({
    words: [`${who(d['seat'], r)} ${verb(d['seat'], r, 'konnte', 'konntest')} kein Leben verlieren.`],
    ...tellBy(d),
  }),
  shield: (d, r) => ({
    words: [
      `${who(d['seat'], r)} ${verb(d['seat'], r, 'kann', 'kannst')} einen Umlauf lang kein Leben verlieren.`,
    ],
    small: `durch ${petText(d['by'], r, 'accusative')}`,
  }),
  'heal-barred': (d, r) => ({
    words:
      d['pet'] === undefined
        ? [`${who(d['seat'], r)} ${verb(d['seat'], r, 'kann', 'kannst')} nicht geheilt werden.`]
        : [...capital(pet(d['pet'], r)), ' kann nicht geheilt werden.'],
    ...tellBy(d),
  }),
  healed: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ` hat ${d['amount']} Leben zurückbekommen.`],
    small: `jetzt ${d['health']}, durch ${quoted(d['by'])}`,
  }),
  'healing-banned': (d, r) => ({
    words: [`Bei ${dir(d['seat'], r)} wird in dieser Runde niemand geheilt, auch die Tiere nicht.`],
    ...tellBy(d),
  }),
  bonus: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ` hat${LASTS[String(d['lasts'])]} ${figures(d)} bekommen.`],
    ...tellBy(d),
  }),
  weakened: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ` hat ${d['amount']} Stärke weniger.`],
    ...tellBy(d),
  }),
  stopped: onPet('kann einen Umlauf lang nicht angreifen'),
  guarded: onPet('kann einen Umlauf lang nicht angegriffen werden'),
  scared: onPet('liegt einen Umlauf lang verdeckt'),
  'face-up': onPet('liegt wieder offen'),
  silenced: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ' hat bis Rundenende keine Wirkung.'],
    small: `durch ${petText(d['by'], r, 'accusative')}`,
  }),
  deterred: (d, r) => ({
    words: [
      ...capital(pet(d['pet'], r)),
      ` kann einen Umlauf lang ${dein(d['seat'], r, 'deine')} Tiere nicht angreifen.`,
    ],
  }),
  clipped: onPet('hat in diesem Kampf keine Boni'),
  hunted: onPet('hat in diesem Kampf 1 Leben'),
  frozen: onPet('kann in diesem Kampf weder geheilt werden noch etwas dazubekommen'),
  trait: (d, r) => ({ words: [card(d['by']), ' liegt auf ', ...pet(d['pet'], r, 'dative'), '.'] }),
  borrowed: (d, r) => ({
    words: [...capital(pet(d['pet'], r)), ' hat auch die Wirkung von ', card(d['effect']), '.'],
  }),
  revived: onPet('ist zurückgekehrt'),
  left: (d, r) => ({ words: [...capital(pet(d['pet'], r)), ` ${LEAVES[String(d['to'])]}.`], ...tellBy(d) }),
  muted: (d, r) => ({
    words: [`${who(d['seat'], r)} ${verb(d['seat'], r, 'kann', 'kannst')} eine Weile nicht zaubern.`],
    ...tellBy(d),
  }),
  stung: (d, r) => ({
    words: [
      `${who(d['seat'], r)} ${verb(d['seat'], r, 'verliert', 'verlierst')} ${d['amount']} Leben, wenn der nächste Kampf beginnt.`,
    ],
    ...tellBy(d),
  }),
  mark: (d, r) => ({
    words: [card(d['by']), ` wartet bei ${dir(d['seat'], r)} auf den nächsten Anlass.`],
    small: `${d['amount']}`,
  }),
  eyes: (d, r) => ({
    words: [
      ...capital([`${dein(d['seat'], r, 'deine')} Waffe schlägt mit der Stärke von `]),
      ...pet(d['pet'], r, 'dative'),
      ' zu.',
    ],
  }),
  'hands-open': (d, r) => ({ words: [`Alle Gegner von ${dir(d['seat'], r)} zeigen ihre Hand.`] }),
} satisfies Partial<Record<EventType, Teller>>;

const LASTS: Readonly<Record<string, string>> = {
  ever: ' dauerhaft',
  round: ' bis Rundenende',
  next: ' bis zum Ende der nächsten Runde',
};
const LEAVES: Readonly<Record<string, string>> = {
  discard: 'kam auf die Tierablage',
  pile: 'kam oben auf den Tierstapel',
  game: 'ist aus dem Spiel',
};

function figures(d: EventData): string {
  const parts = [
    Number(d['attack']) > 0 ? `+${d['attack']} Stärke` : '',
    Number(d['health']) > 0 ? `+${d['health']} Leben` : '',
  ];
  return german.listed(parts.filter((part) => part !== '')) || 'nichts';
}
