/** Pets in French, by the names of the French edition: name, what the card does, and how it is ruled where that is not plain. */
import type { CardWords } from '../cards.js';

export const PET_WORDS: Readonly<Record<string, CardWords>> = {
  bat: [
    'Chauve-souris',
    'Au début du combat, tu regagnes 1 en Vie.',
    'Jamais au-dessus de 10, et rien tant que tu ne peux pas recevoir de soins.',
  ],
  'carrion-bird': [
    'Charognard',
    '+1 en Attaque pour chaque voisin sans familier vivant.',
    'Compté à tout instant. Un familier effrayé est vivant ; à deux joueurs, l’unique rival compte une fois.',
  ],
  cat: [
    'Félin',
    'Au premier tour de table, personne ne peut le frapper avant qu’il ait frappé.',
    'Le début du combat fait partie du premier tour de table. Les coups qui ne sont pas des frappes l’atteignent.',
  ],
  clefthoof: [
    'Sabot-fourchu',
    'Quand il tue, les dégâts en trop passent à un autre familier.',
    'Tu choisis un familier d’un voisin. C’est un coup, pas une frappe, et il peut encore passer plus loin.',
  ],
  crocilisk: [
    'Crocilisque',
    'Au début du combat, il frappe.',
    'Sans personne à portée, il ne se passe rien.',
  ],
  gorilla: [
    'Gorille',
    'Le hasard choisit les cibles de ses frappes.',
    'Chaque cible permise a la même chance ; un Crabe peut encore s’interposer.',
  ],
  ravager: ['Ravageur', '+1 en Attaque pour chaque blessure qu’il porte.', 'Compté à tout instant.'],
  ray: [
    'Raie',
    'Les bonus d’Attaque qu’elle reçoit comptent en Vie, et ceux de Vie en Attaque.',
    'Seulement les bonus ; ce qui l’affaiblit n’est pas inversé.',
  ],
  scalehide: [
    'Peau écailleuse',
    'Quand elle tue en retirant exactement la Vie qui restait, elle inflige autant à un autre familier.',
    'Tu choisis un familier d’un voisin ; cela peut encore continuer.',
  ],
  scorpid: [
    'Scorpide',
    'Sa première frappe d’un combat tue.',
    'C’est une mise à mort, pas un coup : les cuirs épais n’y font rien. Une frappe annulée ne l’use pas.',
  ],
  spider: [
    'Araignée',
    'Au début du combat, un familier ennemi de ton choix ne peut pas frapper pendant un tour de table.',
    'De n’importe quel rival ; le premier tour de chacun est couvert.',
  ],
  tallstrider: [
    'Haut-trotteur',
    'Au début du combat, il gagne pour de bon +1 en Attaque ou +1 en Vie.',
    'À chaque combat, avec un nouveau choix.',
  ],
  wasp: [
    'Guêpe',
    'Frappée, elle riposte aussitôt.',
    'Les deux doivent vivre et elle doit pouvoir frapper. Deux Guêpes se répondent jusqu’à une frappe qui ne retire rien.',
  ],
  'wind-serpent': [
    'Serpent des vents',
    'Au début du combat, un rival et ses familiers ne peuvent plus recevoir de soins dans cette manche.',
    'Les familiers arrivés plus tard non plus. Le soin complet avant le combat et les retours restent possibles.',
  ],
  wolf: ['Loup', '+1 en Attaque pour chaque voisin qui a un familier vivant.', 'Compté à tout instant.'],
  basilisk: [
    'Basilic',
    'Quand il meurt, un familier ennemi ne peut pas frapper pendant un tour de table.',
    'Tu peux choisir celui qui l’a tué.',
  ],
  'bird-of-prey': [
    'Oiseau de proie',
    'Tu as une action de préparation de plus.',
    'Dès qu’il est apprivoisé ; relâché, il emporte une action non utilisée.',
  ],
  boar: [
    'Sanglier',
    'Quand il meurt, il frappe un familier.',
    'Avec l’Attaque qu’il avait en mourant ; ce qui répond à sa frappe le trouve mort.',
  ],
  fox: [
    'Renard',
    'Tes aspects durent une manche de plus.',
    'Compté quand l’aspect est lancé ; la durée reste même si le Renard s’en va.',
  ],
  gruffhorn: [
    'Raucorne',
    '+1 dégât aux familiers qui l’ont frappé dans ce combat.',
    'Sur tous ses coups, sauf celui de l’Aura de précision.',
  ],
  hound: [
    'Molosse',
    'Tes tirs et tes flèches touchent un familier de plus.',
    'Un autre familier, avec tout ce que le sort lui fait.',
  ],
  hyena: ['Hyène', '+1 en Attaque pour de bon pour chaque familier qu’elle tue.'],
  mechanical: [
    'Mécanique',
    'Au début d’une manche, il copie l’effet d’un familier à côté de lui.',
    'Avec ses propres chiffres et son type, jusqu’à la fin de la manche, quoi que devienne le voisin. Les effets d’apprivoisement arrivent trop tard.',
  ],
  monkey: [
    'Singe',
    'Quand il meurt, un familier allié gagne +1/+1 jusqu’à la fin de la manche.',
    'Un autre de tes familiers vivants ; s’il n’y en a pas, rien.',
  ],
  moth: [
    'Phalène',
    'Quand elle meurt, le prochain bonus de ton côté vaut 1 de plus.',
    'Attend d’être utilisé ou la fin de la manche ; entre plusieurs valeurs, tu choisis.',
  ],
  raptor: [
    'Raptor',
    'Après sa frappe, tu ne peux pas perdre de Vie pendant un tour de table.',
    'Les frappes d’armes aussi, tant que ce tour de table dure. Un paiement n’est pas une perte.',
  ],
  rodent: [
    'Rongeur',
    'Tes morsures et tes piqûres retirent 1 de plus en Vie.',
    'À chaque joueur, au premier retrait ; ce qui vient plus tard ne change pas.',
  ],
  serpent: [
    'Serpent',
    'À la fin de chaque tour de table, 1 dégât à chaque familier qu’il a frappé dans ce combat.',
    'Seulement tant qu’il vit face visible.',
  ],
  sporebat: [
    'Sporoptère',
    'Quand il meurt, les prochains dégâts de ton côté augmentent de 1.',
    'Un seul coup ; entre plusieurs victimes, tu choisis.',
  ],
  'warp-stalker': [
    'Traqueur dimensionnel',
    'Après avoir tué, il ne peut pas être frappé pendant un tour de table.',
  ],
  bear: [
    'Ours',
    'Tu ne peux pas être la cible de pièges.',
    'Tant qu’il vit face visible ; vérifié quand le piège est lancé.',
  ],
  beetle: [
    'Hanneton',
    'Les sorts qui visent un autre de tes familiers le touchent à sa place.',
    'Tes propres sorts aussi. Pas Ressusciter le familier, Appeler le familier ni Salve.',
  ],
  'blood-beast': [
    'Bête de sang',
    'Après sa frappe, elle se soigne d’autant de dégâts qu’elle a infligés.',
    'Le coup entier compte, même au-delà de ce qui restait ; rien s’il a été ignoré ou renvoyé.',
  ],
  crab: [
    'Crabe',
    'Les frappes qui visent un autre de tes familiers le touchent à sa place.',
    'Sauf s’il ne peut pas être frappé lui-même.',
  ],
  direhorn: [
    'Navrecorne',
    'Les premiers dégâts d’un familier ennemi retournent à ce familier.',
    'Une fois par combat ; la frappe a tout de même eu lieu.',
  ],
  dragonhawk: [
    'Faucon-dragon',
    'Les armes que tu achètes gagnent +1 en Attaque.',
    'Le bonus reste sur l’arme jusqu’à sa défausse.',
  ],
  feathermane: [
    'Crin-de-plume',
    'Les armes te coûtent 1 de moins et rapportent 1 de moins.',
    'Les deux sont fixés à l’achat.',
  ],
  hopper: [
    'Sautilleur',
    'Les soins de ton côté donnent aussi autant de Vie jusqu’à la fin de la manche.',
    'Au familier soigné, même sans blessure. Un soin complet compte ce qu’il a rendu.',
  ],
  hydra: ['Hydre', 'Chacune de ses frappes te coûte 1 en Vie.'],
  lizard: ['Lézard', 'Quand il meurt, il va à la défausse des familiers.'],
  oxen: ['Bovin', 'Perd 1 de moins à chaque coup, mais au moins 1.'],
  riverbeast: [
    'Potamodonte',
    'Ignore les premiers dégâts d’un combat.',
    'Tout ce qui vient d’une même source : les trois coups d’une Flèche multiple.',
  ],
  stag: ['Cerf', 'Quand il meurt, il va sur la pioche des familiers.'],
  turtle: ['Tortue', 'Qui la frappe perd 1.', 'Même quand cette frappe la tue.'],
  waterfowl: [
    'Canard',
    'Après sa frappe, tes autres familiers regagnent 1.',
    'Ceux qui sont vivants et face visible.',
  ],
  chimaera: [
    'Chimère',
    'Un familier qu’elle frappe n’a plus d’effet jusqu’à la fin de la manche.',
    'Un familier que la frappe tue n’a pas d’effet de mort. Ce que des sorts lui ont donné reste.',
  ],
  'core-hound': [
    'Chien du magma',
    'Dès qu’il a perdu de la Vie, son Attaque est doublée jusqu’à la fin de la manche.',
    'Pas à chaque coup ; doublée après les bonus et ce qui l’affaiblit.',
  ],
  devilsaur: [
    'Diablosaure',
    'Apprivoisé, il retire un familier ennemi de la partie et ajoute ses chiffres aux siens.',
    'Chiffres imprimés et durables, pour de bon. Ce n’est ni une mort ni une mise à mort.',
  ],
  aqiri: [
    'Aqir',
    'Quand il meurt, il inflige son Attaque, répartie à ton gré entre les familiers ennemis.',
    'En points entiers ; chaque part est un coup à elle seule.',
  ],
  pterrordax: [
    'Pterreurdactyle',
    'Frappe deux fois pendant ton tour.',
    'Les cibles peuvent différer. Un arrêt entre les deux empêche la seconde ; les frappes d’effets ne sont pas doublées.',
  ],
  'shale-beast': [
    'Bête de schiste',
    'Quand elle meurt, tes familiers perdent 1 de moins à chaque coup, mais au moins 1, jusqu’à la fin de la manche.',
    'Ceux qui arrivent plus tard aussi ; plusieurs s’ajoutent.',
  ],
  'water-strider': [
    'Trotteur aquatique',
    'En préparation, tu peux aussi utiliser le dessus de la défausse des familiers ou des armes.',
    'Apprivoisé, acheté ou mis en boutique, une action chaque fois ; un familier refusé retourne dessus.',
  ],
  carapid: ['Carapide', 'Chaque coup qu’il reçoit compte pour 1.', 'Un coup de 0 reste 0.'],
  'spirit-beast': [
    'Esprit de bête',
    'Tes sorts peuvent être lancés une fois de plus à la manche suivante.',
    'Mis de côté face visible. Ni aspects, ni pièges, et jamais une troisième fois.',
  ],
  'stone-hound': [
    'Molosse de pierre',
    'La première fois qu’il devrait mourir dans une manche, il revient avec 1 en Attaque et 3 en Vie.',
    'Ce n’est ni une mort ni une mise à mort ; privé d’effet, il meurt.',
  ],
  worm: [
    'Ver',
    'Ses frappes retirent à la place 1 à chaque familier ennemi.',
    'Pas de cible : ni Crabe, ni Tortue, ni Guêpe, ni abri contre les frappes.',
  ],
  'lodge-stray': [
    'Errant du pavillon',
    'Apprivoisé : chaque joueur regagne 1. Meurt : chaque joueur perd 1.',
    'Toi aussi, les deux fois. Il n’a pas de type.',
  ],
  camel: [
    'Dromadaire',
    'Au début du combat, il déclenche l’effet de mort d’un familier allié.',
    'À ton choix, sans mourir ; le Cerf et le Lézard s’en vont.',
  ],
  courser: [
    'Coursier',
    'Au début du combat, +1 en Attaque jusqu’à la fin de la manche pour chaque carte que tu as défaussée dans cette préparation.',
    'Familiers refusés ou relâchés et armes revendues ; celles qu’on renouvelle vont sous la pioche.',
  ],
  mammoth: [
    'Mammouth',
    'Les effets ennemis ne peuvent pas te faire défausser.',
    'Cela n’empêche pas d’être avalé ou renvoyé.',
  ],
  'lesser-dragonkin': ['Draconien inférieur', 'Tes affinités prennent toutes les cibles possibles.'],
};
