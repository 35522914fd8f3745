/** Spells in French, by the names of the French edition. */
import type { CardWords } from '../cards.js';

export const FAMILY_NAMES: readonly string[] = [
  '',
  'Aspect',
  'Tir',
  'Piqûre',
  'Morsure',
  'Piège',
  'Flèche',
  'Affinité',
];

export const SPELL_WORDS: Readonly<Record<string, CardWords>> = {
  'aspect-of-the-beast': [
    'Aspect de la bête',
    'Tes familiers ont +1/+1. Trois manches.',
    'La manche où tu le lances compte. Un familier aux ailes coupées n’en a rien dans ce combat.',
  ],
  'aspect-of-the-cheetah': [
    'Aspect du guépard',
    'Tu ouvres le combat. Trois manches.',
    'Pas celui qui est en cours : les deux suivants.',
  ],
  'aspect-of-the-hawk': [
    'Aspect du faucon',
    'Tu peux regarder le dessus de la pioche des familiers ou des armes. Trois manches.',
    'Quand tu veux ; tu connais la carte jusqu’au prochain mélange.',
  ],
  'aspect-of-the-monkey': [
    'Aspect du singe',
    'Les familiers ennemis ont 1 de moins en Attaque, mais au moins 1. Trois manches.',
    'Retiré en dernier.',
  ],
  'aspect-of-the-pack': [
    'Aspect de la meute',
    'Tu peux garder un troisième familier. Trois manches.',
    'Remplacé, tu relâches aussitôt ; écoulé, au début de la manche.',
  ],
  'aspect-of-the-wild': [
    'Aspect de la nature',
    'Tes familiers regagnent 1 à la fin de chaque tour de table. Trois manches.',
  ],
  'arcane-shot': ['Tir des arcanes', 'Un familier perd 3. Ton prochain sort retire 1 de plus.'],
  'multi-shot': [
    'Flèche multiple',
    'Un familier perd 1, trois fois.',
    'Trois coups d’une même source ; un bonus compte pour le premier.',
  ],
  'rapid-shot': ['Tir rapide', 'Un familier perd 3 et son maître 1.'],
  'scatter-shot': [
    'Flèche de dispersion',
    'Un familier perd 3. S’il est en train de frapper un des tiens, tu choisis une nouvelle cible pour cette frappe.',
    'Une autre cible permise de ce familier ; puis de nouveau les Crabes.',
  ],
  'tranquilizing-shot': [
    'Tir tranquillisant',
    'Un familier perd 3 et ne peut pas frapper pendant un tour de table.',
    'Pendant sa propre frappe, il l’arrête.',
  ],
  'scorpid-sting': [
    'Piqûre de scorpide',
    'Un joueur perd 1. Un de ses familiers a 1 de moins en Attaque dans ce combat.',
  ],
  'serpent-sting': [
    'Morsure de serpent',
    'Un joueur perd 1 maintenant et 1 au début du prochain combat.',
    'La perte suivante n’a pas de bonus ; Thori’dal la double si tu l’avais en lançant.',
  ],
  'viper-sting': [
    'Morsure de vipère',
    'Un joueur perd 1 et ne peut pas lancer de sorts pendant un tour de table.',
  ],
  'wyvern-sting': [
    'Piqûre de wyverne',
    'Un joueur perd 1. Un de ses familiers ne peut pas frapper pendant un tour de table.',
  ],
  'mongoose-bite': [
    'Morsure de mangouste',
    'Un joueur perd 1, ou 2 si tu as perdu de la Vie à la manche précédente.',
    'Les paiements ne comptent pas.',
  ],
  'explosive-trap': [
    'Piège explosif',
    'Un rival reçoit cette carte jusqu’à la prochaine manche, et perd 1.',
    'Il peut la relancer plus loin. Après autant de poses qu’il y a de joueurs, elle ne fait plus rien.',
  ],
  'freezing-trap': [
    'Piège givrant',
    'Un rival reçoit cette carte jusqu’à la prochaine manche. Un de ses familiers ne peut pas frapper pendant un tour de table.',
  ],
  'frost-trap': [
    'Piège de glace',
    'Un rival reçoit cette carte jusqu’à la prochaine manche, et ne peut pas lancer de sorts pendant un tour de table.',
  ],
  'immolation-trap': [
    'Piège d’immolation',
    'Un rival reçoit cette carte jusqu’à la prochaine manche, et défausse un sort.',
    'À son choix, n’importe quel autre sort de sa main.',
  ],
  aiming: ['Visée', 'Ton prochain sort retire 2 de plus.'],
  'beast-lore': [
    'Connaissance des bêtes',
    'Vois le dessus et le dessous de la pioche des familiers, et dis laquelle des deux cartes est dessus.',
    'Personne d’autre ne les voit.',
  ],
  'bestial-wrath': [
    'Courroux bestial',
    'Un familier gagne +1 en Attaque pour de bon et frappe un familier d’un voisin de son maître.',
    'Tu choisis la cible ; ce peut être un des tiens. Un familier arrêté ne gagne que l’Attaque.',
  ],
  'call-pet': [
    'Appeler le familier',
    'Pour ce combat, prends dans la pioche le deuxième exemplaire d’un de tes familiers.',
    'Il faut une place libre. La pioche est mélangée.',
  ],
  'concussive-trait': [
    'Trait de choc',
    'Le hasard choisit les cibles des frappes d’un familier dans ce combat.',
  ],
  counterattack: [
    'Contre-attaque',
    'Un familier gagne +1 en Attaque pour de bon, ou +2 s’il a été blessé depuis le dernier tour de son maître.',
  ],
  deterrence: [
    'Dissuasion',
    'Un familier ne peut pas frapper les tiens pendant un tour de table.',
    'Ceux des autres, oui. Les coups qui ne sont pas des frappes passent.',
  ],
  disengage: ['Désengagement', 'Un de tes familiers ne peut pas être frappé pendant un tour de table.'],
  'dismiss-pet': [
    'Renvoyer le familier',
    'Un familier va sur la pioche des familiers.',
    'Ce n’est pas une mort. Son dernier familier vivant parti, un joueur est sorti de la manche.',
  ],
  'distracting-trait': [
    'Trait provocateur',
    'Un familier doit être la cible de la prochaine frappe.',
    'De quiconque peut le frapper et a le choix.',
  ],
  'eagle-eye': [
    'Œil d’aigle',
    'Vois le dessus de la pioche des familiers et de celle des armes ; remets chaque carte dessus ou dessous.',
    'Personne d’autre ne les voit.',
  ],
  'eyes-of-the-beast': [
    'Œil de la bête',
    'Un familier gagne +1 en Attaque pour de bon. Dans ce combat, ton arme frappe avec l’Attaque de ce familier.',
    'Rien ne s’y ajoute ; mort, il compte comme à sa mort.',
  ],
  'feed-pet': ['Nourrir le familier', 'Un familier gagne +2 en Vie pour de bon.'],
  'feign-death': [
    'Feindre la mort',
    'Les effets de mort de tes familiers se déclenchent.',
    'De gauche à droite, sans mourir. Le Cerf et le Lézard s’en vont.',
  ],
  flare: ['Fusée éclairante', 'Tes rivaux jouent main visible jusqu’à la fin de la prochaine manche.'],
  growl: ['Grondement', 'Un familier gagne +2 en Attaque pour de bon.'],
  'hunters-mark': [
    'Marque du chasseur',
    'Un familier a 1 en Vie dans ce combat.',
    'Ce n’est pas un coup. Soins et bonus ne changent pas sa Vie d’ici là.',
  ],
  intimidation: [
    'Intimidation',
    'Un familier gagne +1 en Attaque pour de bon et ne peut pas être frappé pendant un tour de table.',
  ],
  'mend-pet': ['Guérir le familier', 'Un familier retrouve toute sa Vie.'],
  'raptor-strike': [
    'Attaque du raptor',
    'Un familier gagne +1 en Attaque pour de bon. Dans ce combat, après ses frappes, son maître ne peut pas perdre de Vie pendant un tour de table.',
  ],
  readiness: [
    'Promptitude',
    'Un familier gagne +1 en Vie pour de bon. Tu reçois une Pièce. Toi ou un de tes familiers regagne 1.',
  ],
  'revive-pet': [
    'Ressusciter le familier',
    'Un de tes familiers mort dans ce combat revient avec ses chiffres imprimés.',
    'Les bonus durables dorment jusqu’à la fin de la manche.',
  ],
  'scare-beast': [
    'Effrayer une bête',
    'Un familier ennemi reste face cachée pendant un tour de table.',
    'Ni frappe, ni effet, ni cible ; son maître reste dans la manche.',
  ],
  'tame-beast': [
    'Apprivoiser une bête',
    'Pour ce combat, prends le premier familier de la pioche.',
    'Il faut une place libre. Un deuxième exotique va à la défausse.',
  ],
  tracking: [
    'Pistage',
    'Vois les trois premières cartes de la pioche des familiers et remets-les dans l’ordre que tu veux.',
    'Personne d’autre ne les voit.',
  ],
  'trueshot-aura': [
    'Aura de précision',
    'Un familier gagne +1 en Attaque pour de bon. Dans ce combat, ses frappes touchent aussi un familier à côté de la cible.',
    'Avec son Attaque seule ; ce n’est pas une frappe.',
  ],
  volley: [
    'Salve',
    'Ton prochain sort prend toutes les cibles possibles.',
    'Tes propres familiers aussi. Elle attend un sort qui a une cible.',
  ],
  'wing-clip': [
    'Coupure d’ailes',
    'Un familier n’a aucun de ses bonus dans ce combat.',
    'Ce qu’il reçoit maintenant est gardé pour plus tard. Il ne peut pas en mourir.',
  ],
  'death-chakram': [
    'Chakram de mort',
    'Un familier meurt au début du prochain tour de table.',
    'Tué par personne.',
  ],
  'flayed-shot': [
    'Tir écorcheur',
    'Un familier perd 1 au début de chacun des trois prochains tours de table.',
    'Un bonus compte pour le premier.',
  ],
  'resonating-arrow': ['Flèche résonnante', 'Un familier perd 3. Reprends un sort dans la défausse.'],
  'wild-spirits': [
    'Esprits sauvages',
    'Dans ce combat, un de tes familiers a aussi l’effet d’un familier défaussé.',
    'Les moments passés ne reviennent pas.',
  ],
  'azure-affinity': ['Affinité d’azur', 'Un rival perd 1. Ton prochain sort retire 1 de plus.'],
  'bronze-affinity': ['Affinité de bronze', 'Un de tes familiers gagne +1/+1 pour de bon.'],
  'emerald-affinity': ['Affinité d’émeraude', 'Toi ou un de tes familiers regagne 2.'],
  'obsidian-affinity': ['Affinité d’obsidienne', 'Un rival perd 1 et défausse un sort.', 'À son choix.'],
  'ruby-affinity': [
    'Affinité de rubis',
    'Un familier ennemi perd 1 et ne peut ni recevoir de soins ni rien gagner dans ce combat.',
    'Ce qu’il a lui reste.',
  ],
};
