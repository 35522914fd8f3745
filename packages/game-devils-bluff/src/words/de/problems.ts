/** What is wrong with a gang or a table from outside, and what would be right. */
import { type EventData, grammarOf, type Sentence } from '@fray/engine';
import { capital } from '../figures.js';
import type { ProblemId } from '../ids.js';
import { itemName, profileName } from './figures.js';
import { dem, modelName, pieceName } from './who.js';

const { number } = grammarOf('de');
const clause = (d: EventData): string => ` (${d['clause']})`;
const list = (items: unknown): string => (items as readonly string[]).join(', ');
const figure = (value: unknown): string => number(Number(value));
const at = (d: EventData): string => `bei (${figure(d['x'])}; ${figure(d['y'])})`;
const edition = (id: unknown): string => (id === 'first' ? 'die erste Ausgabe' : 'die spätere Ausgabe');

export const PROBLEMS: Readonly<Record<ProblemId, Sentence>> = {
  'gang-unknown': (d) => `Eine Bande „${d['given']}“ gibt es nicht; fertig sind ${list(d['known'])}.`,
  'gang-shape': 'Eine Bande ist ein Name und eine Liste von Figuren, höchstens vierzig.',
  'gang-model-shape': (d) =>
    `Figur ${d['number']} braucht einen Namen, ein Profil und eine Liste mit Ausrüstung, höchstens zwölf Teile.`,
  'gang-edition': (d) => `Die Bande ${d['gang']} hat keine Liste für ${edition(d['edition'])}.`,
  'gang-profile': (d) =>
    `Als „${d['profile']}“ wird niemand angeheuert: ${modelName(d['model'])} braucht ein Profil.${clause(d)}`,
  'gang-item': (d) =>
    `${modelName(d['model'])} kann „${d['item']}“ nicht kaufen: Das steht nicht auf der Liste.${clause(d)}`,
  'gang-category': (d) =>
    `${modelName(d['model'])} darf das nicht haben: ${itemName(d['item'])}. Das Profil ${profileName(d['profile'])} kauft es nicht.${clause(d)}`,
  'gang-twice': (d) => `${modelName(d['model'])} hat etwas doppelt: ${itemName(d['item'])}.${clause(d)}`,
  'gang-weapons': (d) =>
    `${modelName(d['model'])} trägt ${d['count']} Waffen; erlaubt sind ${d['most']}, Fäuste nicht gezählt.${clause(d)}`,
  'gang-gear': (d) =>
    `Das Profil ${profileName(d['profile'])} trägt Ausrüstung für höchstens ${d['most']} Dollar; ${modelName(d['model'])} hat welche für ${d['spent']}.${clause(d)}`,
  'gang-too-few': (d) =>
    `Eine Bande braucht mindestens ${d['min']} × ${profileName(d['profile'])}; diese hat ${d['count']}.${clause(d)}`,
  'gang-too-many': (d) =>
    `Eine Bande hat höchstens ${d['max']} × ${profileName(d['profile'])}; diese hat ${d['count']}.${clause(d)}`,
  'gang-limit': (d) =>
    `Höchstens ${d['most']} × ${itemName(d['item'])} pro Bande; hier sind es ${d['count']}.${clause(d)}`,
  'gang-price': (d) =>
    `Die Bande kostet ${d['cost']} Dollar, ${d['over']} mehr als die erlaubten ${d['most']}.${clause(d)}`,
  'table-unknown': (d) =>
    `Einen Tisch „${d['given']}“ gibt es nicht; schreib random: oder square: und einen Startwert, oder einen von ${list(d['known'])}.`,
  'table-shape':
    'Ein Tisch hat eine id, eine Größe in Zoll und eine Liste von Geländestücken, höchstens achtzig.',
  'table-piece-shape': (d) =>
    `Das Geländestück ${d['number'] ?? `„${pieceName(d['piece'])}“`} braucht eine Art, eine Ecke und eine Größe in Zoll, oder ganze Umrisse.${clause(d)}`,
  'table-name-long': (d) => `Der Name eines Tisches oder Geländestücks hat höchstens ${d['most']} Zeichen.`,
  'table-piece-large': (d) =>
    `Ein Geländestück hat höchstens ${d['parts']} Umrisse, Dächer und Leitern, ein Tisch insgesamt ${d['all']}, ein Umriss ${d['corners']} Ecken; Stück ${d['number']} ist zu viel.`,
  'table-size': (d) =>
    `Ein Tisch von ${figure(d['width'])} mal ${figure(d['depth'])} Zoll lässt sich nicht genau vermessen; mindestens 12 Zoll, höchstens 59 über Eck.${clause(d)}`,
  'table-outside': (d) => `Das ragt ${at(d)} über den Tisch hinaus: ${pieceName(d['piece'])}.${clause(d)}`,
  'table-not-convex': (d) =>
    `Ein Umriss knickt nach innen oder läuft im Uhrzeigersinn; teil ihn auf: ${pieceName(d['piece'])}.${clause(d)}`,
  'table-area': (d) =>
    `Die Oberseite muss gegen den Uhrzeigersinn laufen, eine Ebene haben und darunter unpassierbare Wände: ${pieceName(d['piece'])}.${clause(d)}`,
  'table-climb-edge': (d) =>
    `Eine Leiter liegt nicht am Rand der Oberseite: ${pieceName(d['piece'])}.${clause(d)}`,
  'table-ladder': (d) =>
    `Die Leiter ${at(d)} kann niemand hinaufklettern: ${pieceName(d['piece'])}.${clause(d)}`,
  'table-overlap': (d) =>
    `${capital(pieceName(d['piece']))} und ${pieceName(d['other'])} überlappen sich ${at(d)}.${clause(d)}`,
  'table-gap': (d) =>
    `Die Lücke zwischen ${dem(pieceName(d['piece']))} ${at(d)} und ${dem(pieceName(d['other']))} ist um ein Haar breiter als ein Sockel von ${figure(d['base'])} Zoll.${clause(d)}`,
  'table-gap-edge': (d) =>
    `Die Lücke von ${figure(d['gap'])} Zoll zwischen ${dem(pieceName(d['piece']))} ${at(d)} und dem Rand ist um ein Haar breiter als ein Sockel.${clause(d)}`,
  'table-centre': (d) => `Hier kommt die Fahne hin: ${pieceName(d['piece'])}.${clause(d)}`,
  'table-area-advice': (d) =>
    `${figure(d['square'])} Quadratzoll; mit 700 bis 1.000 spielt es sich am besten.${clause(d)}`,
  'table-cover-advice': (d) =>
    `${figure(d['share'])} % unter Gelände; mit einem Viertel bis einem Drittel spielt es sich am besten.${clause(d)}`,
};
