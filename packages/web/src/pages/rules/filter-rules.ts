/** Keeps the parts of a rules page that hold the searched words, and marks them. */

export interface Found {
  readonly html: string;
  readonly count: number;
}

export function filterRules(html: string, search: string): Found {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const words = search.trim().toLowerCase().split(/\s+/).map(stemOf);
  let count = 0;
  let heading: Element | undefined;
  const kept: string[] = [];
  for (const block of page.body.children) {
    if (/^H\d$/.test(block.tagName)) heading = block;
    const text = (block.textContent ?? '').toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    if (heading !== undefined && heading !== block) kept.push(heading.outerHTML);
    heading = undefined;
    count++;
    for (const word of words) mark(block, word);
    kept.push(block.outerHTML);
  }
  return { html: kept.join('\n'), count };
}

/** "Dodges", "dodged" and "dodging" find each other: the table bends its words as it speaks. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ing|ed|es|s|e)$/, '');
  return stem.length < 3 ? word : stem;
}

function mark(block: Element, words: string): void {
  const walker = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  for (const node of nodes) {
    const at = node.data.toLowerCase().indexOf(words);
    if (at === -1) continue;
    const hit = node.splitText(at);
    hit.splitText(words.length);
    const marked = block.ownerDocument.createElement('mark');
    hit.replaceWith(marked);
    marked.append(hit);
  }
}
