/** What is wrong with a gang or a table from outside, and what would be right. */
import { type EventData, grammarOf, type Sentence } from '@fray/engine';
import { capital } from '../figures.js';
import type { ProblemId } from '../ids.js';
import { itemName, profileName } from './figures.js';
import { deThe, modelName, pieceName } from './who.js';

const { number } = grammarOf('fr');
const clause = (d: EventData): string => ` (${d['clause']})`;
const list = (items: unknown): string => (items as readonly string[]).join(', ');
const figure = (value: unknown): string => number(Number(value));
const at = (d: EventData): string => `près de (${figure(d['x'])} ; ${figure(d['y'])})`;
const edition = (id: unknown): string => (id === 'first' ? 'la première édition' : 'l’édition ultérieure');

export const PROBLEMS: Readonly<Record<ProblemId, Sentence>> = {
  'gang-unknown': (d) => `Aucune bande ne s’appelle « ${d['given']} » ; il y a ${list(d['known'])}.`,
  'gang-shape': 'Une bande, c’est un nom et une liste de figurines, quarante au plus.',
  'gang-model-shape': (d) =>
    `Il faut à la figurine ${d['number']} un nom, un profil et une liste d’équipement, douze objets au plus.`,
  'gang-edition': (d) => `La bande ${d['gang']} n’a pas de liste pour ${edition(d['edition'])}.`,
  'gang-profile': (d) =>
    `On n’engage personne comme « ${d['profile']} » : il faut un profil à ${modelName(d['model'])}.${clause(d)}`,
  'gang-item': (d) =>
    `${modelName(d['model'])} ne peut pas acheter « ${d['item']} » : ce n’est pas sur la liste.${clause(d)}`,
  'gang-category': (d) =>
    `${modelName(d['model'])} ne peut pas avoir ceci : ${itemName(d['item'])}. Le profil ${profileName(d['profile'])} ne l’achète pas.${clause(d)}`,
  'gang-twice': (d) => `${modelName(d['model'])} a deux fois ceci : ${itemName(d['item'])}.${clause(d)}`,
  'gang-weapons': (d) =>
    `${modelName(d['model'])} porte ${d['count']} armes ; la limite est ${d['most']}, poings non compris.${clause(d)}`,
  'gang-gear': (d) =>
    `Le profil ${profileName(d['profile'])} porte ${d['most']} dollars d’équipement au plus ; ${modelName(d['model'])} en a pour ${d['spent']}.${clause(d)}`,
  'gang-too-few': (d) =>
    `Il faut à une bande au moins ${d['min']} × ${profileName(d['profile'])} ; celle-ci en a ${d['count']}.${clause(d)}`,
  'gang-too-many': (d) =>
    `Une bande a au plus ${d['max']} × ${profileName(d['profile'])} ; celle-ci en a ${d['count']}.${clause(d)}`,
  'gang-limit': (d) =>
    `Au plus ${d['most']} × ${itemName(d['item'])} par bande ; ici il y en a ${d['count']}.${clause(d)}`,
  'gang-price': (d) =>
    `La bande coûte ${d['cost']} dollars, ${d['over']} de plus que les ${d['most']} permis.${clause(d)}`,
  'table-unknown': (d) =>
    `Aucune table ne s’appelle « ${d['given']} » ; écris random: ou square: et une graine, ou l’une de ${list(d['known'])}.`,
  'table-shape':
    'Une table a un identifiant, une taille en pouces et une liste de décors, quatre-vingts au plus.',
  'table-piece-shape': (d) =>
    `Il faut au décor ${d['number'] ?? `« ${pieceName(d['piece'])} »`} un genre, un coin et une taille en pouces, ou des contours entiers.${clause(d)}`,
  'table-name-long': (d) => `Le nom d’une table ou d’un décor a au plus ${d['most']} caractères.`,
  'table-piece-large': (d) =>
    `Un décor a au plus ${d['parts']} contours, toits et échelles, une table ${d['all']} en tout, un contour ${d['corners']} coins ; le décor ${d['number']} est de trop.`,
  'table-size': (d) =>
    `Une table de ${figure(d['width'])} sur ${figure(d['depth'])} pouces ne se mesure pas exactement ; au moins 12 pouces, au plus 59 en diagonale.${clause(d)}`,
  'table-outside': (d) =>
    `${capital(pieceName(d['piece']))} : cela dépasse de la table ${at(d)}.${clause(d)}`,
  'table-not-convex': (d) =>
    `${capital(pieceName(d['piece']))} : un contour rentre vers l’intérieur ou tourne dans le sens des aiguilles ; coupe-le en plusieurs.${clause(d)}`,
  'table-area': (d) =>
    `Le sommet ${deThe(pieceName(d['piece']))} doit tourner dans le sens inverse des aiguilles, avoir un niveau, et des murs infranchissables dessous.${clause(d)}`,
  'table-climb-edge': (d) =>
    `Une échelle ${deThe(pieceName(d['piece']))} n’est pas au bord du sommet.${clause(d)}`,
  'table-ladder': (d) =>
    `Personne ne peut monter à l’échelle ${deThe(pieceName(d['piece']))} ${at(d)}.${clause(d)}`,
  'table-overlap': (d) =>
    `${capital(pieceName(d['piece']))} et ${pieceName(d['other'])} se chevauchent ${at(d)}.${clause(d)}`,
  'table-gap': (d) =>
    `Entre ${pieceName(d['piece'])} ${at(d)} et ${pieceName(d['other'])}, le passage dépasse d’un cheveu un socle de ${figure(d['base'])} pouces.${clause(d)}`,
  'table-gap-edge': (d) =>
    `Entre ${pieceName(d['piece'])} ${at(d)} et le bord, le passage de ${figure(d['gap'])} pouces dépasse d’un cheveu un socle.${clause(d)}`,
  'table-centre': (d) => `${capital(pieceName(d['piece']))} : c’est la place du drapeau.${clause(d)}`,
  'table-area-advice': (d) =>
    `${figure(d['square'])} pouces carrés ; de 700 à 1 000, on joue le mieux.${clause(d)}`,
  'table-cover-advice': (d) =>
    `${figure(d['share'])} % sous les décors ; d’un quart à un tiers, on joue le mieux.${clause(d)}`,
};
