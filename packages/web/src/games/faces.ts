/** Every game's face, found by its folder: colours, home scene and sign. */
import type { GameFace, SideColours } from '@fray/kit';
import { gameFacts } from './facts.js';

const found = import.meta.glob<GameFace>('../../../game-*/table/face.ts', { eager: true, import: 'face' });

/** Undefined for a game that has not been drawn yet. */
export function faceOf(game: string): GameFace | undefined {
  return found[`../../../game-${game}/table/face.ts`];
}

/** Puts the colours of all games on the page, each where `data-game` names it. */
export function applyColours(): void {
  // Made here, not written into the page: a strict policy for content forbids the latter.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(gameFacts.map(({ id }) => coloursOf(id, faceOf(id))).join('\n'));
  document.adoptedStyleSheets.push(sheet);
}

function coloursOf(game: string, face: GameFace | undefined): string {
  if (face === undefined) return '';
  const sides = face.colours.map((side, i) => shades(`side${i}`, side)).join('');
  const seats = face.sidesAreSeats === true ? face.colours : [];
  return [
    `[data-game="${game}"]{${sides}}`,
    ...seats.map((side, i) => `[data-game="${game}"] .seat-${i}{${shades('seat', side)}}`),
  ].join('\n');
}

function shades(name: string, { strong, pale }: SideColours): string {
  return `--${name}:light-dark(${strong.join(',')});--${name}-pale:light-dark(${pale.join(',')});`;
}
