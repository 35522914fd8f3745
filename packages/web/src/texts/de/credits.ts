/** Whose work is used. */

export const credits = {
  title: 'Mitwirkende',
  fanWork: 'Ein inoffizielles Fanprojekt',
  icons: 'Zeichnungen',
  iconsText: 'Einfarbige Zeichnungen von game-icons.net, von Lorc, Delapouite und anderen, unter',
  iconsChanged: 'Hier sind sie in anderen Farben gezeichnet.',
  iconsList: 'Diese werden verwendet:',
  fonts: 'Schrift',
  fontsText:
    'Fraunces von Undercase Type und Atkinson Hyperlegible Next vom Braille Institute, beide unter der SIL Open Font License 1.1.',
  software: 'Software',
  softwareText: 'React, zustand und wouter; gebaut mit Vite.',
  gamesText:
    'Die Regelseiten sind in unseren eigenen Worten geschrieben. Namen und Welten gehören ihren Eigentümern; von ihren Bildern und Texten wird nichts verwendet.',
};
