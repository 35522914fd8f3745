/** How is settled what the tournament text leaves open, for what can be looked up. */
import type { Rulings } from '@fray/engine';
import type { RulingId } from '../en/rulings.js';

const BEFORE = 'Si les deux héros en ont une de ce genre, les deux lancent d’abord, puis les deux subissent.';
const STARTS =
  'Les dés de dégâts des interruptions, des contre-attaques et d’avant le duel le déclenchent aussi, des dégâts fixes non. L’effet mord dès cette manche, et deux de même nom comptent une fois.';
const ADDS_UP = 'Les effets d’un autre nom s’y ajoutent ; deux de même nom comptent une fois.';
const SCORE_DICE = 'Les dés de Marche-vent et de Lame huilée comptent ; ceux qui te frappent toi-même, non.';
const NO_MODIFIERS =
  'Ton adversaire peut encore jouer des modificateurs sur ce jet, et les bonus passifs comptent.';
const SAME_BLOW =
  'Protège du coup même auquel on répond ; c’est donc proposé avant que l’armure se retire, et le dé repart à l’étape 7 si tu tiens encore debout. Une table peut ne le permettre qu’à l’étape 7.';
const HELD =
  'Seulement contre une esquive, jamais contre une interruption. L’esquive est dépensée, et la capacité de combat des deux aussi. Pas après Commandement.';
const AT_ONCE =
  'Aussitôt, avant les suites et les contre-attaques, et aussi après celles-ci et les interruptions ; pas après des dégâts fixes. Qui tombe sous le coup ne répond pas.';
const NOT_SAVED = 'Les dégâts viennent avant les soins : un héros à 0 n’est pas sauvé.';
const CAST = 'Son lancement est la capacité de combat de la manche ; la suite vient d’elle-même.';

