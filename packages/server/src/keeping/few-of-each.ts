/** The first few of each owner: nobody fills a list alone. */
export function fewOfEach<T>(all: readonly T[], most: number, ownerOf: (each: T) => string): T[] {
  const counts = new Map<string, number>();
  return all.filter((each) => {
    const owner = ownerOf(each);
    const count = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, count);
    return count <= most;
  });
}
