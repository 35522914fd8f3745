/** Passives, and what does nothing in a duel. Names and descriptions in English. */
import type { PassiveId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

export const passives: Readonly<Record<PassiveId, AbilityWords>> = {
  barbs: { name: 'barbs', text: 'Your opponent loses 1 health at the end of every round.' },
  bleed: {
    name: 'bleed',
    text: 'Once your damage has cost your opponent health, they lose 1 at the end of every round.',
  },
  burn: {
    name: 'burn',
    text: 'Once ignite has cost your opponent health, they lose 1 at the end of every round.',
  },
  disease: {
    name: 'disease',
    text: 'Once your damage has cost your opponent health, they lose 2 at the end of every round.',
  },
  'fire-aura': { name: 'fire aura', text: 'Your opponent loses 1 health at the end of every round.' },
  thorns: { name: 'thorns', text: 'Your opponent loses 1 health at the end of every round.' },
  venom: {
    name: 'venom',
    text: 'Once your damage has cost your opponent health, they lose 2 at the end of every round.',
  },
  shades: {
    name: 'shades',
    text: '2 more on every damage die that you roll at your opponent while your shades are in play.',
  },
  acid: { name: 'acid', text: '1 more on each of your damage-score dice.' },
  sear: { name: 'sear', text: '1 more on each of your damage-score dice.' },
  merciless: {
    name: 'merciless',
    text: '1 more on each of your damage-score dice while your opponent has bleed, disease or venom.',
  },
  'deadly-poisons': {
    name: 'deadly poisons',
    text: 'Your venom costs 1 more health at the end of every round.',
  },
  'poison-mastery': {
    name: 'poison mastery',
    text: 'Your venom costs 1 more health at the end of every round.',
  },
  embers: { name: 'embers', text: 'Your burn costs 2 health at the end of every round.' },
  lightning: {
    name: 'lightning',
    text: 'Whenever your opponent’s damage score or dice cost you health, they lose 2.',
  },
  leech: { name: 'leech', text: 'You heal 2 whenever your damage score or dice cost your opponent health.' },
  'life-spark': { name: 'life spark', text: 'You heal 4 whenever you roll a double.' },
  'dark-claw': { name: 'dark claw', text: 'Your opponent loses 4 health whenever you roll a double.' },
  'cleansing-light': { name: 'cleansing light', text: 'You heal 2 at the end of every round.' },
  'first-strike': { name: 'first strike', text: 'Before the first round: one damage die past armour.' },
  'first-cut': {
    name: 'first cut',
    text: 'Before the first round: 1 damage past armour. Not for assassins.',
  },
  'shield-spin': {
    name: 'shield spin',
    text: 'Each 1 that your opponent rolls for attack speed costs them one damage die at once.',
  },
  'swift-strikes': {
    name: 'swift strikes',
    text: 'Each 6 on your attack-speed dice costs your opponent your faster weapon’s speed in health.',
  },
  'seeing-red': { name: 'seeing red', text: '2 more speed while your health is 20 or less.' },
  'second-skin': { name: 'second skin', text: 'Piercing does not work on you.' },
  steadfast: { name: 'steadfast', text: 'Knockdown does not work on you.' },
  'kick-start': {
    name: 'kick start',
    text: 'The first time you drop to 0 you are back at 15 health and rid of all passive effects; the blow starts no new one.',
  },
  vitriol: { name: 'vitriol', text: 'Both heroes lose 1 health at the end of every round.' },
  ambidextrous: {
    name: 'ambidextrous',
    text: 'It only says in which hands swords may go; the hero sheet has already seen to that.',
  },
  'beep-beep': {
    name: 'beep! beep!',
    text: 'It belongs to the adventure around the fights; nothing in a duel asks for it.',
  },
  'good-taste': {
    name: 'good taste',
    text: 'It belongs to the adventure around the fights; nothing in a duel asks for it.',
  },
  'loot-master': {
    name: 'loot master',
    text: 'It belongs to the adventure around the fights; nothing in a duel asks for it.',
  },
  'midas-touch': {
    name: 'midas touch',
    text: 'It belongs to the adventure around the fights; nothing in a duel asks for it.',
  },
  'patchwork-pauper': {
    name: 'patchwork pauper',
    text: 'It belongs to the adventure around the fights; nothing in a duel asks for it.',
  },
  stake: { name: 'stake', text: 'It only works against vampires, and no hero is one.' },
  reflect: { name: 'reflect', text: 'It only works against vampires, and no hero is one.' },
};
