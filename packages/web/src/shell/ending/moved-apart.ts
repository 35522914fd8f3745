/** Labels along a line, moved apart where they would lie on each other, and kept between its ends. Pure. */
export function movedApart(
  places: readonly number[],
  { from, to, apart }: { readonly from: number; readonly to: number; readonly apart: number },
): readonly number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const moved = [...places];
  let floor = from;
  for (const i of order) {
    moved[i] = Math.max(moved[i]!, floor);
    floor = moved[i]! + apart;
  }
  let ceiling = to;
  for (const i of order.toReversed()) {
    moved[i] = Math.min(moved[i]!, ceiling);
    ceiling = moved[i]! - apart;
  }
  return moved;
}
