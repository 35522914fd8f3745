/** A small priority queue of node numbers, least cost first. */
export class Heap {
  size = 0;
  /** Never shortened: a list that grows again is made anew. */
  private readonly nodes: number[] = [];
  private readonly costs: number[] = [];

  clear(): void {
    this.size = 0;
  }

  push(node: number, cost: number): void {
    const { nodes, costs } = this;
    let at = this.size++;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (costs[up]! <= cost) break;
      nodes[at] = nodes[up]!;
      costs[at] = costs[up]!;
      at = up;
    }
    nodes[at] = node;
    costs[at] = cost;
  }

  /** The node with the least cost; the heap must not be empty. */
  pop(): number {
    const { nodes, costs } = this;
    const top = nodes[0]!;
    const size = --this.size;
    if (size === 0) return top;
    const node = nodes[size]!;
    const cost = costs[size]!;
    let at = 0;
    for (let down = 1; down < size; down = 2 * at + 1) {
      if (down + 1 < size && costs[down + 1]! < costs[down]!) down++;
      if (costs[down]! >= cost) break;
      nodes[at] = nodes[down]!;
      costs[at] = costs[down]!;
      at = down;
    }
    nodes[at] = node;
    costs[at] = cost;
    return top;
  }
}
