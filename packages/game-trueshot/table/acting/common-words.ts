/** "Strike … with your Fox": the words that several labels share, for a thing whose target comes next. */
export function commonWords(offered: readonly string[]): string {
  const labels = offered.map((label) => label.split(' '));
  const shared = (at: (label: readonly string[], n: number) => string | undefined): number => {
    let n = 0;
    while (n < labels[0]!.length && labels.every((label) => at(label, n) === at(labels[0]!, n))) n++;
    return n;
  };
  const [start, end] = [shared((label, n) => label[n]), shared((label, n) => label.at(-1 - n))];
  const words = labels[0]!;
  if (start + end >= words.length) return words.join(' ');
  return [...words.slice(0, start), '…', ...words.slice(words.length - end)].join(' ');
}
