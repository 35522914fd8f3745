/** French: a short word gives up its vowel before another one, whatever name follows: "de Bob", "d’Ada". */

const VOWEL = /^[aeiouœæ]/i;

/** `word` before `next`: "d’Ada" of "de" and "Ada". A name with an h keeps the whole word, which is never wrong. */
export function elided(word: 'de' | 'que' | 'le' | 'la', next: string): string {
  const plain = next.normalize('NFD');
  return VOWEL.test(plain) ? `${word.slice(0, -1)}’${next}` : `${word} ${next}`;
}
