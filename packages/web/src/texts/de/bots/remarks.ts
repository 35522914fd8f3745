/** Was die Figuren am Tisch sagen: kurz genug, um es in einer Sekunde zu lesen. */

export const remarks = {
  halla: {
    begins: '„Bereit? Ich warte nicht.“',
    ahead: ['„Komm, mach mit!“', '„So geht das.“'],
    behind: ['„Gut. Jetzt wird gekämpft.“', '„Das hab ich schon schlimmer erlebt.“'],
  },
  oswin: {
    begins: '„Fangen wir an. Keine Eile.“',
    ahead: ['„Wie berechnet.“', '„Vorsicht gewinnt.“'],
    behind: ['„Das habe ich nicht kommen sehen.“', '„Hm. Interessant.“'],
  },
  brand: {
    begins: '„Ich weiche nicht.“',
    ahead: ['„Hab ich doch gesagt.“', '„Ich stehe noch.“'],
    behind: ['„Tut gar nicht weh.“', '„Ich bleibe.“'],
  },
  vesper: {
    begins: '„Wollen wir? Nach dir.“',
    ahead: ['„Du hast in die falsche Richtung geschaut.“', '„Zu einfach.“'],
    behind: ['„Genau wie geplant … fast.“', '„Genieß es, solange es dauert.“'],
  },
  grishk: {
    begins: '„Aufmachen! Ich klopfe!“',
    ahead: ['„Ha! Mehr! Mehr!“', '„Eure Mauer wackelt!“'],
    behind: ['„Au. Wer war das?“', '„Hätte … nachdenken … sollen.“'],
  },
};