export const RULINGS: Rulings<RulingId> = {
  label: 'Précision',
  texts: {
    execution: 'S’accomplit en tout premier à l’étape 2. Si les deux héros la jouent, les deux tombent.',
    'head-butt': 'L’étape 8 suit quand même, sauf si la table veut que la manche finisse aussitôt.',
    command:
      'Tu as alors un simple score de dégâts et rien de plus, et personne ne le joue deux fois dans une manche. Le héros dont le Commandement en reçoit un autre en réponse ne peut ni esquiver, ni jouer Sacrifice, ni contre-attaquer.',
    unstoppable: 'L’autre héros peut alors esquiver ou interrompre, comme après Commandement.',
    ensnare: HELD,
    hamstring: HELD,
    'back-fire':
      'Tes propres dés sont des dégâts, non un prix, et peuvent t’abattre. Si les deux tombent, le duel est nul.',
    bolt: 'Chargé, il attend d’être tiré, et les deux le voient. Le charger et le tirer sont chacun la capacité de combat d’une manche.',
    'stone-rain':
      'Les manches comptent, non les jets. Une manche perdue ou nulle, Commandement, une autre capacité de combat ou un renoncement y met fin ; une manche esquivée consomme son palier.',
    'ice-shards': 'Ils peuvent déclencher saignement, venin et maladie comme des dés de dégâts.',
    rake: NO_MODIFIERS,
    ignite: NO_MODIFIERS,
    slick: `${NO_MODIFIERS} Un renfort joué avant l’annonce compte.`,
    vortex: `${CAST} Les dés des deux héros se lancent à la fois, quand la manche s’ouvre.`,
    haunt: CAST,
    meditation: `${CAST} ${NOT_SAVED}`,
    'stone-skin':
      'Aucun effet passif ne commence sur toi, ceux en cours continuent. Quand ton adversaire gagne, ni esquive ni interruption : le dé décide.',
    windwalker: 'Les dés n’apportent pas de second double, sauf s’ils ont été changés comme dés de dégâts.',
    surge: 'La magie monte avant qu’on choisisse la plus haute de la force et de la magie.',
    'fatal-blow':
      'Une seule capacité, qui sert une fois. Après coup, seulement si le coup a blessé et qu’une armure comptait ; les deux façons donnent le même total.',
    convulsions:
      'Deux dés égaux font un double une fois les modificateurs joués. Si les deux doivent perdre, la manche est nulle ; Commandement la retourne quand même.',
    corruption:
      'Si ton adversaire n’a rien de l’une des deux, elle ne se choisit pas tant qu’il a de l’autre.',
    counter: SAME_BLOW,
    'shield-wall': SAME_BLOW,
    'thorn-armour': SAME_BLOW,
    'demon-claws':
      'Une contre-attaque, comme l’indique le tournoi. Une table peut en faire une capacité passive.',
    martyr: 'Cette perte n’est pas une blessure.',
    'blood-thief': 'Un dé mis à 6 par une capacité ne compte pas.',
    usurper: 'Une capacité de vitesse prise ainsi compte comme ta capacité de vitesse de la manche.',
    'bulls-eye': BEFORE,
    'first-strike': BEFORE,
    'first-cut': BEFORE,
    bleed: STARTS,
    venom: STARTS,
    disease: STARTS,
    barbs: ADDS_UP,
    thorns: ADDS_UP,
    'fire-aura': ADDS_UP,
    vitriol: 'Si les deux héros l’ont, il compte une fois.',
    shades: 'Sur des dés de dégâts de tout genre, mais pas sur ceux qui te frappent toi-même.',
    acid: SCORE_DICE,
    sear: SCORE_DICE,
    merciless: SCORE_DICE,
    lightning: AT_ONCE,
    leech: AT_ONCE,
    'cleansing-light': NOT_SAVED,
    'shield-spin': 'Ses dés sont fixés avant que quiconque puisse toucher aux dés de vitesse.',
    'seeing-red': 'Le 20 n’est pas doublé.',
    'kick-start': 'Vient avant qu’on regarde qui est tombé. Le 15 n’est pas doublé.',
    'stat.speed':
      'Pour l’ordre de l’étape 1, elle compte telle qu’elle est à ce moment, avec tout ce qui la change.',
    'stat.armour':
      'Dans cet ordre : la feuille, le durable et les renforts ; doublée par Mur de boucliers ; 0 par Chancellement ; réduite de moitié par Coup fatal ; ignorée par Perçage et Frappe précise.',
    'stat.speed-dice': 'Un dé de plus annule un dé de moins.',
    'stat.damage-score':
      'Les faces, les bonus sur les dés, la plus haute de la force et de la magie, les ajouts, moins les retraits ; jamais sous 0.',
    'term:step-2':
      'À totaux égaux, personne n’attaque et l’étape 8 suit, sauf si la table en a décidé autrement.',
    'term:step-3': 'Si une interruption abat le vainqueur de la manche, le duel s’arrête là.',
    'term:step-4':
      'Ce que la capacité fait d’autre vient avec, qu’elle blesse ou non, sauf si son texte demande une blessure.',
    'term:step-5': 'On peut y renoncer ; l’étape 7 suit alors sans dégâts.',
    'term:step-7': 'Un vainqueur abattu par une contre-attaque a perdu le duel.',
    'term:step-8':
      'Les deux héros sont frappés au même instant, les dégâts avant les soins. Si les deux tombent, le duel est nul, sauf si la table en a décidé autrement.',
    'term:combat-ability': 'Elle est dépensée dès qu’elle est jouée, qu’elle réussisse ou non.',
    'term:modifier':
      'Le héros le plus mal placé commence, puis chacun son tour jusqu’à ce que les deux passent. On peut le jouer pour rien, tant qu’il y a ce dont parle son texte.',
    'term:health':
      'On la vérifie après chaque changement, et à 0 le duel est fini. Les soins s’arrêtent au double de la feuille ; on ne paie que si l’on en a plus que le prix.',
    'term:passive': 'Elle mord pour la première fois dans la manche qui l’a causée.',
    'term:strike-back':
      'La plupart demandent une blessure par l’attaque de cette manche ; Contre, Mur de boucliers et Armure d’épines non. Une table peut y renoncer.',
  },
};
