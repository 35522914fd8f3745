/** What is wrong with a gang or a table from outside, and what would be right. */
import type { EventData, Sentence } from '@fray/engine';
import { capital } from '../figures.js';
import type { ProblemId } from '../ids.js';
import { itemName, profileName } from './figures.js';
import { modelName, pieceName } from './who.js';

const clause = (d: EventData): string => ` (${d['clause']})`;
const list = (items: unknown): string => (items as readonly string[]).join(', ');
const at = (d: EventData): string => `near (${d['x']}, ${d['y']})`;

export const PROBLEMS: Readonly<Record<ProblemId, Sentence>> = {
  'gang-unknown': (d) => `There is no gang "${d['given']}"; ready are ${list(d['known'])}.`,
  'gang-shape': 'A gang is a name and a list of models, forty at most.',
  'gang-model-shape': (d) =>
    `Model ${d['number']} needs a name, a profile and a list of gear, twelve things at most.`,
  'gang-edition': (d) => `The gang ${d['gang']} has no list for the ${d['edition']} edition.`,
  'gang-profile': (d) =>
    `Nobody is hired as "${d['profile']}": ${modelName(d['model'])} needs a profile.${clause(d)}`,
  'gang-item': (d) =>
    `${modelName(d['model'])} cannot buy "${d['item']}": it is not on the list.${clause(d)}`,
  'gang-category': (d) =>
    `A ${profileName(d['profile'])} may not buy the ${itemName(d['item'])} of ${modelName(d['model'])}.${clause(d)}`,
  'gang-twice': (d) => `${modelName(d['model'])} has the ${itemName(d['item'])} twice.${clause(d)}`,
  'gang-weapons': (d) =>
    `${modelName(d['model'])} carries ${d['count']} weapons; ${d['most']} are the limit, fists aside.${clause(d)}`,
  'gang-gear': (d) =>
    `A ${profileName(d['profile'])} carries ${d['most']} dollars of gear at most; ${modelName(d['model'])} has ${d['spent']}.${clause(d)}`,
  'gang-too-few': (d) =>
    `A gang needs at least ${d['min']} ${profileName(d['profile'])}, and has ${d['count']}.${clause(d)}`,
  'gang-too-many': (d) =>
    `A gang has at most ${d['max']} ${profileName(d['profile'])}, and this one ${d['count']}.${clause(d)}`,
  'gang-limit': (d) =>
    `At most ${d['most']} of ${itemName(d['item'])} in a gang, and there are ${d['count']}.${clause(d)}`,
  'gang-price': (d) =>
    `The gang costs ${d['cost']} dollars, ${d['over']} more than the ${d['most']} there are.${clause(d)}`,
  'table-unknown': (d) =>
    `There is no table "${d['given']}"; write random: or square: and a seed, or one of ${list(d['known'])}.`,
  'table-shape': 'A table has an id, a size in inches and a list of pieces, eighty at most.',
  'table-piece-shape': (d) =>
    `Piece ${d['number'] ?? pieceName(d['piece'])} needs a kind, a corner and a size in inches, or whole outlines.${clause(d)}`,
  'table-name-long': (d) => `The name of a table or a piece has at most ${d['most']} letters.`,
  'table-piece-large': (d) =>
    `A piece has at most ${d['parts']} outlines, tops and ladders, a table ${d['all']} in all, an outline ${d['corners']} corners; piece ${d['number']} is too much.`,
  'table-size': (d) =>
    `A table of ${d['width']} by ${d['depth']} inches cannot be measured exactly; 12 inches at least, 59 across.${clause(d)}`,
  'table-outside': (d) => `${capital(pieceName(d['piece']))} reaches off the table ${at(d)}.${clause(d)}`,
  'table-not-convex': (d) =>
    `${capital(pieceName(d['piece']))} has an outline that bends inwards or runs clockwise; split it.${clause(d)}`,
  'table-area': (d) =>
    `The top of ${pieceName(d['piece'])} must run anticlockwise, have a level, and impassable walls below.${clause(d)}`,
  'table-climb-edge': (d) =>
    `A ladder of ${pieceName(d['piece'])} is not on the border of its top.${clause(d)}`,
  'table-ladder': (d) => `Nobody can climb the ladder of ${pieceName(d['piece'])} ${at(d)}.${clause(d)}`,
  'table-overlap': (d) =>
    `${capital(pieceName(d['piece']))} and ${pieceName(d['other'])} overlap ${at(d)}.${clause(d)}`,
  'table-gap': (d) =>
    `The gap between ${pieceName(d['piece'])} ${at(d)} and ${pieceName(d['other'])} is a hair wider than a base of ${d['base']} inches.${clause(d)}`,
  'table-gap-edge': (d) =>
    `The gap of ${d['gap']} inches between ${pieceName(d['piece'])} ${at(d)} and the edge is a hair wider than a base.${clause(d)}`,
  'table-centre': (d) => `${capital(pieceName(d['piece']))} stands where the flag goes.${clause(d)}`,
  'table-area-advice': (d) => `${d['square']} square inches; 700 to 1,000 play best.${clause(d)}`,
  'table-cover-advice': (d) => `${d['share']}% under terrain; a quarter to a third plays best.${clause(d)}`,
};
