/** The questions, each with what is at stake. */
import type { EventData, Message, Prompt, Reader } from '@fray/engine';
import type { PromptId } from '../ids.js';
import { cardName, inches } from './figures.js';
import { TABLES } from './names.js';
import { DRAW_NAMES, EDGE_NAMES } from './terms.js';
import { modelName, withWeapon } from './who.js';

type Asking = (data: EventData, reader: Reader) => Prompt;

const PROMPTS: Readonly<Record<PromptId, Asking>> = {
  table: (d) => ({
    ask: `Te bats-tu ici : ${TABLES[String(d['table'])]?.name ?? d['table']} ?`,
    hint: 'Chacun de vous peut demander la prochaine des tables toutes prêtes, une fois.',
  }),
  draw: askDraw,
  'roll-off': (d) => ({
    ask: `Tu as tiré ${cardName(d['card'])}. Tu gardes ?`,
    hint: 'Le plus fort total gagne ; personne ne voit le choix de l’autre avant que les deux soient faits.',
  }),
  edge: () => ({ ask: 'Quel bord est le tien ?', hint: 'L’autre bande entre par le bord opposé.' }),
  mark: (d) => ({
    ask: `Où poses-tu la trouvaille numéro ${d['number']} ?`,
    hint: `À 6″ au moins de chaque bord et à ${inches(d['spacing'])} des autres.`,
  }),
  entry: (d) => ({
    ask: 'Par où entre ta bande ?',
    hint: `Point d’entrée ${d['number']}, n’importe où sur ${EDGE_NAMES[String(d['edge'])]}.`,
  }),
  activate: (d) => ({
    ask: 'Qui agit ?',
    hint:
      d['wavering'] === true
        ? `Ta bande vacille : la prochaine carte s’ajoute à ${d['pile']}, et au-delà de 21 elle fuit.`
        : `Manche ${d['round']}. N’importe qui, tant qu’il lui reste des points de commandement.`,
  }),
  ready: (d) => ({
    ask: `Quelque chose avant que ${modelName(d['model'])} agisse ?`,
    hint:
      d['mounted'] === true
        ? 'Qui met pied à terre ne remonte plus à cheval.'
        : 'L’Intuition te montre deux cartes adverses.',
  }),
  show: (d) => ({
    ask: d['count'] === 1 ? 'Quelle carte montres-tu ?' : `Quelles ${d['count']} cartes montres-tu ?`,
    hint: 'Seul l’autre joueur les voit.',
  }),
  place: (d) => ({
    ask: `Où entre ${modelName(d['model'])} ?`,
    hint: `À moins de ${inches(d['movement'])} d’un de tes points d’entrée.`,
  }),
  declare: (d) => ({
    ask: `Que va faire ${modelName(d['model'])} ?`,
    hint: `Points de commandement : ${d['cp']} ; de deux à quatre actions, et trois ou plus gênent la visée.`,
  }),
  move: (d) => ({
    ask: `Où s’arrête ${modelName(d['model'])} ?`,
    hint: `Jusqu’à ${inches(d['budget'])} ; action ${d['action']} sur ${d['actions']}.`,
  }),
  attack: (d) => ({
    ask: `Quelle cible pour ${modelName(d['model'])} ?`,
    hint: `Action ${d['action']} sur ${d['actions']}. Qui est à moins de 3″ passe d’abord.`,
  }),
  secure: (d) => ({
    ask: `${modelName(d['model'])} tente de prendre le marqueur ?`,
    hint: `Il faut ${d['need']} ou plus.`,
  }),
  'quick-draw': (d) => ({
    ask: `${modelName(d['attacker'])} vise. ${modelName(d['model'])} dégaine en premier ?`,
    hint: `L’attaque vient ${withWeapon(d['weapon'])} ; la Dégaine éclair ne sert qu’une fois.`,
  }),
  dodge: (d) => ({
    ask: `${modelName(d['attacker'])} frappe. ${modelName(d['model'])} fait une roulade ?`,
    hint: 'Jusqu’à 2″ pour un point de commandement.',
  }),
  flask: (d) => ({
    ask: `${modelName(d['model'])} sort la fiole ?`,
    hint: 'Deux cartes, et tu gardes la meilleure. Après ce test elle est perdue, utilisée ou non.',
  }),
  take: (d) => ({
    ask: `${cardName(d['first'])} ou ${cardName(d['second'])} pour ${modelName(d['model'])} ?`,
    hint: 'L’autre est défaussée face visible.',
  }),
  again: (d) => ({
    ask: `${modelName(d['model'])} crie « On se bouge ! » ?`,
    hint: 'Une fois par bataille : tu actives encore avant l’autre bande.',
  }),
  access: (d) => ({
    ask: 'Où se trouve ta cache ?',
    hint: `À moins de ${inches(d['most'])} du point d’entrée de l’autre bande.`,
  }),
  'dismount-end': () => ({
    ask: 'Un cavalier met-il pied à terre ?',
    hint: 'Qui met pied à terre ne remonte plus à cheval.',
  }),
};

function askDraw(d: EventData): Prompt {
  const card = cardName(d['card']);
  const about = `${modelName(d['model'])}, ${DRAW_NAMES[String(d['kind'])]}`;
  if (d['kind'] === 'routing')
    return {
      ask: `${card} irait sur la pile. Tu gardes ?`,
      hint: `La pile est à ${d['total']} ; au-delà de 21, ta bande fuit.`,
    };
  if (d['kind'] === 'injury')
    return {
      ask: `${card} pour ${modelName(d['model'])}. Tu gardes ?`,
      hint: 'Un as, c’est la fin ; 11 ou plus, seulement une belle peur.',
    };
  return d['reached'] === true
    ? { ask: `${card} suffit. Tu gardes ?`, hint: `${about} : il faut ${d['need']} ou plus.` }
    : { ask: `${card} ne suffit pas. Que joues-tu ?`, hint: `${about} : il faut ${d['need']} ou plus.` };
}

export function askFrom({ id, data }: Message, reader: Reader): Prompt {
  return PROMPTS[id as PromptId](data ?? {}, reader);
}
