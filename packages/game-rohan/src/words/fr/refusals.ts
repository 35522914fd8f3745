/** Answers to "Why not?". */
import type { Sentences } from '@fray/engine';
import type { Refusals } from '../ids.js';

export const REFUSALS: Sentences<Refusals> = {
  'defence-only': 'Cette carte ne se joue qu’en défense ; dans cette manche, tu attaques.',
  'attack-only': 'Cette carte ne se joue qu’en attaque ; dans cette manche, tu défends.',
  taken: 'Une de tes cartes se tient déjà dans ce couloir.',
  'nothing-to-block': 'En défense, tu ne peux que bloquer : aucune carte ennemie ne se tient en face.',
  surprised: 'La carte d’en face est venue par Surprise ; personne ne peut se placer devant elle.',
  'only-defence-blocks':
    'La carte d’en face est venue par Surprise ; seule une carte Défense seule peut se placer devant elle.',
  'not-held': 'Tu n’as pas cette carte en main.',
  'no-such-lane': 'Il y a cinq couloirs, numérotés de 1 à 5.',
  'ends-with-finish': 'En tours entiers, tu joues ce que tu veux et tu termines par Finir.',
};
