/** Where words stand on a page, line by line, so that nothing is drawn over them. */
export function wordsIn(root: Element): readonly DOMRect[] {
  const range = document.createRange();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: DOMRect[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    range.selectNodeContents(text);
    found.push(...range.getClientRects());
  }
  return found;
}
