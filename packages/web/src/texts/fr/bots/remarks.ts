/** Ce que disent les personnages à la table : assez court pour se lire en une seconde. */

export const remarks = {
  halla: {
    begins: '« Prêt ? Je n’attends pas. »',
    ahead: ['« Allez, suis le rythme ! »', '« Voilà comment on fait. »'],
    behind: ['« Bien. Là, on se bat. »', '« J’ai connu pire. »'],
  },
  oswin: {
    begins: '« Commençons. Rien ne presse. »',
    ahead: ['« Comme prévu. »', '« La prudence gagne. »'],
    behind: ['« Je ne l’avais pas vu venir. »', '« Hm. Intéressant. »'],
  },
  brand: {
    begins: '« Je ne bougerai pas. »',
    ahead: ['« Je l’avais dit. »', '« Toujours debout. »'],
    behind: ['« Même pas mal. »', '« Je reste. »'],
  },
  vesper: {
    begins: '« On y va ? Après toi. »',
    ahead: ['« Tu regardais du mauvais côté. »', '« Trop facile. »'],
    behind: ['« Exactement comme prévu… presque. »', '« Profites-en tant que ça dure. »'],
  },
  grishk: {
    begins: '« Ouvrez ! Je frappe ! »',
    ahead: ['« Ha ! Encore ! Encore ! »', '« Votre mur tremble ! »'],
    behind: ['« Aïe. Qui a fait ça ? »', '« Aurais dû… réfléchir. »'],
  },
};
