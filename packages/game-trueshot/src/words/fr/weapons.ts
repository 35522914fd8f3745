/** Weapons in French, by the names of the French edition. "Frappe" is the round winner's weapon strike. */
import type { CardWords } from '../cards.js';

export const WEAPON_WORDS: Readonly<Record<string, CardWords>> = {
  basic: [
    'Arme de base',
    'Aucun effet. Qui n’a pas d’autre arme a celle-ci.',
    'Elle ne peut être ni perdue, ni échangée, ni revendue.',
  ],
  arathar: [
    'Arathar',
    'Quand tu lances un sort : 1 dégât au familier ennemi qui a le moins de Vie.',
    'À égalité, tu choisis. Ce sont les dégâts de l’arme : ni Hanneton, ni Thori’dal.',
  ],
  ashjrethul: ['Ashjre’thul', 'Frappe un rival de plus.', 'Un qui n’est pas ton voisin.'],
  dominion: [
    'Oppresseur',
    '+1 en Attaque pour chaque type parmi tes familiers.',
    'Les morts comptent ; celui qui n’a pas de type, non.',
  ],
  falinrush: [
    'Fal’inrush',
    'Sa frappe tombe à la fin du prochain combat.',
    'Mêmes victimes, valeur d’aujourd’hui, même si l’arme n’est plus là.',
  ],
  'fang-kung': [
    'Fang Kung',
    'Quand tu lances un sort : un de tes familiers gagne +2 en Attaque jusqu’à la fin de la manche.',
  ],
  kiril: ['Kiril', 'Frappe tous les rivaux.'],
  klatith: [
    'Klatith',
    'Quand tu lances un sort : un familier ennemi a 1 de moins en Attaque jusqu’à la fin de la manche.',
    'Jamais sous 0 ; cela s’ajoute.',
  ],
  lotrafen: [
    'Lotrafen',
    'Répartis son Attaque entre les rivaux comme tu veux.',
    'En points entiers, jusqu’au dernier ; une part peut être 0.',
  ],
  miracoran: [
    'Miracoran',
    'Achetée, elle s’échange contre l’arme d’un rival.',
    'Si quelqu’un en a une ; tout ce qui est sur les armes les suit.',
  ],
  oathbinder: ['Ordalie', 'Quand elle frappe : une carte d’une défausse est remélangée dans sa pioche.'],
  rhokdelar: [
    'Rhok’delar',
    'Quand tu lances un sort : +1 en Attaque pour de bon.',
    'Perdu quand elle est défaussée.',
  ],
  'screaming-tiger': ['Tigre hurlant', 'Ne frappe qu’un seul rival.', 'Un voisin de ton choix.'],
  'shan-dun': ['Shan-Dun', 'Après sa frappe : +1 en Attaque pour de bon.', 'Perdu quand elle est défaussée.'],
  talrak: [
    'Tal’rak',
    'Quand elle frappe : les rivaux qui ont un exotique perdent 1.',
    'À toute distance ; un exotique mort compte.',
  ],
  talonclaw: [
    'Griffe-Serre',
    'Quand elle frappe : tu peux garder un troisième familier jusqu’à la fin de la prochaine manche.',
    'Même si l’arme s’en va.',
  ],
  taoren: [
    'Taoren',
    'Un familier que tu apprivoises gagne +2 en Attaque ou +2 en Vie jusqu’à la fin de la manche.',
  ],
  thasdorah: [
    'Thas’dorah',
    'Tes sorts agissent deux fois.',
    'Sur les mêmes cibles. Pas les aspects ; d’un piège, seulement ce qu’il fait à l’arrivée.',
  ],
  thoridal: [
    'Thori’dal',
    'Tes sorts retirent deux fois plus de Vie.',
    'Après tous les bonus, suites comprises. Pas les frappes qu’un sort provoque.',
  ],
  titanstrike: ['Choc des titans', 'Les familiers que tu apprivoises gagnent +1/+1 pour de bon.'],
  vishanka: [
    'Vishanka',
    'Quand tu lances un sort : 1 dégât au familier ennemi qui a le plus de Vie.',
    'À égalité, tu choisis.',
  ],
  xutenash: [
    'Xu’tenash',
    'Son prix se paie en Vie.',
    'Il doit t’en rester. Revendue, elle rapporte des Pièces.',
  ],
  jotungeirr: [
    'Jotungeirr',
    'Quand elle frappe : reprends un sort dans la défausse.',
    'Tout le monde voit lequel.',
  ],
  raeshalare: ['Rae’shalare', 'Les effets de mort de tes familiers se déclenchent une fois de plus.'],
  soulbarb: [
    'Pointe-d’âme',
    'Quand tu apprivoises un familier, son autre exemplaire va à la défausse, où qu’il soit.',
    'Pioche ou rangée, la tienne aussi. Ce n’est pas une mort ; le Mammouth protège.',
  ],
  zovastrum: [
    'Zovastrum',
    'Quand elle frappe : le dessus d’une pioche va à sa défausse.',
    'Tu choisis la pioche.',
  ],
  awakmami: ['Awak’mami', 'Quand elle frappe : pioche un sort.', 'Caché aux autres.'],
  djaruun: [
    'Djaruun',
    'Quand elle frappe : un joueur touché ne peut pas lancer de sorts au prochain combat.',
  ],
  neltharax: [
    'Neltharax',
    'Défaussée à la fin de la manche si tu n’as lancé aucun sort dans ce combat.',
    'Sans reprise.',
  ],
};

/** Foods of Dire Diets. */
export const FOOD_WORDS: Readonly<Record<string, CardWords>> = {
  bread: ['Pain', 'Un familier gagne +1/+1 jusqu’à la fin de la manche.'],
  cheese: ['Fromage', 'Un familier perd 1.'],
  fish: ['Poisson', 'Un familier gagne +1 en Vie jusqu’à la fin de la prochaine manche.'],
  fruit: ['Fruit', 'Un familier regagne 2.'],
  fungus: [
    'Champignon',
    'Ton arme gagne +1 en Attaque jusqu’à sa prochaine frappe.',
    'Il reste sur cette arme ; celle de base aussi.',
  ],
  meat: ['Viande', 'Un familier gagne +1 en Attaque jusqu’à la fin de la prochaine manche.'],
  water: [
    'Eau',
    '+1 Pièce jusqu’au prochain combat.',
    'Dépensée en premier ; perdue quand ce combat commence.',
  ],
};
