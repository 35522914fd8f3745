/** How much room a card's text needs: classes for its card. */

/** Letters of a text from which it takes room from the picture, and from which it takes most of it. */
const WORDY = 58;
const VERY_WORDY = 100;

export function wordiness(text: string): string | false {
  return text.length > VERY_WORDY ? 'tl-very-wordy' : text.length > WORDY && 'tl-wordy';
}
