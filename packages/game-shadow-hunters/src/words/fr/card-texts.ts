/** What every card does, in our own words. */
const HEALS = 'soigne 1 blessure, ou subis-en 1 si tu n’en as aucune';
const PAYS = 'donne un équipement à qui te l’a remise, ou subis 1 blessure';

export const CARD_TEXTS: Readonly<Record<string, string>> = {
  'hermits-aid': `Si tu es Hunter : ${HEALS}.`,
  'hermits-huddle': `Si tu es Shadow : ${HEALS}.`,
  'hermits-nurturance': `Si tu es Neutre : ${HEALS}.`,
  'hermits-anger': `Si tu es Hunter ou Shadow : ${PAYS}.`,
  'hermits-blackmail': `Si tu es Neutre ou Hunter : ${PAYS}.`,
  'hermits-greed': `Si tu es Neutre ou Shadow : ${PAYS}.`,
  'hermits-slap': 'Si tu es Hunter : subis 1 blessure.',
  'hermits-spell': 'Si tu es Shadow : subis 1 blessure.',
  'hermits-exorcism': 'Si tu es Shadow : subis 2 blessures.',
  'hermits-bully': 'Si tu as 11 points de vie ou moins (A, B, C, E, M) : subis 1 blessure.',
  'hermits-tough-lesson-of-love': 'Si tu as 12 points de vie ou plus (D, F, G, L, V) : subis 2 blessures.',
  'hermits-prediction': 'Montre ton personnage à qui te l’a remise, et à personne d’autre.',
  advent: 'Un Hunter peut se révéler et soigner toutes ses blessures.',
  blessing: 'Désigne quelqu’un d’autre, qui soigne autant de blessures que le d6 indique.',
  chocolate: 'Qui a pour initiale A, E ou M peut se révéler et soigner toutes ses blessures.',
  'concealed-knowledge': 'Après ce tour, tu en joues un autre.',
  'disenchant-mirror': 'Si tu es un Shadow autre que Métamorphe, tu dois te révéler.',
  'first-aid': 'Mets les blessures de n’importe qui à 7, les tiennes si tu veux.',
  'flare-of-judgement': 'Tout le monde sauf toi subit 2 blessures.',
  'guardian-angel': 'Les attaques ne te blessent pas jusqu’au début de ton prochain tour.',
  'holy-water-of-healing': 'Soigne 2 blessures.',
  'fortune-brooch': 'La Forêt hantée ne peut pas te blesser ; elle peut encore te soigner.',
  'holy-robe': 'Tes attaques font 1 blessure de moins, celles que tu subis aussi.',
  'mystic-compass': 'Pour te déplacer, tu peux lancer deux fois les dés et choisir.',
  'silver-rosary': 'Quand ton attaque tue, tu prends tout l’équipement de ta victime.',
  'spear-of-longinus':
    'Un Hunter révélé ajoute 2 à chaque attaque qui touche ; tu peux te révéler à ce moment-là.',
  talisman: 'Araignée sanguinaire, Chauve-souris vampire et Dynamite ne te font rien.',
  'banana-peel': 'Donne un de tes équipements à quelqu’un ; si tu n’en as pas, subis 1 blessure.',
  'bloodthirsty-spider': 'Désigne quelqu’un d’autre : 2 blessures chacun.',
  'diabolic-ritual': 'Un Shadow peut se révéler et soigner toutes ses blessures.',
  dynamite:
    'Lance les deux dés : tous ceux du lieu indiqué subissent 3 blessures, toi aussi. Un 7 ne fait rien.',
  'moody-goblin': 'Prends un équipement à n’importe qui.',
  'spiritual-doll':
    'Désigne n’importe qui et lance un d6 : de 1 à 4, c’est 3 blessures pour ta cible ; sur 5 ou 6, pour toi.',
  'vampire-bat': 'Désigne quelqu’un d’autre : 2 blessures, et tu en soignes 1.',
  'butcher-knife': 'Tes attaques qui touchent font 1 blessure de plus.',
  chainsaw: 'Tes attaques qui touchent font 1 blessure de plus.',
  'rusted-broad-axe': 'Tes attaques qui touchent font 1 blessure de plus.',
  handgun: 'Tu atteins tous les lieux hors de ton secteur, et seulement ceux-là.',
  'machine-gun': 'Ton attaque touche d’un seul jet tous ceux qui sont à portée.',
  masamune: 'Tu dois attaquer si tu peux ; tu lances le d4 seul, et il ne manque jamais.',
};
