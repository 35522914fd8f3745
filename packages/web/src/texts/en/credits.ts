/** Whose work is used. */

export const credits = {
  title: 'Credits',
  fanWork: 'An unofficial fan work',
  icons: 'Drawings',
  iconsText: 'One-colour drawings from game-icons.net by Lorc, Delapouite and contributors, under',
  iconsChanged: 'They are drawn in other colours here.',
  iconsList: 'The ones used here:',
  fonts: 'Type',
  fontsText:
    'Fraunces by Undercase Type and Atkinson Hyperlegible Next by the Braille Institute, both under the SIL Open Font License 1.1.',
  software: 'Software',
  softwareText: 'React, zustand and wouter; built with Vite.',
  gamesText:
    'The rules pages are written in our own words. Names and worlds belong to their owners; no art or text of theirs is used.',
};
