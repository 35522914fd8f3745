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
  attraction: {
    name: 'attraction',
    text: 'Each 6 that you roll for a damage score takes 1 armour off your opponent for the rest of the duel, before armour counts.',
  },
  'coup-de-grace': {
    name: 'coup de grace',
    text: 'Once: when your opponent’s health falls to 10 or less, it becomes 0.',
  },
  headshot: { name: 'headshot', text: 'Once: when your opponent’s health falls to 5 or less, it becomes 0.' },
  exploit: { name: 'exploit', text: 'Each 1 that your opponent rolls for attack speed costs them 1 health.' },
  faith: { name: 'faith', text: 'Whenever you roll a double you heal 2.' },
  'fiery-temper': {
    name: 'fiery temper',
    text: 'Every second 6 that your opponent rolls for damage gives you 2 more brawn for the rest of the duel.',
  },
  'searing-mantle': {
    name: 'searing mantle',
    text: 'Your opponent loses 1 health for every full 4 of your armour at the end of every round.',
  },
  gouge: { name: 'gouge', text: 'Your bleed costs 1 health more at the end of every round.' },
  'turn-up-the-heat': {
    name: 'turn up the heat',
    text: 'Your fire aura costs 1 health more at the end of every round.',
  },
  'last-rites': {
    name: 'last rites',
    text: 'Once your opponent’s health is 15 or less, they have 1 less speed and 1 less armour for the rest of the duel.',
  },
  miracle: { name: 'miracle', text: 'Your bless gives 2 brawn or magic instead of 1.' },
  'snake-strike': {
    name: 'snake strike',
    text: 'Before the first round: two damage dice past armour, which start bleed, venom and disease if they hurt.',
  },
  'sweet-spot': {
    name: 'sweet spot',
    text: 'Before the first round you name a number; each die your opponent rolls for attack speed that shows it costs them 2 health.',
  },
  'tome-raider': {
    name: 'tome raider',
    text: '2 more magic on your sheet for each spell book in your hands.',
  },
  toxicology: { name: 'toxicology', text: 'Disease and venom do not work on you.' },
  tranquillity: { name: 'tranquillity', text: 'Your meditation heals 2.' },
  vindicator: { name: 'vindicator', text: 'You may play double punch twice, and it does 2 more.' },
  weaver: { name: 'weaver', text: 'You heal 2 for every combat ability you play.' },
  indomitable: { name: 'indomitable', text: 'Nothing lowers your brawn.' },
  'demon-blood': {
    name: 'demon blood',
    text: '10 more health on your sheet. A hexed hero with it may use ten abilities.',
  },
  hexed: {
    name: 'hexed',
    text: 'A condition: you use at most eight abilities in a duel. What works by itself counts from the start.',
  },
  'holy-protector': { name: 'holy protector', text: 'It works against the undead only, and no hero is one.' },
  'fire-shield': {
    name: 'fire shield',
    text: 'It works in certain fights of the books only; in a duel nothing asks for it.',
  },
  insulated: {
    name: 'insulated',
    text: 'It works in certain fights of the books only; in a duel nothing asks for it.',
  },
  defender: {
    name: 'defender',
    text: 'It is for battles of several heroes; in a duel nobody stands beside you.',
  },
  'shock-treatment': {
    name: 'shock treatment',
    text: 'It is for battles of several heroes; in a duel nobody stands beside you.',
  },
  'blessed-bullets': {
    name: 'blessed bullets',
    text: 'It needs the companion of the story, who does not come to a duel.',
  },
  'broken-trust': {
    name: 'broken trust',
    text: 'It needs the companion of the story, who does not come to a duel.',
  },
  pillage: {
    name: 'pillage',
    text: 'It belongs to the adventure around the fights; in a duel nothing asks for it.',
  },
  cutpurse: {
    name: 'cutpurse',
    text: 'It belongs to the adventure around the fights; in a duel nothing asks for it.',
  },
};
